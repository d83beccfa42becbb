/** The names of cards. */
const NAMES = 'ABCDEFGH';

/** Returns a card's letter; card c is the one that began at position c. */
export function letterOf(card: number): string {
  return NAMES[card] ?? '?';
}

export function lettersOf(cards: readonly number[]): string {
  return cards.map(letterOf).join('');
}
