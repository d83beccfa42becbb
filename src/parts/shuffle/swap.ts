import type { Cells } from '../../core/subject/shuffle.js';

export function swap(deck: Cells, i: number, j: number): void {
  const card = deck[i];
  deck[i] = deck[j];
  deck[j] = card;
}
