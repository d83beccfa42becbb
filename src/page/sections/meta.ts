import { html, type Markup } from '../markup.js';
import { date } from '../words/date.js';
import { shortHash } from '../words/short-hash.js';

/** The line a torn-out page of a proof is known by. */
export function proofMeta(
  kind: string,
  of: string,
  scale: string,
  sealed: { readonly digest: string; readonly run: { readonly startedAt: string } },
): Markup {
  return html`<header class="meta top"><span><b>${kind}</b> of ${of}</span><span>${scale}</span><span>${date(sealed.run.startedAt)}</span><span>record <code>${shortHash(sealed)}</code></span></header>`;
}
