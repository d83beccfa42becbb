import { logBinomialMass } from '../primitives/log-binomial-mass.js';
import { addLogs } from '../primitives/log-sum.js';
import { pow } from '../primitives/pow.js';
import { binomialTails } from '../tails/binomial.js';
import { type InverseSums, type PearsonMoments, pearsonMomentsOf, removeCell } from './pearson-moments.js';
import { shiftedGammaTails } from './shifted-gamma.js';

/** An independent part of the statistic, known by its first three cumulants. */
export interface IndependentPart {
  readonly mean: number;
  readonly variance: number;
  readonly thirdCumulant: number;
}

/** The other cells: their number, and the moments of their own statistic at any number of trials. */
interface Rest {
  readonly cells: number;
  readonly momentsOf: (trials: number) => PearsonMoments;
}

/** The number of steps, over counts of the peeled cell, in one standard deviation of it: within 7 % at 1e-10 where one cell decides. */
const STEPS_A_DEVIATION = 5;
/** The log of the tail below which steps grow in proportion: so far out only the size of the logarithm matters. */
const FAR_LOG = -60;
/** The most steps on either side of the mean. */
const MOST_STEPS = 1000;
/** The distance of logs below the tail sought from which on terms are left out. */
const NEGLIGIBLE = 24;

/**
 * Computes log P(Q ≥ value) for Pearson's statistic Q of `trials` in the cells of `sums`, its one cell of chance `chance` taken exactly.
 *
 * Q = (X − e)²/(e(1 − p)) + Q′ (N − X)/(N(1 − p)): X is the cell's count, binomial, and Q′ Pearson's statistic of the others given X, which is read
 * from the shifted gamma law of its own exact moments. With two cells there are no others and the answer is exact. `beside` is what other,
 * independent multinomials add. Terms far below e^`about` are left out. `value` > 0.
 *
 * Our own. Given X the others are a multinomial of M = N − X with chances p_i/(1 − p). Around N p_i instead of M p_i/(1 − p) their sum is M/(N(1 −
 * p)) Q′ + (X − e)²/(N(1 − p)), the cross terms summing to 0; the last joins (X − e)²/e. The accuracy is measured in multinomial-tails.test.ts.
 */
export function peeledLogTail(
  value: number,
  trials: number,
  chance: number,
  sums: InverseSums,
  about: number,
  beside?: IndependentPart,
): number {
  const expected = trials * chance;
  const left = 1 - chance;
  const variance = expected * left;
  // From these counts on the cell reaches the value by itself. The slack keeps a count that equals it from being lost to rounding.
  const reach = Math.sqrt(value * variance);
  const slack = 1e-9 * reach + 1e-15 * trials;
  const high = Math.ceil(expected + reach - slack);
  const low = Math.floor(expected - reach + slack);
  const { logAtLeast } = binomialTails(high, trials, chance, left);
  const { logAtMost } = binomialTails(low, trials, chance, left);
  const alone = addLogs(logAtLeast, logAtMost);
  if (sums.cells === 2 && !beside) return Math.min(0, alone);

  const momentsOf = pearsonMomentsOf(removeCell(sums, chance));
  const cells = sums.cells - 1;
  const logTerm = (count: number): number => {
    const logMass = logBinomialMass(count, trials, chance, left);
    if (logMass < about - NEGLIGIBLE) return -Infinity;
    const needed = value - (count - expected) ** 2 / variance;
    return logMass + restLogTail(needed, trials - count, (trials - count) / (trials * left), { cells, momentsOf }, beside);
  };
  const middle = Math.min(Math.max(Math.round(expected), low + 1), high);
  const terms = [alone];
  const step = stepOf(Math.sqrt(variance), Math.min(reach, trials), about);
  // Both ways in steps that end at the edges, where the terms change fastest; each stands for as many counts as it is wide.
  for (let to = Math.min(high, trials + 1); to > middle; to -= step) {
    const from = Math.max(middle, to - step);
    terms.push(logTerm(Math.floor((from + to - 1) / 2)) + Math.log(to - from));
  }
  for (let from = Math.max(low + 1, 0); from < middle; from += step) {
    const to = Math.min(middle, from + step);
    terms.push(logTerm(Math.floor((from + to - 1) / 2)) + Math.log(to - from));
  }
  return Math.min(0, addLogs(...terms));
}

/** Returns an odd number of counts, so that the middle one of a step is a whole number. */
function stepOf(deviation: number, reach: number, about: number): number {
  const width = Math.max((deviation / STEPS_A_DEVIATION) * Math.max(1, about / FAR_LOG), reach / MOST_STEPS);
  return Math.max(1, 2 * Math.floor((width - 1) / 2) + 1);
}

/**
 * Computes log P(scale · Q′ + beside ≥ needed) for `needed` > 0, Q′ of the other cells with `trials` in them. Alone, one trial or two have no shifted
 * gamma law and count as enough.
 */
function restLogTail(needed: number, trials: number, scale: number, { cells, momentsOf }: Rest, beside?: IndependentPart): number {
  if (!beside && trials < 3) return trials === 0 ? -Infinity : 0;
  const { mean, variance, thirdCumulant } = beside ?? { mean: 0, variance: 0, thirdCumulant: 0 };
  // With nothing left the others are as expected; one other cell alone always is, and its moments are 0 by themselves.
  const own = trials === 0 ? { variance: 0, thirdCumulant: 0 } : momentsOf(trials);
  return shiftedGammaTails(
    needed,
    mean + scale * (cells - 1),
    variance + scale ** 2 * own.variance,
    thirdCumulant + pow(scale, 3) * own.thirdCumulant,
  ).logUpper;
}
