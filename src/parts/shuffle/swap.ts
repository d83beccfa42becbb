/** Exchanges the cards at positions `i` and `j`. */
export function swap(deck: Uint16Array, i: number, j: number): void {
  const card = deck[i];
  deck[i] = deck[j];
  deck[j] = card;
}
