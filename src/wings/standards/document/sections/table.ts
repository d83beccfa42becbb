import { html, type Markup, type Part } from '../../../../page/markup.js';

/** Returns a section of a document: a heading and what stands below it. */
export function part(heading: string, body: Part, look: string | null = null): Markup {
  return html`<section${look === null ? null : html` class="${look}"`}><h2>${heading}</h2>${body}</section>`;
}

export function factTable(facts: readonly (readonly [label: string, said: Part])[]): Markup {
  return html`<table class="facts"><tbody>${facts.map(([label, said]) => html`<tr><th scope="row">${label}</th><td>${said}</td></tr>`)}</tbody></table>`;
}

/** Returns a table whose head repeats on every sheet. Where it is wider than a screen it can be scrolled, with keys too. */
export function table(look: string, heads: readonly string[], rows: readonly (readonly Part[])[]): Markup {
  return html`<div class="wide" role="group" tabindex="0" aria-label="${heads.join(', ')}"><table class="${look}"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

export function list(items: readonly Part[]): Markup {
  return html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}
