import { html, type Markup } from '../markup.js';

/** The line that identifies a torn-out page: the kind of page, its subject, and what else tells it from another. */
export function metaLine(kind: string, of: string, ...facts: readonly (string | Markup)[]): Markup {
  return html`<header class="meta top"><span><b>${kind}</b> of ${of}</span>${facts.map((fact) => html`<span>${fact}</span>`)}</header>`;
}
