import type { ClosedForm, PlannedShuffle } from '../../core/subject/shuffle.js';
import { waysAmongFewer } from '../../core/ways-to-choose.js';
import { classLaw } from '../../exact/closed-form-law.js';
import { descentLaw } from '../../math/orders/descent-law.js';
import { firstWhere } from '../../math/primitives/unimodal-edges.js';
import { ratio } from '../../math/ratio.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { sortKeys } from '../../parts/shuffle/index.js';
import { CLEAR } from './clear.js';
import type { ObservedCounts, Suspect } from './expectation.js';
import { keyedPositions } from './key-positions.js';

/** The most keys tried: with more, ties are too rare to be told from none in any sample that is dealt. */
const MOST_KEYS = 2 ** 40;

/** Half the 95 % point of chi-squared with one degree of freedom: a log likelihood this far below its maximum still lies within the interval. */
const WITHIN = 1.92073;

/** The number of keys of the greatest likelihood, and the bounds of those that the sample does not tell from it. */
interface FittedKeys {
  readonly keys: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Returns sorting by the number of key values that explains the descents best; a hundred, say, is no power of two. With a keys the law of whole
 * orders depends only on the number d of descents: C(a + n − 1 − d, n)/a^n (D. Bayer & P. Diaconis (1992), doi:10.1214/aoap/1177005705). So descents
 * are sufficient for a. Empty if descents were not counted, or if keys of whole bits, or no ties at all, explain them nearly as well.
 */
export function fittedKeys(seen: ObservedCounts, n: number): readonly Suspect[] {
  const descents = seen.get('descents');
  const fit = descents && fitKeys(descents, n);
  if (!fit) return [];
  const { high, keys, low } = fit;
  const even = descentLaw(n);
  const chances = chancesOf(keys, even, n);
  const gains = even.includes(0) ? { gains: even.map((_, d) => logWays(keys, d, n)) } : {};
  return [
    {
      id: `${sortKeys.id}/${keys}-keys`,
      keys: { fitted: keys, low, high },
      expects: [{ kind: 'numbers', statistic: 'descents', chances, even, ...gains }, ...keyedPositions(keys, n)],
      dealer: keys < 2 ** 32 ? { shuffle: sortedBy(keys), bounded: lemire } : null,
    },
  ];
}

/** Returns sorting by some numbers of keys that people write, of which positions alone are known: the descents hang on the first order. */
export function listedKeys(n: number): readonly Suspect[] {
  return [...new Set([10, n, 100])].map((keys) => ({
    id: `${sortKeys.id}/${keys}-keys`,
    expects: keyedPositions(keys, n),
    dealer: { shuffle: sortedBy(keys), bounded: lemire },
  }));
}

/**
 * Returns the chance of every number of descents. If its chance under the null law is too small for a double, that under few keys may still be large.
 * It is then computed as a fraction.
 */
function chancesOf(keys: number, even: Float64Array, n: number): Float64Array {
  const law = even.includes(0) ? classLaw(keysLaw(BigInt(keys)), n) : null;
  return even.map((chance, d) => {
    const exact = chance === 0 ? law?.classes[d] : undefined;
    return law && exact ? ratio(exact.orders * exact.weight, law.denominator) : chance * Math.exp(logWays(keys, d, n));
  });
}

/** Returns the law for `keys` keys: C(keys + n − 1 − d, n) of the keys^n ways lead to an order with d descents. */
function keysLaw(keys: bigint): ClosedForm {
  return {
    statistic: 'descents',
    numerators: (n) => waysAmongFewer(keys + BigInt(n - 1), n, n),
    ways: (n) => keys ** BigInt(n),
    statement: 'an order with d descents has probability C(k + n − 1 − d, n) / k^n',
  };
}

/** Returns the shuffle with this number of keys, which is not in the catalogue if it is no power of two. */
function sortedBy(keys: number): PlannedShuffle {
  return {
    ...sortKeys,
    bounds: (n) => new Uint32Array(n).fill(keys),
    apply(draws, deck) {
      const cards = deck.slice();
      const order = Array.from(draws.keys()).sort((a, b) => draws[a] - draws[b]);
      for (const [p, card] of order.entries()) deck[p] = cards[card];
    },
  };
}

/** Fits the number of keys; null if it explains no better than keys of whole bits, or no ties. */
function fitKeys(descents: Float64Array, n: number): FittedKeys | null {
  const most = descents.findLastIndex((count) => count > 0);
  if (most < 0) return null;
  const gain = (keys: number): number => descents.reduce((sum, count, d) => (count > 0 ? sum + count * logWays(keys, d, n) : sum), 0);
  // With a keys there are at most a − 1 steps down.
  const top = peak(gain, most + 1, MOST_KEYS);
  // A number that no sort is written with needs evidence of its own: it must be clearly better than keys of bits, and than no ties at all.
  const bits = Math.floor(Math.log2(top));
  if (gain(top) <= CLEAR + Math.max(0, gain(2 ** bits), gain(2 ** (bits + 1)))) return null;
  const least = gain(top) - WITHIN;
  return {
    keys: top,
    low: firstWhere((keys) => gain(keys) >= least, most + 1, top),
    high: firstWhere((keys) => gain(keys + 1) < least, top, MOST_KEYS),
  };
}

/** Returns log of n! C(a + n − 1 − d, n)/a^n = Σ log(1 + (i − d)/a) over i = 0 … n − 1, against an even shuffle; a keys give at most a − 1 descents. */
function logWays(keys: number, d: number, n: number): number {
  if (keys <= d) return Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let i = 0; i < n; i++) sum += Math.log1p((i - d) / keys);
  return sum;
}

/** Finds the maximum of a unimodal function among the integers from `low` to `high`. */
function peak(of: (at: number) => number, low: number, high: number): number {
  return firstWhere((at) => of(at + 1) <= of(at), low, high);
}
