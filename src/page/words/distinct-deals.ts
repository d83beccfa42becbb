import { counted } from '../../core/counted.js';
import type { DistinctDeals, EqualDealsResult } from '../../core/results.js';
import { count, NBSP, rounded } from '../numbers.js';

/** Numbers of deals from here on are said as powers of two. */
const LARGE = 1e6;

/** How many different deals there seem to be, as a noun phrase: "about 65,300 different deals (63,000 to 67,700)". */
export function differentDeals({ estimate, low, high }: DistinctDeals): string {
  if (estimate === null || high === null) return `more than ${many(low)} different deals`;
  return `about ${many(estimate)} different deals (${many(low)} to ${many(high)})`;
}

/** What a row that counts equal deals found: "about 65,300 different deals (63,000 to 67,700)", "one deal 105 times". */
export function equalDealsTold(effect: EqualDealsResult['effect']): string {
  return effect.name === 'frequent-deal' ? oneDeal(effect.times) : differentDeals(effect);
}

/** The same for a narrow column, without the interval: "65,400 deals", "over 2^30.9 deals". */
export function dealsTold(effect: EqualDealsResult['effect']): string {
  if (effect.name === 'frequent-deal') return oneDeal(effect.times);
  const { estimate, low } = effect;
  return estimate === null ? `over ${many(low)} deals` : `${many(estimate)} deals`;
}

/** One deal that came that often: "one deal 105 times". */
export function oneDeal(times: number): string {
  return `one deal ${counted(count(times), 'time')}`;
}

/** A large number of deals in three digits, or as a power of two. */
export function many(deals: number): string {
  if (deals >= LARGE) return `2^${Math.log2(deals).toFixed(1)}`;
  return deals < 1000 ? count(Math.round(deals)) : rounded(Math.round(deals));
}

/** The same, never rounded up: what would have been seen. */
export function manyUp(deals: number): string {
  return deals >= LARGE
    ? `2^${(Math.floor(Math.log2(deals) * 10) / 10).toFixed(1)}${NBSP}deals`
    : counted(count(Math.floor(deals)), 'deal', NBSP);
}
