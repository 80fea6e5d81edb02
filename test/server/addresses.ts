/** One address of every GET route of the API that answers 200 over the fixtures. */
export const API_ADDRESSES = [
  '/v1',
  '/v1/games',
  '/v1/games/lantern-bay',
  '/v1/documents/lantern-bay/faq-1.1',
  '/v1/rulings',
  '/v1/rulings/lantern-bay/tie',
  '/v1/cards',
  '/v1/cards/named?name=lamp',
  '/v1/cards/lantern-bay/storm-lamp',
  '/v1/terms',
  '/v1/conflicts',
  '/v1/sources',
  '/v1/resolve?url=lantern-bay',
  '/v1/search?q=tie',
  '/v1/suggest?q=ti',
  '/v1/bulk/rulings.jsonl',
  '/v1/bulk/cards.jsonl',
  '/v1/bulk/terms.jsonl',
  '/v1/bulk/conflicts.jsonl',
  '/v1/bulk/sources.jsonl',
]

/** One address of every kind of page. */
export const PAGES = [
  '/',
  '/search?q=tie',
  '/docs',
  '/lantern-bay',
  '/lantern-bay/cards',
  '/lantern-bay/terms',
  '/lantern-bay/conflicts',
  '/lantern-bay/cards/storm-lamp',
  '/lantern-bay/documents/faq-1.1',
  '/lantern-bay/tie',
]
