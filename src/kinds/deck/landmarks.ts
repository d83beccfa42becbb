import type { Landmark } from '../../core/record/by-law.js';
import type { Bounded } from '../../core/subject/bounded.js';
import type { Shuffle } from '../../core/subject/shuffle.js';
import { exactNoncentrality } from '../../exact/noncentrality.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { modulo } from '../../parts/bounded/modulo.js';
import * as shuffles from '../../parts/shuffle/index.js';

/** The most cards with marks: for more they would cost more than they are worth. */
const MOST_CARDS = 256;

const WORDS = 2n ** 32n;

/** A mistake, and its two-word title. */
interface Mark {
  readonly title: string;
  readonly shuffle: Shuffle;
  readonly bounded: Bounded;
  readonly range: bigint;
}

const MARKS: readonly Mark[] = [
  { title: '16-bit modulo', shuffle: shuffles.fisherYates, bounded: modulo, range: 2n ** 16n },
  { title: '8-bit modulo', shuffle: shuffles.fisherYates, bounded: modulo, range: 2n ** 8n },
  { title: 'stops early', shuffle: shuffles.stopsEarly, bounded: lemire, range: WORDS },
  { title: 'naive swap', shuffle: shuffles.naiveSwap, bounded: lemire, range: WORDS },
  { title: 'Math.round', shuffle: shuffles.roundIndex, bounded: lemire, range: WORDS },
  { title: 'Sattolo', shuffle: shuffles.sattolo, bounded: lemire, range: WORDS },
  { title: 'never first', shuffle: shuffles.neverFirst, bounded: lemire, range: WORDS },
];

/** Returns well-known mistakes with their exact sizes at `n` cards, smallest first: the marks under the report's ruler. Empty for very large decks. */
export function landmarksAt(n: number): readonly Landmark[] {
  if (n > MOST_CARDS) return [];
  return MARKS.map((mark) => {
    const { choices, positions } = exactNoncentrality(mark.shuffle, mark.bounded, mark.range, n);
    return { id: idOf(mark), size: Math.sqrt((choices ?? positions ?? 0) / (n - 1)) };
  })
    .filter(({ size }) => size > 0)
    .sort((a, b) => a.size - b.size);
}

/** Returns the title of a landmark; its id if only another version has it. */
export function landmarkTitle(id: string): string {
  return MARKS.find((mark) => idOf(mark) === id)?.title ?? id;
}

function idOf({ bounded, range, shuffle }: Mark): string {
  return range === WORDS ? shuffle.id : `${bounded.id}:${Math.log2(Number(range))}`;
}
