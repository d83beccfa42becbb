import type { TestResult } from '../../../core/statistic/statistic.js';
import { logFactorials } from '../../../math/pearson/trinomial-law.js';
import type { FittedStatistic } from '../../fit.js';

/** Tables of counts, one a sample regardless of its order, that are gone through one by one. */
const MOST_TABLES = 20_000;

/** Whether `trials` in so many outcomes make few enough tables to go through. */
export function isCountable(outcomes: number, trials: number): boolean {
  let tables = 1;
  for (let k = 1; k < outcomes; k++) {
    tables *= (trials + k) / k;
    if (tables > MOST_TABLES) return false;
  }
  return true;
}

/**
 * The exact chance that a row's log p lies at or under each of `levels`, where these outcomes are all there are and equally likely: every table
 * of `trials` of them, each with its multinomial chance. The statistic's counts must be sums over outcomes. `read` takes the log p of a row and a tail out of its answers.
 */
export function wholeLaw(
  outcomes: readonly Uint16Array[],
  { fitted }: Pick<FittedStatistic, 'fitted'>,
  trials: number,
  read: (results: readonly TestResult[]) => number,
  levels: readonly number[],
): Float64Array {
  const single = outcomes.map((cells) => {
    const accumulator = fitted.accumulator();
    accumulator.add({ width: cells.length, length: 1, cells });
    return accumulator.counts;
  });
  const logs = logFactorials(trials);
  const chances = new Float64Array(levels.length);
  const visit = (place: number, left: number, counts: Float64Array, log: number): void => {
    if (place === outcomes.length - 1) {
      const logP = read(fitted.test(plus(counts, single[place], left), trials));
      const chance = Math.exp(logs[trials] - trials * Math.log(outcomes.length) + log - logs[left]);
      for (const [k, level] of levels.entries()) if (logP <= level) chances[k] += chance;
      return;
    }
    for (let times = 0; times <= left; times++) visit(place + 1, left - times, plus(counts, single[place], times), log - logs[times]);
  };
  visit(0, trials, new Float64Array(single[0].length), 0);
  return chances;
}

function plus(counts: Float64Array, one: Float64Array, times: number): Float64Array {
  return counts.map((count, cell) => count + times * one[cell]);
}
