import { counted } from '../../core/words/counted.js';
import { html, type Markup } from '../markup.js';
import { count } from '../numbers.js';
import { fold } from './fold.js';

const MOST_LISTED = 100;
/** The most digests shown open; more are folded. */
const MOST_OPEN = 12;

/** The digest of every record of a page, `of` naming the records; too many for anybody to read are only counted. */
export function digestTable(of: string, rows: readonly { readonly id: string; readonly digest: string }[]): Markup {
  if (rows.length > MOST_LISTED) return html`<p class="caption">The ${counted(count(rows.length), 'digest')} stand in the records.</p>`;
  const body = rows.map(({ digest, id }) => html`<tr><th scope="row">${id}</th><td><code>${digest}</code></td></tr>`);
  const table = html`<div class="wrap" role="region" aria-label="Digest of every record" tabindex="0"><table class="digests"><caption><b>Digest of every record</b></caption><thead><tr><th scope="col">${of}</th><th scope="col">Digest of its record</th></tr></thead><tbody>${body}</tbody></table></div>`;
  return rows.length > MOST_OPEN ? fold(html`<b>Digest of every record</b>: ${count(rows.length)} of them`, table) : table;
}
