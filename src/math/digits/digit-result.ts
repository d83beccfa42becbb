import type { TestResult } from '../../core/statistic/statistic.js';
import { calibratedTails } from '../pearson/corrected-tails.js';
import { kernelCumulants, LEAST_EXPECTED } from '../pearson/few-trials.js';
import { testResult } from '../pearson/result.js';
import { statisticTails } from '../pearson/statistic-tails.js';
import { threeMomentTails } from '../pearson/three-moment.js';
import type { Tails } from '../tails/chi-squared.js';
import { evenSplitTails } from '../tails/even-split.js';
import type { DigitPlan } from './digit-plan.js';
import { groupSizes } from './digit-plan.js';
import { digitsTails } from './digits-law.js';

/** The expected count of a digit from which on chi-squared understates the tail by less than a half, out to 1e-10. */
const PLENTY = 50;

/**
 * Tests independent even digits below 2, 3, …, n: Q = Σ over steps of Pearson's chi-squared, on n(n − 1)/2 degrees (fewer where the plan groups
 * values), for independent chi-squareds add. `counts` has the layout of `plan`. At fewer than five expected of a digit it uses the three-moment law.
 * Below fifty the decision uses the law of few trials, unless values are grouped; at two cards the exact law of a coin.
 */
export function digitResult(test: string, plan: DigitPlan, counts: Float64Array, trials: number): TestResult {
  const n = plan.choices.length + 1;
  const value = digitValue(plan, counts, trials);
  const { degrees } = plan;
  const { tails, grade } = read(value, degrees, n, trials, counts[0]);
  const few = n > 2 && trials / n < PLENTY && degrees === (n * (n - 1)) / 2;
  return testResult(test, value, degrees, tails, grade, trials, few ? calibratedTails(digitsTails(value, n, trials)) : null);
}

/** Returns Q alone: Σ over steps of Pearson's chi-squared. */
export function digitValue({ choices, groups, offsets }: DigitPlan, counts: Float64Array, trials: number): number {
  let value = 0;
  choices.forEach((bound, s) => {
    const start = offsets[s];
    let squares = 0;
    if (groups[s] === bound) for (let k = 0; k < bound; k++) squares += (bound * counts[start + k] - trials) ** 2;
    else {
      const sizes = groupSizes(groups[s], bound);
      for (let k = 0; k < sizes.length; k++) squares += (bound * counts[start + k] - trials * sizes[k]) ** 2 / sizes[k];
    }
    value += squares / bound / trials;
  });
  return value;
}

function read(value: number, degrees: number, n: number, trials: number, first: number): { tails: Tails; grade: TestResult['grade'] } {
  if (n === 2) return { tails: evenSplitTails(first, trials), grade: 'exact' };
  if (trials / n >= LEAST_EXPECTED || degrees < (n * (n - 1)) / 2)
    return { tails: statisticTails(value, degrees, trials), grade: 'asymptotic' };
  // One digit of K values has E[k³] = (K − 1)(K − 2); independent digits add their cumulants. Σ (K − 1)(K − 2), K = 2 … n, is n(n−1)(n−2)/3.
  const { variance, thirdCumulant } = kernelCumulants(trials, degrees, (n * (n - 1) * (n - 2)) / 3);
  return { tails: threeMomentTails(value, degrees, trials, variance, thirdCumulant), grade: 'calibrated' };
}
