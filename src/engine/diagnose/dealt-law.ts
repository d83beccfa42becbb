import { type Cells, type Choices, reset } from '../../core/subject/shuffle.js';
import { Words } from '../../core/subject/source.js';
import { xoshiro128ss } from '../../parts/prng/index.js';
import { deriveWords, rootOf } from '../seeds/seed-path.js';
import { type Dealer, dealingFrom } from '../subject/dealer.js';
import type { Dealing } from './expectation.js';

/** Chances of every card in every position, estimated from seeded deals. */
export interface DealtLaw {
  readonly deals: number;
  /** Deviations from 1/n, row-major [card][position]; each has a standard error of at most 1/(2 √deals). */
  readonly law: Float64Array;
}

const WORDS = 2 ** 32;

/**
 * Returns the dealer of a known mistake, from that state of xoshiro128**. The choices of an adaptive one are even but for a part in 2^32 / n, far
 * below what so few deals tell.
 */
export function mistakeDealer({ bounded, shuffle }: Dealing, n: number, state: Uint32Array): Dealer {
  if (shuffle.kind !== 'adaptive') return dealingFrom({ bounded, shuffle, prng: xoshiro128ss }, n, state);
  const words = new Words(xoshiro128ss.create(state), xoshiro128ss.range, bounded.width);
  const choices: Choices = { below: (bound) => Math.floor((words.take() / WORDS) * bound) };
  return {
    words,
    into(deck) {
      reset(deck);
      shuffle.run(choices, deck);
    },
  };
}

/**
 * Returns what estimates the position law of a mistake that has none in closed form, from as many deals as are asked for. The words depend on `n`
 * alone: the same on every machine, and for two mistakes that do the same, so that they deal alike.
 */
export function lawDealer(mistake: Dealing, n: number): (deals: number) => DealtLaw {
  const key = deriveWords(rootOf('known laws'), [['cards', BigInt(n)]], xoshiro128ss.seedWords);
  const deck = new Uint16Array(n);
  let counts = new Float64Array(n * n);
  let dealt = Number.POSITIVE_INFINITY;
  let into: (deck: Cells) => void = () => undefined;
  return (deals) => {
    // Fewer than before are dealt again from the first, so that the law depends on their number alone.
    if (deals < dealt) {
      ({ into } = mistakeDealer(mistake, n, key));
      counts = new Float64Array(n * n);
      dealt = 0;
    }
    for (; dealt < deals; dealt++) {
      into(deck);
      for (let p = 0; p < n; p++) counts[deck[p] * n + p]++;
    }
    return { deals: dealt, law: counts.map((count) => count / dealt - 1 / n) };
  };
}
