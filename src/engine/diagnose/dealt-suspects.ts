import type { Shuffle } from '../../core/shuffle.js';
import { lemire } from '../../parts/bounded/lemire.js';
import * as shuffles from '../../parts/shuffle/index.js';
import { dealtPositions } from './dealt-positions.js';
import type { Suspect } from './expectation.js';
import { MOST_SORTED_CARDS } from './rearranging.js';
import { MOST_SUSPECT_CARDS } from './suspects.js';

/** By number of cards: an audit and its verification ask for the same again. */
const kept = new Map<number, readonly Suspect[]>();

/** The known mistakes of which nothing exact is known at `n` cards, with positions as seeded deals of them gave; none above 256. */
export function dealtSuspects(n: number): readonly Suspect[] {
  if (n <= MOST_SORTED_CARDS || n > MOST_SUSPECT_CARDS) return [];
  const suspects = kept.get(n) ?? ADAPTIVE.map((shuffle) => dealt(shuffle, n));
  kept.set(n, suspects);
  return suspects;
}

type Adaptive = Exclude<Shuffle, { kind: 'planned' }>;

/** How many choices such a shuffle makes hangs on the choices before: no list of swaps, no formula. */
const ADAPTIVE: readonly Adaptive[] = Object.values<Shuffle>(shuffles).filter(
  (one): one is Adaptive => one.kind === 'adaptive' && !one.uniform,
);

function dealt(shuffle: Adaptive, n: number): Suspect {
  return { id: shuffle.id, dealer: { shuffle, bounded: lemire }, expects: [{ kind: 'positions', ...dealtPositions(shuffle, n) }] };
}
