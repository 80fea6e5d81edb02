import { readFileSync } from 'node:fs'
import { CATALOGUES } from '../../src/games/catalogues.ts'
import { readEdition } from '../../src/content/edition.ts'
import { cardFinder } from '../../src/build/rules.ts'
import { openLibrary } from '../../src/library/open.ts'
import { Search } from '../../src/search/search.ts'
import { Ask } from '../../src/ask/ask.ts'
const cpu=()=>{const c=process.cpuUsage();return (c.user+c.system)/1000}
const { games } = await readEdition('content')
const library = openLibrary('/tmp/why.sqlite')
const cards = new Map(games.map((content) => [content.game.id, cardFinder(content)]))
const ask = new Ask(new Search(library), { card: async (game, id) => cards.get(game)?.(id) }, CATALOGUES)
const lines = ['situations','questions','unanswerable'].flatMap(f=>readFileSync(`test/eval/${f}.jsonl`,'utf8').trim().split('\n').map((l)=>JSON.parse(l))).map((l)=>l.situation??l.question)
for (let round=0; round<3; round++) {
const t:[number,string][]=[]
for (const l of lines) { const a=cpu(); await ask.ask(l); t.push([cpu()-a,l]) }
t.sort((a,b)=>a[0]-b[0]); console.log('p50',t[t.length>>1]![0].toFixed(2),'p99',t[Math.floor(t.length*.99)]![0].toFixed(2),'max',t.at(-1)![0].toFixed(1),t.at(-1)![1])
}
const hard = ['card '.repeat(100), 'inventrix '.repeat(50), '1 2 3 4 5 6 7 8 9 10 '.repeat(20), 'no '.repeat(160), 'mc 5 mc 6 mc 7 mc 8 mc 9 steel 4 steel 5 titanium 7 '.repeat(9), 'protected habitats '.repeat(26),'🔥'.repeat(200),'запрет '.repeat(60), 'a1b2c3 '.repeat(70), '-'.repeat(500)].map(s=>s.slice(0,500))
for (const h of hard) { let m=0; for(let i=0;i<4;i++){const a=cpu(); await ask.ask(h); m=Math.max(i?m:0,cpu()-a)} console.log(m.toFixed(1), h.slice(0,40)) }
