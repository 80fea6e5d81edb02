/** Cards that people ask about and that the FAQ never mentions: what they do is not for us to say. */
export const UNCOVERED: readonly string[] =
  `Colonizer Training Camp|Deep Well Heating|Cloud Seeding|Martian Rails|Development Center|Equatorial Magnetizer|Domed Crater|Methane From Titan|
  Imported Hydrogen|Black Polar Dust|Interstellar Colony Ship|Cupola City|Lunar Beam|Release of Inert Gases|Food Factory|Carbonate Processing|
  Lightning Harvest|Adapted Lichen|Miranda Resort|Lake Marineris|Small Animals|Kelp Farming|Vesta Shipyard|Beam From A Thorium Asteroid|
  Great Escarpment Consortium|Mineral Deposit|Building Industries|Electro Catapult|Earth Catapult|Towing A Comet|Solar Wind Power|
  Callisto Penal Mines|Giant Space Mirror|Trans-Neptune Probe|Peroxide Power|Gene Repair|Mass Converter|Tropical Resort|Fueled Generators|
  Bribed Committee|Breathing Filters|Artificial Photosynthesis|Artificial Lake|Geothermal Power|Dust Seals|GHG Factories|Subterranean Reservoir|
  Fusion Power|Great Dam|Strip Mine|Wave Power|Mohole Area|Large Convoy|Titanium Mine|Tectonic Stress Power|Anti-Gravity Technology|Investment Loan|
  Designed Microorganisms|Industrial Microbes|Convoy From Europa|Imported GHG|Micro-Mills|Magnetic Field Generators|Import of Advanced GHG|
  Tundra Farming|Aerobraked Ammonia Asteroid|Magnetic Field Dome|Noctis Farming|Soil Factory|Fuel Factory|Ice Cap Melting|Corporate Stronghold|
  Biomass Combustors|Rad-Suits|Permafrost Extraction|Invention Contest|Lagrange Observatory|Underground Detonations|Technology Demonstration|
  Rad-Chem Factory|AI Central|Snow Algae|Aerial Mappers|Neutralizer Factory|Forced Precipitation|Local Shading|Giant Solar Shade|Orbital Reflectors|
  Spin-Inducing Asteroid|Ishtar Mining|Luxury Foods|Mining Quota|Sister Planet Support|Terraforming Contract|Venus Magnetizer|Venusian Animals|
  Venusian Plants|Venus Soils|Deuterium Export|Io Sulphur Research|Jet Stream Microscrappers|Corona Extractor|Earth Elevator|Ecology Research|
  Floater Leasing|Floater Prototypes|Floater Technology|Galilean Waystation|Heavy Taxation|Ice Moon Colony|Impactor Swarm|Interplanetary Colony Ship|
  Molecular Printing|Nitrogen from Titan|Quantum Communications|Red Spot Observatory|Sky Docks|Solar Reflectors|Sub-zero Salt Fish|
  Titan Air-scrapping|Urban Decomposers|Parliament Hall|PR Office|Public Celebrations|Public Spaceline|Sponsored Mohole|Supported Research|
  Allied Banks|Aquifer Turbines|Biosphere Support|Business Empire|Dome Farming|Huge Asteroid|Io Research Outpost|Martian Industries|
  Metal-Rich Asteroid|Metals Company|Mohole Excavation|Nitrogen Shipment|Orbital Construction Yard|Polar Industries|Smelting Plant|Supply Drop|
  UNMI Contractor|House Printing|Martian Survey|SF Memorial|Space Hotels|Strategic Base Planning|Corridors of Power|Floyd Continuum|
  Kuiper Cooperative|Board of Directors|Planetary Alliance|Applied Science|Colony Trade Hub|Cloud Tourism|Ceres Tech Market|Botanical Experience|
  Red Appeasement|Floating Refinery|Frontier Town|Rise to Power|Soil Bacteria|Suitable Infrastructure|Terraforming Deal|Valuable Gases|Venus Contract|
  Venus L1 Shade|Main Belt Asteroids|World Government Advisor`
    .split('|')
    .map((name) => name.trim())
