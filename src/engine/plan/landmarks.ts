import type { Landmark } from '../../core/by-law.js';
import { exactNoncentrality } from '../../exact/noncentrality.js';
import { boundeds, shuffles } from '../../parts/catalogues.js';

/** Beyond this many cards the marks would cost more than they tell. */
const MOST_CARDS = 256;

const WORDS = 2n ** 32n;

const MARKS: readonly { readonly title: string; readonly shuffle: string; readonly bounded: string; readonly range: bigint }[] = [
  { title: '16-bit modulo', shuffle: 'fisher-yates', bounded: 'modulo', range: 2n ** 16n },
  { title: '8-bit modulo', shuffle: 'fisher-yates', bounded: 'modulo', range: 2n ** 8n },
  { title: 'stops early', shuffle: 'stops-early', bounded: 'lemire', range: WORDS },
  { title: 'naive swap', shuffle: 'naive-swap', bounded: 'lemire', range: WORDS },
  { title: 'Math.round', shuffle: 'round-index', bounded: 'lemire', range: WORDS },
  { title: 'Sattolo', shuffle: 'sattolo', bounded: 'lemire', range: WORDS },
  { title: 'never first', shuffle: 'never-first', bounded: 'lemire', range: WORDS },
];

/** Well-known mistakes with their exact sizes at `n` cards, smallest first: the marks under the report's ruler. Empty for very large decks. */
export function landmarksAt(n: number): readonly Landmark[] {
  if (n > MOST_CARDS) return [];
  return MARKS.map(({ title, shuffle, bounded, range }) => {
    const { choices, positions } = exactNoncentrality(shuffles.get(shuffle), boundeds.get(bounded), range, n);
    const id = range === WORDS ? shuffle : `${bounded}:${Math.log2(Number(range))}`;
    return { id, title, size: Math.sqrt((choices ?? positions ?? 0) / (n - 1)) };
  })
    .filter(({ size }) => size > 0)
    .sort((a, b) => a.size - b.size);
}
