import { html, type Markup } from '../../page/markup.js';

/** The most stones that are drawn; larger piles are written as a number alone. */
const MOST_DRAWN = 16;

/** Draws piles as rows of stones with their numbers; `notes` follow a pile, by its place. */
export function stonesPicture(piles: readonly number[], notes: ReadonlyMap<number, string> = new Map()): Markup {
  const drawn = Math.max(...piles) <= MOST_DRAWN;
  const stones = (count: number): Markup | null => (drawn ? html`<span class="dots" aria-hidden="true">${'●'.repeat(count)}</span>` : null);
  return html`<ul class="stones-list">${piles.map((count, pile) => html`<li>${stones(count)} ${count}${notes.has(pile) ? html` <b>${notes.get(pile) ?? ''}</b>` : null}</li>`)}</ul>`;
}
