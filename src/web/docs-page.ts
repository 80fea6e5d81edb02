import { html } from 'ghtml'
import { REFUSALS } from '../http/problem.ts'
import { page } from './layout.ts'

/** The parts of an OpenAPI document that the page shows. */
export interface ApiDescription {
  info: { version: string; description?: string }
  paths: Record<
    string,
    Record<
      string,
      { summary?: string; parameters?: { name: string; in: string; required?: boolean; description?: string }[]; responses?: Record<string, unknown> }
    >
  >
}

/** The API for a person to read, made from the same description that machines get. */
export function docsPage(api: ApiDescription): string {
  const main = html`<h1>The API</h1>
<p>${api.info.description ?? ''} Machines read <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
!${Object.entries(api.paths).map(([path, methods]) =>
    Object.entries(methods)
      .map(
        ([method, { summary, parameters, responses }]) => html`<section><h2><code>${method.toUpperCase()} ${path}</code></h2>
<p>${summary ?? ''}. Answers ${Object.keys(responses ?? {}).join(', ')}.</p>
!${parameters && parameters.length > 0 ? html`<dl class="facts">!${parameters.map(({ name, in: where, required, description }) => html`<dt><code>${name}</code></dt><dd>${where}${required ? ', required' : ''}${description ? `. ${description}` : ''}</dd>`)}</dl>` : ''}</section>`,
      )
      .join(''),
  )}
<h2>Problems</h2>
<p>A refused request answers with <code>application/problem+json</code>; its <code>code</code> is one of these.</p>
<dl>!${Object.entries(REFUSALS).map(([code, { status, title }]) => html`<dt id="${code}"><code>${code}</code></dt><dd>${status}. ${title}.</dd>`)}</dl>`
  return page({ title: 'The API', description: 'Every address of the REST API, its parameters and answers.', path: '/docs', main })
}
