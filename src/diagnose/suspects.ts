import { lemire } from '../bounded/lemire.js';
import { modulo } from '../bounded/modulo.js';
import { multiplyShift } from '../bounded/multiply-shift.js';
import type { Bounded } from '../core/bounded.js';
import type { PlannedShuffle, Shuffle } from '../core/shuffle.js';
import { positionLaw } from '../exact/position-law.js';
import * as shuffles from '../shuffle/index.js';

/** A known mistake, and the position law that it deals. */
export interface Suspect {
  /** `naive-swap`, or with the method that is to blame, `fisher-yates/modulo:8`. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** n² deviations from 1/n, row-major [card][position]. */
  readonly law: Float64Array;
}

/** Beyond this many cards the laws of all suspects cost more than they tell. */
const MOST_SUSPECT_CARDS = 256;

/** Widths of words met in the wild: bytes, the 15 bits of an old `rand()`, half words. */
const WIDTHS = [8, 15, 16] as const;

const WORDS = 2n ** 32n;

/** Every known mistake whose position law is known and uneven at `n` cards; none above 256. */
export function suspectsAt(n: number): readonly Suspect[] {
  if (n > MOST_SUSPECT_CARDS) return [];
  const mistaken = Object.values<Shuffle>(shuffles).filter(
    (one): one is PlannedShuffle => one.kind === 'planned' && !one.uniform && one.swaps !== undefined && n >= (one.leastCards ?? 2),
  );
  return [
    ...mistaken.map((shuffle) => suspect(shuffle, lemire, WORDS, n, shuffle.id, shuffle.title, shuffle.summary)),
    ...WIDTHS.flatMap((width) => METHODS.map((method) => reduced(method, width, n))),
  ].filter(({ law }) => law.some((off) => off !== 0));
}

/** How words too short for their job become choices. */
const METHODS = [
  { bounded: modulo, title: 'Remainder', done: 'the remainder of', uneven: 'so that the lowest come too often' },
  { bounded: multiplyShift, title: 'Scaling', done: 'scaled down from', uneven: 'so that some, spread evenly, come too often' },
] as const;

function reduced({ bounded, title, done, uneven }: (typeof METHODS)[number], width: number, n: number): Suspect {
  const id = `fisher-yates/${bounded.id}:${width}`;
  const summary = `A correct shuffle whose choices are ${done} ${width}-bit numbers, ${uneven}.`;
  return suspect(shuffles.fisherYates, bounded, 2n ** BigInt(width), n, id, `${title} of ${width} bits`, summary);
}

function suspect(shuffle: PlannedShuffle, bounded: Bounded, range: bigint, n: number, id: string, title: string, summary: string): Suspect {
  return { id, title, summary, law: positionLaw(shuffle, bounded, range, n) };
}
