import { counted } from '../../core/counted.js';
import type { DistinctDeals, EqualDealsResult } from '../../core/results.js';
import type { Nouns } from '../nouns.js';
import { count, NBSP, rounded } from '../numbers.js';

/** Numbers of deals from here on are said as powers of two. */
const LARGE = 1e6;

/** What deals are called where they are counted. */
type Named = Pick<Nouns, 'deal'>;

/** How many different deals there seem to be, as a noun phrase: "about 65,300 different deals (63,000 to 67,700)". */
export function differentDeals({ estimate, low, high }: DistinctDeals, { deal }: Named): string {
  if (estimate === null || high === null) return `more than ${counted(many(low), `different ${deal}`)}`;
  return `about ${counted(many(estimate), `different ${deal}`)} (${many(low)} to ${many(high)})`;
}

/** What a row that counts equal deals found: "about 65,300 different deals (63,000 to 67,700)", "one deal 105 times". */
export function equalDealsTold(effect: EqualDealsResult['effect'], nouns: Named): string {
  return effect.name === 'frequent-deal' ? oneDeal(effect.times, nouns) : differentDeals(effect, nouns);
}

/** The same for a narrow column, without the interval: "65,400 deals", "over 2^30.9 deals". */
export function dealsTold(effect: EqualDealsResult['effect'], nouns: Named): string {
  if (effect.name === 'frequent-deal') return oneDeal(effect.times, nouns);
  const { estimate, low } = effect;
  return estimate === null ? `over ${counted(many(low), nouns.deal)}` : counted(many(estimate), nouns.deal);
}

/** One deal that came that often: "one deal 105 times". */
function oneDeal(times: number, { deal }: Named): string {
  return `one ${deal} ${counted(count(times), 'time')}`;
}

/** A large number of deals in three digits, or as a power of two. */
export function many(deals: number): string {
  if (deals >= LARGE) return `2^${Math.log2(deals).toFixed(1)}`;
  return deals < 1000 ? count(Math.round(deals)) : rounded(Math.round(deals));
}

/** The same, never rounded up: what would have been seen. */
export function manyUp(deals: number): string {
  return deals >= LARGE ? `2^${(Math.floor(Math.log2(deals) * 10) / 10).toFixed(1)}` : count(Math.floor(deals));
}

/** The same with its noun: "65,300 deals". */
export function dealsUp(deals: number, { deal }: Named): string {
  return counted(manyUp(deals), deal, NBSP);
}
