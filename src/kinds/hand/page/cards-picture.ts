import { html, type Markup } from '../../../page/markup.js';

/** The cards of a hand one beside the other, counted from 1. */
export function cardsPicture(cells: readonly number[]): Markup {
  return html`<span class="cards-row">${cells.map((card) => html`<span class="card-face">${card + 1}</span> `)}</span>`;
}
