import type { LogTails } from '../../core/statistic/log-tails.js';
import { logBinomialMass } from '../primitives/log-binomial-mass.js';
import { logPoissonMass } from '../primitives/log-poisson-mass.js';
import { addLogs } from '../primitives/log-sum.js';

/** Masses below exp of this are negligible for any decision. */
const LEAST_LOG_MASS = -700;

/** The number of bisections of the tilt: to the last bits of a double. */
const STEPS = 80;

/** The least sum of exponentials less 1, above −1, where subtraction would lose all digits; every tilt gives a bound. */
const LEAST_EXCESS = -0.999;

/** The largest exponent: beyond it a term of the sum leaves a double's range. */
const MOST_EXPONENT = 600;

/**
 * Returns bounds on log P(X ≥ k) and log P(X ≤ k) of the number X of equal pairs among N deals of S equally likely orders, for means well above one
 * pair. There neither the Poisson law nor any normal law can be trusted far out. The true chance is never larger.
 *
 * It uses the bound P(X ≥ k) ≤ e^(−tk) E e^(tX) of H. Chernoff (1952), doi:10.1214/aoms/1177729330, in two forms, of which the lesser is taken.
 * First, the counts of the S orders are negatively associated (K. Joag-Dev & F. Proschan (1983), doi:10.1214/aos/1176346079). So the mean of a
 * product of functions of single counts that all rise, or all fall, is at most the product of their means, each count alone being binomial: sharp
 * while N is small beside S. Second, given their sum the counts are those of S independent Poisson laws, so a chance is at most the one there over
 * the chance of the sum. Then pairs may be counted against a line, pairs − (N/S) count, which the sum does not move: sharp where N is large beside S.
 * Pairs grow with the square of a count, so counts are cut off at J, and S P(count > J) is added; the least sum over J is taken. Checked against
 * exact laws in many-equal-pairs.test.ts.
 */
export function logManyEqualPairs(k: number, trials: number, orders: number): LogTails {
  const counts = countLaw(trials, orders);
  const alone: Terms = { orders, chances: counts.alone, scores: counts.pairs, target: k, penalty: 0 };
  const share = trials / orders;
  const given: Terms = {
    orders,
    chances: counts.poisson,
    scores: counts.pairs.map((pairs, j) => pairs - share * j),
    target: k - share * trials,
    penalty: -logPoissonMass(trials, trials),
  };
  let logP = 0;
  for (let cut = 1; cut < counts.pairs.length; cut++) {
    const rest = Math.log(orders) + counts.beyond[cut];
    if (rest >= logP) continue;
    // Alone, larger counts are taken for the cut, so that the function still rises; given the sum, they are simply not in the event.
    const least = Math.min(leastTilted(cutAt(alone, cut, counts.beyond[cut]), 1), leastTilted(cutAt(given, cut, null), 1));
    // With more counts let in it only rises.
    if (least >= logP) break;
    logP = Math.min(logP, addLogs(least, rest));
  }
  return { logP, logLowerP: Math.min(0, leastTilted(alone, -1), leastTilted(given, -1)) };
}

/**
 * The law of how often one order comes, from 0 up: binomial, and Poisson with the same mean; log chances of more; the pairs that each number of equal
 * deals makes.
 */
interface CountLaw {
  readonly alone: readonly number[];
  readonly poisson: readonly number[];
  readonly beyond: readonly number[];
  readonly pairs: readonly number[];
}

function countLaw(trials: number, orders: number): CountLaw {
  const [p, q] = [1 / orders, 1 - 1 / orders];
  const mean = trials * p;
  const logs: number[] = [];
  for (let j = 0; j <= trials && (j <= mean || logs[j - 1] >= LEAST_LOG_MASS); j++) logs.push(logBinomialMass(j, trials, p, q));
  const beyond = logs.map(() => Number.NEGATIVE_INFINITY);
  // Past the mean each mass is less than the one before; far past it less than half, so all that is left out is less than the last.
  let sum = logs.length - 1 === trials ? 0 : Math.exp(logs[logs.length - 1]);
  for (let j = logs.length - 1; j >= 0; j--) {
    beyond[j] = Math.log(sum);
    sum += Math.exp(logs[j]);
  }
  return {
    alone: logs.map(Math.exp),
    poisson: logs.map((_, j) => Math.exp(logPoissonMass(j, mean))),
    beyond,
    pairs: logs.map((_, j) => (j * (j - 1)) / 2),
  };
}

/** One order's counts, by chances and the score of each count; the sum of all orders' scores is compared with `target`, at the cost of `penalty`. */
interface Terms {
  readonly orders: number;
  readonly chances: readonly number[];
  readonly scores: readonly number[];
  readonly target: number;
  readonly penalty: number;
}

/** Returns the same without counts above `cut`; with `beyond`, the log chance of more, they count as `cut`. */
function cutAt(terms: Terms, cut: number, beyond: number | null): Terms {
  const chances = terms.chances.slice(0, cut + 1);
  if (beyond !== null) chances[cut] += Math.exp(beyond);
  return { ...terms, chances, scores: terms.scores.slice(0, cut + 1) };
}

/** Finds the least over t > 0 of S log E exp(±t score) ∓ t target, plus the penalty: convex in t, so its slope is bisected. */
function leastTilted({ chances, orders, penalty, scores, target }: Terms, sign: 1 | -1): number {
  // Each order's part of the target is taken off its score: the mean of the exponentials then stays near 1, where no digits are lost.
  const shifted = scores.map((score) => sign * (score - target / orders));
  const missing = chances.reduce((sum, chance) => sum + chance, 0) - 1;
  const at = (t: number): { readonly excess: number; readonly slope: number } => {
    let excess = missing;
    let slope = 0;
    for (let j = 0; j < chances.length; j++) {
      excess += chances[j] * Math.expm1(t * shifted[j]);
      slope += chances[j] * shifted[j] * Math.exp(t * shifted[j]);
    }
    return { excess, slope };
  };
  let low = 0;
  let high = MOST_EXPONENT / shifted.reduce((most, score) => Math.max(most, Math.abs(score)), 1);
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    const { excess, slope } = at(middle);
    if (slope < 0 && excess > LEAST_EXCESS) low = middle;
    else high = middle;
  }
  return orders * Math.log1p(at(low).excess) + penalty;
}
