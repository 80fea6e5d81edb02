import { readFileSync, existsSync } from 'node:fs'
import { CATALOGUES } from '../../src/games/catalogues.ts'
import { openLibrary } from '../../src/library/open.ts'
import { Search } from '../../src/search/search.ts'
import { Ask } from '../../src/ask/ask.ts'
const library = openLibrary('/tmp/why.sqlite')
const search = new Search(library)
const ask = new Ask(search, { card: async () => undefined }, CATALOGUES)
const rows:any[]=[]
for (const f of ['questions','unanswerable','more-unanswerable','situations']) if (existsSync(`test/eval/${f}.jsonl`)) for (const l of readFileSync(`test/eval/${f}.jsonl`,'utf8').trim().split('\n').map((x)=>JSON.parse(x)).filter((x)=>x.set==='dev')) {
  const q=l.question??l.situation
  const a = await ask.ask(q)
  const words:string[] = a.search.query.words
  const named = new Set(a.search.cards.flatMap((c)=>c.words))
  const freq = await (library as any).frequencies(words)
  const unknown = words.filter((w)=>!freq.has(w)&&!named.has(w)&&w!=='tm')
  const rar = (w:string)=>{const c=freq.get(w); const n=c?Object.values(c as any).reduce((x:any,y:any)=>x+y,0) as number:0; return Math.min(6,Math.log(1+(859-n+.5)/(n+.5)))}
  const h=a.search.hits[0]
  const asked = new Set<string>([...(h?.words??[]), ...(h?.synonyms??[]).map((s:string)=>s.split(' → ')[0]!)])
  const tw=words.filter(w=>w!=='tm')
  const mass=tw.reduce((s,w)=>s+rar(w),0)||1
  const cov=tw.filter((w)=>asked.has(w)).reduce((s,w)=>s+rar(w),0)/mass
  rows.push({un:l.game==='none',q,cov,score:h?.score??0,uk:unknown.length/Math.max(1,tw.length),out:a.abstains?.because, rule:(a.chosen??a.offers[0])?.score??0, nf:(a.chosen??a.offers[0])?.facts.length??0, chosen:!!a.chosen})
}
const un=rows.filter(r=>r.un), an=rows.filter(r=>!r.un)
console.log('table refuses', un.filter(r=>r.out).length,'/',un.length,' ans',an.filter(r=>r.out).length,'/',an.length)
let best:any=[]
for (const a of [0,.2,.4,.6,.8,1,1.5]) for (const b of [0,.2,.4,.6,1]) for (let t=-0.5;t<2;t+=.02) { const ref=(r:any)=>r.out||(!r.chosen&&r.cov + a*Math.min(r.score,8)/8 - b*r.uk < t); const u=un.filter(ref).length/un.length, n=an.filter(ref).length/an.length; if(n<=.03) best.push([u,n,a,b,t]) }
best.sort((x:any,y:any)=>y[0]-x[0]); console.log(best.slice(0,5))
for (const r of un.filter(r=>!r.out)) console.log(r.cov.toFixed(2),r.score.toFixed(1),r.uk.toFixed(2),r.rule.toFixed(2),r.q)
