import type { Catalogue } from '../rules/catalogue.ts'

/** The games that have rules. Each is loaded when it is asked for: a phone need not load them all. */
export const CATALOGUES: Readonly<Record<string, () => Promise<Catalogue>>> = {
  moon: async () => (await import('./moon/catalogue.ts')).catalogue,
  'moon-base': async () => (await import('./moon-base/catalogue.ts')).catalogue,
  moonrakers: async () => (await import('./moonrakers/catalogue.ts')).catalogue,
  'terraforming-mars': async () => (await import('./terraforming-mars/catalogue.ts')).catalogue,
}

export const allCatalogues = (): Promise<Catalogue[]> => Promise.all(Object.values(CATALOGUES).map((load) => load()))
