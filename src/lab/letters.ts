/** What cards are called. */
const NAMES = 'ABCDEFGH';

/** One card as a letter; card c is the one that began at position c. */
export function letterOf(card: number): string {
  return NAMES[card] ?? '?';
}

/** Cards as letters side by side. */
export function lettersOf(cards: readonly number[]): string {
  return cards.map(letterOf).join('');
}
