import { logGamma } from '../primitives/log-gamma.js';
import { type FiniteLaw, finiteLaw } from './finite-law.js';

/** The law of Pearson's statistic of `trials` in three cells of these chances, over all (trials + 1)(trials + 2)/2 tables. */
export function trinomialLaw(chances: readonly [number, number, number], trials: number): FiniteLaw {
  const logs = logFactorials(trials);
  const values: number[] = [];
  const masses: number[] = [];
  for (let a = 0; a <= trials; a++) {
    for (let b = 0; a + b <= trials; b++) {
      let value = 0;
      let log = logs[trials];
      for (const [cell, count] of [a, b, trials - a - b].entries()) {
        const expected = trials * chances[cell];
        value += (count - expected) ** 2 / expected;
        log += count * Math.log(chances[cell]) - logs[count];
      }
      values.push(value);
      masses.push(Math.exp(log));
    }
  }
  return finiteLaw(values, masses);
}

/** log k! for k = 0 … most. */
export function logFactorials(most: number): Float64Array {
  return Float64Array.from({ length: most + 1 }, (_, k) => (k < 2 ? 0 : logGamma(k + 1)));
}
