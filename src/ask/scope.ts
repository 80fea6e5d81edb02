import { fold } from '../words/fold.ts'

/** Why a sentence is about something that no document here speaks of, with the words that say so. */
export interface OutOfScope {
  because: 'other-game' | 'other-expansion' | 'other-card' | 'not-rules'
  words: string[]
}

/** Games that people ask about as well. One of them named, and none of ours, is not for us. Names that are common words stand with more of them. */
const OTHER_GAMES = `7 wonders|agricola|anachrony|apiary|architects of the west|ark nova|arnak|azul|barrage|beyond the sun|blood rage|brass|carcassonne|cascadia|castles of burgundy|catan|caverna|century|chess|clank|codenames|
  concordia|cthulhu|dead of winter|dixit|dominion|dune imperium|dune|earth board game|eclipse|everdell|feast for odin|first martians|five tribes|forest shuffle|frosthaven|gaia project|galaxy trucker|gloomhaven|
  great western trail|hanabi|hansa teutonica|harmonies|heat pedal|hive|imperium|inis|istanbul|jaipur|keyflower|kingdomino|le havre|lisboa|lords of waterdeep|lost cities|love letter|mage knight|magic the gathering|mtg|
  mansions of madness|marvel champions|monopoly|munchkin|mysterium|nemesis|nidavellir|on mars|orleans|pandemic|paladins|patchwork|poker|power grid|puerto rico|quacks|race for the galaxy|radlands|raiders of|revive|res arcana|
  robinson crusoe|root|scrabble|scythe|sidereal|sleeping gods|slay the spire|small world|space base|spirit island|splendor|star realms|star wars|stone age|sushi go|takenoko|teotihuacan|terra mystica|through the ages|
  ticket to ride|tigris|too many bones|tzolkin|twilight imperium|twilight struggle|viticulture|villagers|villager|voidfall|war of the ring|warhammer|wingspan|wyrmspan|yokohama|dungeons and dragons|dnd|d&d|
  moonbase alpha|moonrise|streets|underwater cities|hadrian|troyes|kemet|vindication|lost ruins`

/** What has appeared for our games, and no document here covers. */
const OTHER_EXPANSIONS = `ares|ares expedition|dice game|automa|pathfinders|pathfinder|underworld|ceo card|ceo cards|amazonis|vastitas|utopia planitia|arabia terra|terra cimmeria|overload|nomad|shards|binding ties|luminor|titan edition|
  playmat|legacy|kuiper cooperative|floyd continuum|prelude 2|automa solo|hype|the moon expansion`

/** Words of questions that no rulebook answers. */
const NOT_RULES = `app|ios|android|steam|digital version|tabletop simulator|tts|bga|boardgamearena|board game arena|download|crashed|mute|music|
  publisher|published|designer|designed|designers|artist|illustrated|illustrator|author|
  cheap|cheaper|sell for|where can i buy|where to buy|in print|out of print|reprint|kickstarter|gamefound|amazon|local store|retail|worth it|worth buying|should i buy|how much does it cost to buy|for how much|
  sleeve|sleeves|organizer|organiser|wood or|wooden|plastic|component quality|3d print|upgrade kit|player mats|thin|how heavy|weigh|weighs|
  best opening|best strategy|best card|best cards|best corporation|best corp|best ship|best way|best first|best ship parts|better to|strategy|strategies|tier list|overpowered|recommend|win against|how to win|
  how long does|how long is|play time|playtime|age rating|maximum number of players|how many players can|six people|six players|app version|
  real person|are you a bot|are you human|chatbot|bucks|dollar|dollars|euro|euros|how s it going|how is it going|good game|well played|
  joke|thank you|hello|good morning|how are you|lol|weather|what does the fox|movie|song`

const phrases = (table: string): RegExp => {
  const list = table.split('|').map((phrase) =>
    phrase
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
  )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

const TABLES = { 'other-game': phrases(OTHER_GAMES), 'other-expansion': phrases(OTHER_EXPANSIONS), 'not-rules': phrases(NOT_RULES) } as const

/** The names that a game leaves uncovered, as a table of the same kind. */
export const uncoveredTable = (names: readonly string[]): RegExp => phrases(names.map(fold).join('|'))

/**
 * Whether a sentence speaks of another game, of an expansion that nothing here covers, or of no rules at all.
 * @param isOurs whether a phrase is a name or a term of a game here: such a phrase says nothing against it
 * @param uncovered cards of our games that no document speaks of
 */
export function outOfScope(text: string, isOurs: (phrase: string) => boolean, uncovered: readonly RegExp[]): OutOfScope | undefined {
  const folded = fold(text)
  const tables = [...(Object.entries(TABLES) as [OutOfScope['because'], RegExp][]), ...uncovered.map((table) => ['other-card', table] as const)]
  for (const [because, table] of tables) {
    const words = [...folded.matchAll(table)].map(([phrase]) => phrase).filter((phrase) => !isOurs(phrase))
    if (words.length > 0) return { because, words }
  }
  return undefined
}
