import { html, type Markup } from '../markup.js';
import { date } from '../words/date.js';
import { shortHash } from '../words/short-hash.js';

/** The line that identifies a torn-out page: the kind of page, its subject, and what else tells it from another. */
export function metaLine(kind: string, of: string, ...facts: readonly (string | Markup)[]): Markup {
  return html`<header class="meta top"><span><b>${kind}</b> of ${of}</span>${facts.map((fact) => html`<span>${fact}</span>`)}</header>`;
}

/** The same line for a page on one record: its scale, the day, and the beginning of its digest. */
export function recordMeta(
  kind: string,
  of: string,
  scale: string,
  record: { readonly digest: string; readonly run: { readonly startedAt: string } },
): Markup {
  return metaLine(kind, of, scale, date(record.run.startedAt), html`record <code>${shortHash(record)}</code>`);
}
