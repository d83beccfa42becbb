import type { EqualDeals } from '../../core/record/equal-deals.js';
import type { DistinctDeals, EqualDealsResult } from '../../core/record/results.js';
import { POWER } from '../../core/statistic/rules.js';
import type { TestResult } from '../../core/statistic/statistic.js';
import { pow } from '../primitives/pow.js';
import { poissonTails } from '../tails/poisson.js';
import { decidingPairLogs, equalPairTails, pairsOf } from './equal-pairs.js';

const ONE_SIDED = 0.975;

/** Standard deviations of a normal law to that side. */
const STANDARD = 1.959963984540054;

/**
 * Estimates how many equally likely deals `count` equal pairs imply: pairs/count, with the exact interval of a Poisson count, and up to how many the
 * row would have detected at `level` 99 times in 100. F. Garwood (1936), Fiducial limits for the Poisson distribution, doi:10.1093/biomet/28.3-4.437.
 * Bisected to the last bit of a double; measured in kinds/deck/ordered.test.ts.
 */
export function distinctDeals(compared: EqualDeals, count: number, level: number): DistinctDeals {
  const { share = 1 } = compared;
  const inSlice = { ...compared, orderBits: compared.orderBits + Math.log2(share) };
  const { orderBits, pairs } = inSlice;
  const fewest = needed(inSlice, level);
  const least = count === 0 ? null : meanWith((mean) => poissonTails(count, mean).atLeast, 1 - ONE_SIDED);
  const most = meanWith((mean) => 1 - poissonTails(count, mean).atMost, ONE_SIDED);
  return {
    name: 'distinct-deals',
    // Of some 170 cards or more it is less than the least number above 0, which stands for it as it does for a p.
    expected: Math.max(Number.MIN_VALUE, pairs * pow(2, -orderBits)),
    estimate: count === 0 ? null : pairs / count / share,
    low: share === 1 ? pairs / most : withSpread(pairs / most, -1) / share,
    high: least === null ? null : share === 1 ? pairs / least : withSpread(pairs / least, 1) / share,
    seenUpTo: pairs / meanWith((mean) => poissonTails(fewest, mean).atLeast, POWER) / share,
  };
}

/**
 * Returns one end of a 95 % interval for the expected number of deals in a slice that holds `deals`: chance decides which of them lie there. Score
 * interval of a Poisson count, M. G. Kendall & A. Stuart, The Advanced Theory of Statistics vol. 2 (1961), 20.10.
 */
function withSpread(deals: number, side: 1 | -1): number {
  return Math.max(1, deals + STANDARD ** 2 / 2 + side * STANDARD * Math.sqrt(deals + STANDARD ** 2 / 4));
}

/** Returns the comparison that a row makes of `deals` deals: for a slice those that fell into it, among the orders there. */
export function comparedDeals(compared: EqualDeals, deals: number): EqualDeals {
  const { orderBits, share } = compared;
  // Of one deal there are no pairs, and no logarithm of their number: one pair that is not equal says as little.
  return share === undefined ? compared : { ...compared, orderBits: orderBits + Math.log2(share), pairs: Math.max(1, pairsOf(deals)) };
}

export function equalDealsEffect(
  compared: EqualDeals,
  { frequent, trials, value }: Pick<TestResult, 'frequent' | 'trials' | 'value'>,
  level: number,
): EqualDealsResult['effect'] {
  const distinct = distinctDeals({ ...compared, pairs: comparedDeals(compared, trials).pairs }, value, level);
  const { expected, seenUpTo } = distinct;
  return frequent === undefined ? distinct : { name: 'frequent-deal', expected, ...frequent, seenUpTo };
}

/** Finds the fewest equal pairs that an even shuffle shows with a chance below `level`: doubled until there, then bisected. */
function needed({ all, orderBits, pairs }: EqualDeals, level: number): number {
  const logOf = (count: number): number =>
    all ? decidingPairLogs(count, pairs, orderBits).logP : equalPairTails(count, pairs, orderBits, false).logAtLeast;
  const suffices = (count: number): boolean => logOf(count) < Math.log(level);
  let enough = 1;
  while (!suffices(enough)) enough *= 2;
  let few = enough / 2;
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    if (suffices(middle)) enough = middle;
    else few = middle;
  }
  return enough;
}

/** Finds the mean at which a chance that grows with it reaches `wanted`, by bisection until no double lies between. */
function meanWith(chance: (mean: number) => number, wanted: number): number {
  let high = 1;
  while (chance(high) < wanted) high *= 2;
  let low = 0;
  for (let middle = high / 2; low < middle && middle < high; middle = (low + high) / 2) {
    if (chance(middle) < wanted) low = middle;
    else high = middle;
  }
  return high;
}
