import type { DistinctDeals } from '../core/results.js';
import type { EqualDeals } from '../core/statistic.js';
import { equalPairTails } from '../math/equal-pairs.js';
import { poissonTails } from '../math/poisson.js';
import { POWER } from './rules.js';

/** One side of a 95 % interval. */
const ONE_SIDED = 0.975;

/** No count is looked for beyond this one: more equal pairs are never needed where fewer than one is expected. */
const MOST_NEEDED = 1e9;

/**
 * How many equally likely deals `count` equal pairs speak for: pairs/count, with the exact interval of a Poisson count, and up to how many
 * the row would have seen at `level` 99 times in 100. F. Garwood (1936), Fiducial limits for the Poisson distribution, Biometrika 28:437.
 */
export function distinctDeals({ pairs, orderBits }: EqualDeals, count: number, level: number): DistinctDeals {
  const least = count === 0 ? null : meanWith((mean) => poissonTails(count, mean).atLeast, 1 - ONE_SIDED);
  const most = meanWith((mean) => 1 - poissonTails(count, mean).atMost, ONE_SIDED);
  return {
    name: 'distinct-deals',
    estimate: count === 0 ? null : pairs / count,
    low: pairs / most,
    high: least === null ? null : pairs / least,
    seenUpTo: pairs / meanWith((mean) => poissonTails(needed(pairs, orderBits, level), mean).atLeast, POWER),
  };
}

/** The fewest equal pairs that an even shuffle shows with a chance below `level`. */
function needed(pairs: number, orderBits: number, level: number): number {
  let fewest = 1;
  while (fewest < MOST_NEEDED && equalPairTails(fewest, pairs, orderBits, true).logAtLeast >= Math.log(level)) fewest++;
  return fewest;
}

/** The mean at which a chance that grows with it reaches `wanted`, by bisection to the last bit or so. */
function meanWith(chance: (mean: number) => number, wanted: number): number {
  let high = 1;
  while (chance(high) < wanted) high *= 2;
  let low = 0;
  for (let step = 0; step < 200 && low < high; step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (chance(middle) < wanted) low = middle;
    else high = middle;
  }
  return high;
}
