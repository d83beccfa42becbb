import type { TestResult } from '../core/statistic/statistic.js';
import { logFactorials } from '../math/pearson/trinomial-law.js';
import type { FittedStatistic } from './fit.js';

/** The most tables of counts, one per unordered sample, that are enumerated. */
const MOST_TABLES = 20_000;

/** Returns true if samples of `trials` from this many outcomes give few enough tables to enumerate. */
export function isCountable(outcomes: number, trials: number): boolean {
  let tables = 1;
  for (let k = 1; k < outcomes; k++) {
    tables *= (trials + k) / k;
    if (tables > MOST_TABLES) return false;
  }
  return true;
}

/**
 * Computes the exact probability that a row's log p is at most each of `levels`, if these outcomes are all there are and equally likely. It
 * enumerates every table of `trials` of them, with its multinomial probability. The statistic's counts must be sums over outcomes. `read` takes the
 * log p of a row and a tail from its results.
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
