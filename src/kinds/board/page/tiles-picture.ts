import type { BoardShape } from '../../../core/outcome.js';
import { html, type Markup } from '../../../page/markup.js';

/** A board as a small table of its tiles, the blank left empty. */
export function tilesPicture(cells: readonly number[], { columns, rows }: BoardShape): Markup {
  const tile = (number: number): Markup =>
    number === 0 ? html`<td class="blank"><span class="ear">blank</span></td>` : html`<td>${number}</td>`;
  const lines = Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
  return html`<table class="tiles"><tbody>${lines.map((line) => html`<tr>${line.map(tile)}</tr>`)}</tbody></table>`;
}
