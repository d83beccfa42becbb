import type { Shuffle } from '../../src/core/subject/shuffle.js';
import { closedFormLaw } from '../../src/exact/closed-form-law.js';
import { follower } from '../../src/exact/compose-laws.js';
import { convolveSwaps, swapWork } from '../../src/exact/convolve-swaps.js';
import type { DrawLaws } from '../../src/exact/draw-laws.js';
import { exactLaw, treeSize } from '../../src/exact/exact-law.js';
import type { Law } from '../../src/exact/law.js';

/** Decks whose every order is weighed. */
const MOST_CARDS = 8;

/** Leaves, or products, of one law; more take longer than dealing does. */
const MOST_WORK = 2_000_000;

/** The exact law of every order where it can be had in a few seconds; null elsewhere. */
export function smallLaw(shuffle: Shuffle, draws: DrawLaws, n: number): Law | null {
  if (n > MOST_CARDS) return null;
  if (shuffle.kind === 'adaptive') return exactLaw(shuffle, n, MOST_WORK, draws).law;
  if (treeSize(shuffle.bounds(n)) <= BigInt(MOST_WORK)) return exactLaw(shuffle, n, MOST_WORK, draws).law;
  if (shuffle.closedForm && draws(2) === 'uniform') return closedFormLaw(shuffle.closedForm, n);
  if (shuffle.swaps && swapWork(shuffle, n) <= BigInt(2 * MOST_WORK)) return convolveSwaps(shuffle.swaps(n), n, draws);
  if (!shuffle.repeats || treeSize(shuffle.repeats.once.bounds(n)) > BigInt(MOST_WORK)) return null;
  const { law: once } = exactLaw(shuffle.repeats.once, n, MOST_WORK, draws);
  const next = follower(once);
  let law = once;
  for (let times = 1, work = 0; times < shuffle.repeats.times; times++) {
    work += next.work(law);
    if (work > MOST_WORK) return null;
    law = next.after(law);
  }
  return law;
}
