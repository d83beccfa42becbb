import { html, type Markup, type Part } from '../../../../page/markup.js';

/** A section of a document: a heading and what stands below it. */
export function part(heading: string, body: Part, look: string | null = null): Markup {
  return html`<section${look === null ? null : html` class="${look}"`}><h2>${heading}</h2>${body}</section>`;
}

/** Labels with what they say, side by side. */
export function factTable(facts: readonly (readonly [label: string, said: Part])[]): Markup {
  return html`<table class="facts"><tbody>${facts.map(([label, said]) => html`<tr><th scope="row">${label}</th><td>${said}</td></tr>`)}</tbody></table>`;
}

/** A table whose head comes again on every sheet; where it is wider than a screen it can be moved, with keys too. */
export function table(look: string, heads: readonly string[], rows: readonly (readonly Part[])[]): Markup {
  return html`<div class="wide" role="group" tabindex="0" aria-label="${heads.join(', ')}"><table class="${look}"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** Sentences as a list. */
export function list(items: readonly Part[]): Markup {
  return html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}
