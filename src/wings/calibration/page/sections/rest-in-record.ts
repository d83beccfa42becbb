import { verbFor } from '../../../../core/words/counted.js';
import type { Block } from '../../../../page/document/doc.js';
import { html } from '../../../../page/markup.js';
import { count } from '../../../../page/numbers.js';

/** Says how many rows the table above leaves to the record; empty where it has all. */
export function restInRecord(rest: number): readonly Block[] {
  if (rest <= 0) return [];
  const text = `${count(rest)} more ${verbFor(rest, 'is')} in the record.`;
  return [{ is: 'sentence', text, drawn: () => html`<p class="caption after">${text}</p>` }];
}
