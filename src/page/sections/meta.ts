import { html, type Markup } from '../markup.js';

/** The line a torn-out page is known by: what kind of page it is, of what, and what else tells it from another. */
export function metaLine(kind: string, of: string, ...facts: readonly (string | Markup)[]): Markup {
  return html`<header class="meta top"><span><b>${kind}</b> of ${of}</span>${facts.map((fact) => html`<span>${fact}</span>`)}</header>`;
}
