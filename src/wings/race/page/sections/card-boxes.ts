import { html, type Markup } from '../../../../page/markup.js';
import { count } from '../../../../page/numbers.js';

/** Draws cards, counted from 0, side by side as people number them; those of `doubled` are marked, and `gone` follow in dashed frames. */
export function cardBoxes(cards: readonly number[], doubled: ReadonlySet<number>, gone: readonly number[]): Markup {
  const boxes = cards.map(
    (card, k) => html`${k === 0 ? null : ' '}<span class="card${doubled.has(card) ? ' twice' : ''}">${count(card + 1)}</span>`,
  );
  return html`${boxes}${gone.map((card) => html` <span class="card gone"><span class="ear">gone: </span>${count(card + 1)}</span>`)}`;
}
