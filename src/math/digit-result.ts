import type { TestResult } from '../core/statistic.js';
import type { Tails } from './chi-squared.js';
import { evenSplitTails } from './even-split.js';
import { kernelCumulants, LEAST_EXPECTED } from './few-trials.js';
import { testResult } from './result.js';
import { statisticTails } from './statistic-tails.js';
import { threeMomentTails } from './three-moment.js';

/** Where the digits of each step are counted: step s, digit d at offsets[s] + d. `choices` are the steps' bounds: 2, 3, …, n in any order. */
export interface DigitPlan {
  readonly choices: readonly number[];
  readonly offsets: Uint32Array;
  /** All cells together: n(n + 1)/2 − 1. */
  readonly cells: number;
}

/** The plan of counters for steps of these bounds. */
export function digitPlan(choices: readonly number[]): DigitPlan {
  const offsets = new Uint32Array(choices.length);
  for (let s = 1; s < choices.length; s++) offsets[s] = offsets[s - 1] + choices[s - 1];
  return { choices, offsets, cells: choices.reduce((sum, bound) => sum + bound, 0) };
}

/**
 * Independent even digits below 2, 3, …, n: Q = Σ over steps of Pearson's chi-squared, on n(n − 1)/2 degrees; `counts` as `plan` lays them out.
 * At fewer than five expected of a digit the three-moment law; at two cards the exact law of a coin.
 */
export function digitResult(test: string, { choices, offsets }: DigitPlan, counts: Float64Array, trials: number): TestResult {
  const n = choices.length + 1;
  const degrees = (n * (n - 1)) / 2;
  let value = 0;
  choices.forEach((bound, s) => {
    const start = offsets[s];
    let squares = 0;
    for (let k = 0; k < bound; k++) squares += (bound * counts[start + k] - trials) ** 2;
    value += squares / bound / trials;
  });
  const { tails, grade } = read(value, degrees, n, trials, counts[0]);
  return testResult(test, value, degrees, tails, grade, trials);
}

function read(value: number, degrees: number, n: number, trials: number, first: number): { tails: Tails; grade: TestResult['grade'] } {
  if (n === 2) return { tails: evenSplitTails(first, trials), grade: 'exact' };
  if (trials / n >= LEAST_EXPECTED) return { tails: statisticTails(value, degrees, trials), grade: 'asymptotic' };
  // One digit of K values has E[k³] = (K − 1)(K − 2); independent digits add their cumulants. Σ (K − 1)(K − 2), K = 2 … n, is n(n−1)(n−2)/3.
  const { variance, thirdCumulant } = kernelCumulants(trials, degrees, (n * (n - 1) * (n - 2)) / 3);
  return { tails: threeMomentTails(value, degrees, trials, variance, thirdCumulant), grade: 'calibrated' };
}
