import type { Cells } from '../../core/subject/shuffle.js';

/** Exchanges the cards at positions `i` and `j`. */
export function swap(deck: Cells, i: number, j: number): void {
  const card = deck[i];
  deck[i] = deck[j];
  deck[j] = card;
}
