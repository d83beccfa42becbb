import type { Bounded } from '../../core/bounded.js';
import type { Landmark } from '../../core/by-law.js';
import type { Shuffle } from '../../core/shuffle.js';
import { exactNoncentrality } from '../../exact/noncentrality.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { modulo } from '../../parts/bounded/modulo.js';
import * as shuffles from '../../parts/shuffle/index.js';

/** Beyond this many cards the marks would cost more than they tell. */
const MOST_CARDS = 256;

const WORDS = 2n ** 32n;

const MARKS: readonly { readonly title: string; readonly shuffle: Shuffle; readonly bounded: Bounded; readonly range: bigint }[] = [
  { title: '16-bit modulo', shuffle: shuffles.fisherYates, bounded: modulo, range: 2n ** 16n },
  { title: '8-bit modulo', shuffle: shuffles.fisherYates, bounded: modulo, range: 2n ** 8n },
  { title: 'stops early', shuffle: shuffles.stopsEarly, bounded: lemire, range: WORDS },
  { title: 'naive swap', shuffle: shuffles.naiveSwap, bounded: lemire, range: WORDS },
  { title: 'Math.round', shuffle: shuffles.roundIndex, bounded: lemire, range: WORDS },
  { title: 'Sattolo', shuffle: shuffles.sattolo, bounded: lemire, range: WORDS },
  { title: 'never first', shuffle: shuffles.neverFirst, bounded: lemire, range: WORDS },
];

/** Well-known mistakes with their exact sizes at `n` cards, smallest first: the marks under the report's ruler. Empty for very large decks. */
export function landmarksAt(n: number): readonly Landmark[] {
  if (n > MOST_CARDS) return [];
  return MARKS.map(({ title, shuffle, bounded, range }) => {
    const { choices, positions } = exactNoncentrality(shuffle, bounded, range, n);
    const id = range === WORDS ? shuffle.id : `${bounded.id}:${Math.log2(Number(range))}`;
    return { id, title, size: Math.sqrt((choices ?? positions ?? 0) / (n - 1)) };
  })
    .filter(({ size }) => size > 0)
    .sort((a, b) => a.size - b.size);
}
