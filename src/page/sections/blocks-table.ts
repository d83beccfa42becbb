import { html, type Markup } from '../markup.js';
import { markup, type Phrase } from '../phrase.js';

/** A column by its head; numbers are aligned right. */
export interface Column {
  readonly head: string;
  readonly number: boolean;
}

/** A table whose rows become labelled blocks on the phone; the first cell of a row names it. Every row has a cell a column. */
export function blocksTable(caption: string, columns: readonly Column[], rows: readonly (readonly Phrase[])[]): Markup {
  const heads = columns.map(
    ({ head, number }) => html`<th scope="col" role="columnheader"${number ? html` class="num"` : null}>${head}</th>`,
  );
  const body = rows.map((row) => {
    const cells = row.map((cell, k) => {
      const { head, number } = columns[k];
      if (k === 0) return html`<th scope="row" role="rowheader">${markup(cell)}</th>`;
      return html`<td role="cell"${number ? html` class="num"` : null}><span class="label">${head}</span>${markup(cell)}</td>`;
    });
    return html`<tr role="row">${cells}</tr>`;
  });
  return html`<table class="blocks" role="table"><caption><span class="ear">${caption}</span></caption><thead role="rowgroup"><tr role="row">${heads}</tr></thead><tbody role="rowgroup">${body}</tbody></table>`;
}
