import { counted } from '../../core/words/counted.js';
import type { Block } from '../document/doc.js';
import { html } from '../markup.js';
import { count } from '../numbers.js';
import { code, say, strong } from '../phrase.js';

const MOST_LISTED = 100;
/** The most digests shown open; more are folded. */
const MOST_OPEN = 12;

/** The digest of every record of a page, `of` naming the records; too many for anybody to read are only counted. */
export function digestTable(of: string, records: readonly { readonly id: string; readonly digest: string }[]): Block {
  if (records.length > MOST_LISTED)
    return { is: 'sentence', text: `The ${counted(count(records.length), 'digest')} stand in the records.` };
  const caption = 'Digest of every record';
  const columns = [of, 'Digest of its record'].map((head) => ({ head, number: false }));
  const body = records.map(({ digest, id }) => html`<tr><th scope="row">${id}</th><td><code>${digest}</code></td></tr>`);
  const table: Block = {
    is: 'table',
    caption,
    columns,
    rows: records.map(({ digest, id }) => [id, [code(digest)]]),
    drawn: () =>
      html`<div class="wrap" role="region" aria-label="${caption}" tabindex="0"><table class="digests"><caption><b>${caption}</b></caption><thead><tr>${columns.map(({ head }) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${body}</tbody></table></div>`,
  };
  return records.length > MOST_OPEN ? { is: 'fold', head: say`${strong(caption)}: ${records.length} of them`, body: [table] } : table;
}
