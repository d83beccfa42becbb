import { digitPlan } from '../../math/digits/digit-plan.js';
import { DECODERS } from '../../math/digits/digits.js';
import { planBins } from '../../math/pearson/bins.js';
import { logGamma } from '../../math/primitives/log-gamma.js';
import { CLEAR } from './clear.js';
import type { Expectation, ObservedCounts } from './expectation.js';

export interface Weight {
  /** Natural log of the odds against an even shuffle; −∞ if something was counted that it makes impossible. */
  readonly gain: number;
  /** The mean of the gain and its standard deviation if the expectation is right; null where that is not known. */
  readonly foretold: { readonly mean: number; readonly deviation: number } | null;
  /** A sum of squares around what is expected. Beside it, its mean and its standard deviation if the expectation is right. */
  readonly distance: number;
  readonly expected: number;
  readonly spread: number;
  /** Factor on the squared spread of independent cells: above 1 if the cards of a deal move together, so that chance moves the gain further. */
  readonly scatter: number;
}

const IMPOSSIBLE: Weight = {
  gain: Number.NEGATIVE_INFINITY,
  foretold: null,
  distance: Number.POSITIVE_INFINITY,
  expected: 0,
  spread: 0,
  scatter: 1,
};

/** The scatter from which cards of a deal move together. */
const TOGETHER = 1.5;

/** Chances below this count as zero: rounding leaves them where a law has 0. */
export const SAME = 1e-12;

/** Weighs an expectation against the counts of `trials` deals; null if its subject was not counted. */
export function weigh(expectation: Expectation, seen: ObservedCounts, trials: number, n: number): Weight | null {
  switch (expectation.kind) {
    case 'positions':
      return withCounts(seen.get('positions'), n * n, (counts) =>
        positions(expectation, counts, { trials, n, agreed: seen.get('agreed-positions') }),
      );
    case 'choices':
      return withCounts(seen.get('choices'), DECODERS.length * expectation.chances.length, (counts) => {
        const { cells, choices } = digitPlan(decoderOf(expectation.decoder).choices(n));
        const d = DECODERS.findIndex(({ id }) => id === expectation.decoder);
        return multinomials(expectation.chances, choices, counts.subarray(d * cells, (d + 1) * cells), trials);
      });
    case 'numbers':
      return withCounts(seen.get(expectation.statistic), null, (counts) => numbers(expectation, counts, trials));
    case 'ring':
      return withCounts(seen.get('successors'), n * n, (counts) => ring(counts, seen.get('positions'), trials, n));
  }
}

function withCounts(counts: Float64Array | undefined, length: number | null, of: (counts: Float64Array) => Weight): Weight | null {
  return counts && (length === null || counts.length === length) ? of(counts) : null;
}

function decoderOf(id: string): (typeof DECODERS)[number] {
  return DECODERS.find((decoder) => decoder.id === id) ?? DECODERS[0];
}

/**
 * Weighs positions by the Gaussian law of the counts. The covariance for an even shuffle is used for all: (1/(n − 1)) C ⊗ C with C = I − J/n (W.
 * Hoeffding (1951), A combinatorial central limit theorem, doi:10.1214/aoms/1177729545). The log likelihood of a law P is then −½ (n − 1)/N Σ (O − N
 * P)² up to a common constant. If P is the cause, O is binomial cell by cell, so the mean of the sum is (n − 1) Σ P(1 − P) = (n − 1)(n − Σ P²),
 * exactly, at any number of deals. Its variance is 2 (n − 1)² tr Σ² up to a part in N, with Σ the covariance of one deal's cells. And tr Σ² is at
 * most the variance of the number of positions in which two independent deals agree. That variance is measured if it was counted, since cards that
 * stay close together scatter further than the even law's 2 (n − 1)². A law estimated from M deals adds its own N/M of that spread, and what came in
 * none of them is not impossible.
 */
function positions(
  { deals, law }: Pick<Extract<Expectation, { kind: 'positions' }>, 'deals' | 'law'>,
  counts: Float64Array,
  { agreed, n, trials }: { readonly trials: number; readonly n: number; readonly agreed: Float64Array | undefined },
): Weight {
  const noise = deals === undefined ? 1 : 1 + trials / deals;
  let squares = 0;
  let evenSquares = 0;
  let mass = 0;
  let deviations = 0;
  for (let cell = 0; cell < counts.length; cell++) {
    const probability = 1 / n + law[cell];
    deviations += law[cell] * law[cell];
    if (deals === undefined && probability < SAME && counts[cell] > 0) return IMPOSSIBLE;
    mass += probability * probability;
    const off = counts[cell] - trials * probability;
    const offEven = counts[cell] - trials / n;
    squares += off * off;
    evenSquares += offEven * offEven;
  }
  const scale = (n - 1) / trials;
  const expected = Math.max(0, (n - 1) * (n - mass));
  const gain = (scale * (evenSquares - squares / noise) - (n - 1) ** 2 * Math.log(noise)) / 2;
  const scatter = expected > 0 ? Math.max(1, (agreed ? variance(agreed) : 0) * ((n - 1) ** 2 / expected)) : 1;
  const mean = ((n - 1) * trials * deviations) / 2;
  // Where cards move together, chance moves the gain further in some directions than this scatter says.
  const foretold = deals === undefined && scatter < TOGETHER ? { mean, deviation: Math.sqrt(2 * mean * scatter) } : null;
  return { gain, foretold, distance: (scale * squares) / noise, expected, spread: Math.sqrt(2 * expected * scatter), scatter };
}

/** Returns the variance of a number from 0 on, given how often each came; 0 if none did. */
function variance(counts: Float64Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  const mean = counts.reduce((sum, count, value) => sum + count * value, 0) / total;
  return counts.reduce((sum, count, value) => sum + count * (value - mean) ** 2, 0) / total;
}

/** Weighs independent choices: the likelihood ratio is exact, the distance is Pearson's over all possible outcomes. */
function multinomials(chances: Float64Array, choices: readonly number[], counts: Float64Array, trials: number): Weight {
  let gain = 0;
  let distance = 0;
  let expected = 0;
  let squared = 0;
  let cell = 0;
  let mean = 0;
  let variance = 0;
  for (const bound of choices) {
    let possible = 0;
    let inverses = 0;
    const before = mean;
    for (const end = cell + bound; cell < end; cell++) {
      const chance = chances[cell];
      if (chance < SAME) {
        if (counts[cell] > 0) return IMPOSSIBLE;
        continue;
      }
      const gained = Math.log(chance * bound);
      gain += counts[cell] * gained;
      mean += chance * gained;
      variance += chance * gained * gained;
      distance += (counts[cell] - trials * chance) ** 2 / (trials * chance);
      possible++;
      inverses += 1 / chance;
    }
    variance -= (mean - before) ** 2;
    expected += possible - 1;
    squared += pearsonVariance(possible, inverses, trials);
  }
  const foretold = { mean: trials * mean, deviation: Math.sqrt(Math.max(0, trials * variance)) };
  return { gain, foretold, distance, expected, spread: Math.sqrt(Math.max(0, squared)), scatter: 1 };
}

/**
 * Returns the variance of Pearson's statistic of one multinomial, exact at any number of deals. J. B. S. Haldane (1937), doi:10.1093/biomet/29.1-2.133.
 */
function pearsonVariance(cells: number, inverses: number, trials: number): number {
  return 2 * (cells - 1) + (inverses - cells * cells - 2 * cells + 2) / trials;
}

/** Weighs one number of every deal: the likelihood ratio is exact, the distance is Pearson's in bins of five expected deals. */
function numbers(
  { chances, even, gains }: Pick<Extract<Expectation, { kind: 'numbers' }>, 'chances' | 'even' | 'gains'>,
  counts: Float64Array,
  trials: number,
): Weight {
  let gain = 0;
  for (let value = 0; value < counts.length; value++) {
    if (counts[value] === 0) continue;
    if (!(chances[value] > 0)) return IMPOSSIBLE;
    gain += counts[value] * (gains ? gains[value] : Math.log(chances[value] / even[value]));
  }
  let distance = 0;
  let inverses = 0;
  const bins = planBins(chances, trials);
  for (const { low, high, probability } of bins) {
    let count = 0;
    for (let value = low; value <= high; value++) count += counts[value] ?? 0;
    distance += (count - trials * probability) ** 2 / (trials * probability);
    inverses += 1 / probability;
  }
  const squared = Math.max(0, pearsonVariance(bins.length, inverses, trials));
  return { gain, foretold: null, distance, expected: bins.length - 1, spread: Math.sqrt(squared), scatter: 1 };
}

/**
 * Weighs cuts. Each of the n orders that keep the cycle has the chance 1/n instead of 1/n!, so a deal gains log (n!/n) = log Γ(n). Where the cycle
 * holds, the first card tells the whole order. If it never takes some position, which chance does in fewer than e^−10 of all samples, it is no random
 * cut.
 */
function ring(counts: Float64Array, positions: Float64Array | undefined, trials: number, n: number): Weight {
  for (let card = 0; card < n; card++) if (counts[card * n + ((card + 1) % n)] !== trials) return IMPOSSIBLE;
  const places = positions?.subarray(0, n);
  if (places?.includes(0) && Math.log(n) + trials * Math.log1p(-1 / n) < -CLEAR) return IMPOSSIBLE;
  return { gain: trials * logGamma(n), foretold: null, distance: 0, expected: 0, spread: 0, scatter: 1 };
}
