import type { Shuffle } from '../../core/subject/shuffle.js';
import { reset } from '../../core/subject/shuffle.js';
import { Words } from '../../core/subject/source.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { xoshiro128ss } from '../../parts/prng/index.js';
import { deriveWords, rootOf } from '../seeds/seed-path.js';
import { choicesFrom } from '../subject/dealer.js';

/** Cards dealt for one law, about a second's work; also the most deals. More would show nothing that the audit itself could see. */
const CARDS_DEALT = 2 ** 22;
const MOST_DEALS = 2 ** 17;

/** Chances of every card in every position, estimated from seeded deals. */
export interface DealtPositions {
  readonly deals: number;
  /** Deviations from 1/n, row-major [card][position]; each has a standard error of at most 1/(2 √deals). */
  readonly law: Float64Array;
}

/**
 * Estimates the position law of a shuffle that has none in closed form. Deals it from numbers that depend only on its id and `n`: the same on every
 * machine whose engine sorts alike.
 */
export function dealtPositions(shuffle: Exclude<Shuffle, { kind: 'planned' }>, n: number): DealtPositions {
  const path = [
    ['law', shuffle.id],
    ['cards', BigInt(n)],
  ] as const;
  const key = deriveWords(rootOf('known laws'), path, xoshiro128ss.seedWords);
  const choices = choicesFrom(new Words(xoshiro128ss.create(key), xoshiro128ss.range), lemire);
  const deals = Math.min(MOST_DEALS, 2 ** Math.floor(Math.log2(CARDS_DEALT / n)));
  const deck = new Uint16Array(n);
  const counts = new Float64Array(n * n);
  for (let deal = 0; deal < deals; deal++) {
    reset(deck);
    shuffle.run(choices, deck);
    for (let p = 0; p < n; p++) counts[deck[p] * n + p]++;
  }
  return { deals, law: counts.map((count) => count / deals - 1 / n) };
}
