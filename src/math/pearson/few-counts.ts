import { logPoissonMass } from '../primitives/log-poisson-mass.js';

/** Steps of 1 that values of the statistic are kept in. */
const STEPS = 512;

/** Values as near below a step as this are on it: they differ by rounding alone. */
const ROUNDING = 1e-6;

/**
 * The log of the chance that Pearson's statistic of `total` outcomes in cells of these chances is at most a value; null above its degrees, where
 * nothing is too even. Every table is counted, cell by cell: the counts of a multinomial are Poisson numbers, given their sum. What each cell adds is
 * rounded down to 1/512, so that the chance is never below the true one, and at most that of a value higher by a 512th of the cells. Grows with
 * total² · cells · degrees; held to every table in few-counts.test.ts.
 */
export function fewCountsBelow(chances: readonly number[], total: number): (value: number) => number | null {
  const degrees = chances.length - 1;
  const height = degrees * STEPS + 1;
  // By outcomes in the cells so far and steps of the value.
  let reached = new Float64Array((total + 1) * height);
  reached[0] = 1;
  for (const chance of chances) {
    const expected = total * chance;
    const next = new Float64Array(reached.length);
    for (let count = 0; count <= total; count++) {
      const steps = Math.floor(((count - expected) ** 2 / expected) * STEPS);
      if (steps >= height) continue;
      const mass = Math.exp(logPoissonMass(count, expected));
      for (let before = 0; before <= total - count; before++) {
        const from = before * height;
        const to = (before + count) * height + steps;
        for (let step = 0; step < height - steps; step++) next[to + step] += mass * reached[from + step];
      }
    }
    reached = next;
  }
  const below = reached.subarray(total * height);
  for (let step = 1; step < height; step++) below[step] += below[step - 1];
  const all = logPoissonMass(total, total);
  return (value) => (value > degrees ? null : Math.min(0, Math.log(below[Math.floor(value * STEPS + ROUNDING)]) - all));
}
