import type { LogWishes } from './log-wishes.js';
import { MOST_CARDS, sortCards } from './vocabulary.js';

/** Rows that are enough to show that all hold the same cards. */
const ENOUGH_ROWS = 200;

/**
 * Returns the names of the cards, sorted, where every row holds the same ones, and not all in the same order; null where no field is so, or somebody
 * said what cards are. `fields`: the cards of every row, once for each field that may hold them.
 */
export function namesShared(fields: Iterable<readonly (readonly string[])[]>, wishes: LogWishes): readonly string[] | null {
  const { alphabet, outcome, packs, partial, start } = wishes;
  // A natural order of names is for somebody to say.
  if (alphabet || outcome || partial || start === 'natural') return null;
  for (const rows of fields) if (holdSame(rows.slice(0, ENOUGH_ROWS), packs)) return sortCards([...new Set(rows[0])]);
  return null;
}

/** True if all rows hold the same cards, each as often as there are packs, in more than one order. */
export function holdSame(rows: readonly (readonly string[])[], packs: number): boolean {
  if (rows.length < 2 || rows[0].length < 2 * packs || rows[0].length > MOST_CARDS * packs) return false;
  const cards = rows[0].toSorted();
  const isWhole = cards.every((card, i) => card !== '' && (card === cards[i - 1]) === (i % packs !== 0));
  if (!isWhole || rows.every((row) => row.every((card, i) => card === rows[0][i]))) return false;
  const held = cards.join('\0');
  return rows.every((row) => row.toSorted().join('\0') === held);
}
