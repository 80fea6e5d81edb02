import { createHash } from 'node:crypto'

/** One style sheet for all pages: phone first, dark and light, printable. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c1b19; --paper: #fbfaf7; --quiet: #5d594f; --line: #d9d5ca; --link: #0b5c8a; --mark: #fff0b8; --card: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece9e2; --paper: #171614; --quiet: #aaa599; --line: #3a3833; --link: #7cc4f0; --mark: #5a4a00; --card: #1f1e1b; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 44rem; padding: 0 1rem 4rem; font: 1.0625rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: break-word; }
a { color: var(--link); text-underline-offset: .15em; }
a:focus-visible, input:focus-visible, button:focus-visible, select:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
header.site { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; padding: 1rem 0 .5rem; border-bottom: 1px solid var(--line); }
header.site a.home { font-weight: 700; color: inherit; text-decoration: none; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .5rem; }
h1 { font-size: 1.45rem; line-height: 1.25; margin: 1.25rem 0 .5rem; text-wrap: balance; }
h2 { font-size: 1.1rem; margin: 1.75rem 0 .4rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
form.search { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0; }
form.search input[type=search] { flex: 1 1 14rem; min-width: 0; }
form.search input, form.search select, form.search button { font: inherit; padding: .6rem .75rem; border: 1px solid var(--quiet); border-radius: .4rem; background: var(--card); color: inherit; min-height: 2.75rem; }
form.search button { background: var(--link); border-color: var(--link); color: var(--paper); font-weight: 600; cursor: pointer; }
.answer > p:first-child > strong:first-child { font-size: 1.15rem; }
.answer ul { padding-left: 1.1rem; }
.answer li { margin: .4rem 0; }
.answer li:target { background: var(--mark); }
.quiet, footer { color: var(--quiet); font-size: .92rem; }
ul.plain { list-style: none; padding: 0; }
ul.plain > li { padding: .55rem 0; border-bottom: 1px solid var(--line); }
ul.plain > li > a { font-weight: 600; }
ul.plain p { margin: .15rem 0 0; }
mark { background: var(--mark); color: var(--ink); border-radius: .15rem; }
.note { border-left: 4px solid var(--link); padding: .1rem .8rem; margin: 1rem 0; }
table { border-collapse: collapse; display: block; overflow-x: auto; max-width: 100%; }
th, td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
dt { font-weight: 600; margin-top: .8rem; }
dd { margin: 0; }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }
dl.facts dt { margin: 0; }
blockquote.book { margin: .6rem 0; padding: .2rem 1rem; border-left: 4px solid var(--line); background: var(--card); }
blockquote.book mark { color: inherit; }
form.facts { margin: 1rem 0; }
form.facts div { margin: .8rem 0; }
form.facts label { display: block; font-weight: 600; }
form.facts fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem; }
form.facts legend { font-weight: 600; padding: 0 0 .5rem; }
form.facts input, form.facts select, form.facts button { font: inherit; padding: .5rem .75rem; border: 1px solid var(--quiet); border-radius: .4rem; background: var(--card); color: inherit; min-height: 2.75rem; max-width: 100%; }
form.facts button { background: var(--link); border-color: var(--link); color: var(--paper); font-weight: 600; cursor: pointer; }
.verdict { border: 2px solid var(--link); border-radius: .5rem; padding: .2rem 1rem; margin: 1rem 0; }
.answer-line { font-size: 1.35rem; margin: .5rem 0; }
summary { cursor: pointer; padding: .4rem 0; font-weight: 600; }
summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code { font-size: .92em; }
pre { overflow-x: auto; border: 1px solid var(--line); padding: .6rem; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .75rem; }
@media print { form, header.site, footer { display: none; } body { max-width: none; } a { color: inherit; } }
`.trim()

/** The address changes with the style, so a browser may keep it for ever. */
export const STYLE_PATH = `/assets/style.${createHash('sha256').update(STYLE).digest('hex').slice(0, 12)}.css`
