import type { DealsAgain, DistinctDeals, EqualDealsResult } from '../../core/record/results.js';
import { counted } from '../../core/words/counted.js';
import type { Nouns } from '../nouns.js';
import { count, fixed, NBSP, threeDigits } from '../numbers.js';

/** The number of deals from which they are written as powers of two. */
const LARGE = 1e6;

/** The number below which all digits are written. Different deals are then whole numbers: an interval from 11.9 to 12.1 means 12. */
const SMALL = 1000;

type Named = Pick<Nouns, 'deal'>;

/** The estimated number of different deals, as a noun phrase: "about 65,300 different deals (63,000 to 67,700)". */
export function differentDeals({ estimate, low, high }: DistinctDeals, { deal }: Named): string {
  if (estimate === null || high === null) return `more than ${counted(many(low, 'down'), `different ${deal}`)}`;
  return `about ${counted(many(estimate), `different ${deal}`)} (${intervalText(low, high).join(' to ')})`;
}

type Found = Pick<EqualDealsResult, 'effect' | 'value'>;

/** Tells the finding of a row that counts equal deals: "about 65,300 different deals (63,000 to 67,700)", "one deal 105 times", "3 deals 15,000 times". */
export function equalDealsTold({ effect, value }: Found, nouns: Named): string {
  return effect.name === 'frequent-deal' ? dealsAgain(effect, value, nouns) : differentDeals(effect, nouns);
}

/** The same for a narrow column, without the interval: "65,400 deals", "over 2^30.9 deals". */
export function dealsTold({ effect, value }: Found, nouns: Named): string {
  if (effect.name === 'frequent-deal') return dealsAgain(effect, value, nouns);
  const { estimate, low } = effect;
  return estimate === null ? `over ${counted(many(low, 'down'), nouns.deal)}` : counted(many(estimate), nouns.deal);
}

/** True if one deal alone makes most of the equal pairs. */
export function isOneDeal({ times }: DealsAgain, pairs: number): boolean {
  return times * (times - 1) > pairs;
}

/** Tells the deals that repeat: "one deal 105 times", "3 deals 15,000 times". */
function dealsAgain(again: DealsAgain, pairs: number, { deal }: Named): string {
  return isOneDeal(again, pairs)
    ? `one ${deal} ${counted(count(again.times), 'time')}`
    : `${counted(count(again.different), deal)} ${counted(count(again.together), 'time')}`;
}

/** The rounding of a number: an estimate to the nearest, a bound to its own side. */
const WAYS: Readonly<Record<'nearest' | 'down' | 'up', (value: number) => number>> = {
  nearest: Math.round,
  down: Math.floor,
  up: Math.ceil,
};

/** Writes a large number of deals to three digits, or as a power of two. */
export function many(deals: number, way: keyof typeof WAYS = 'nearest'): string {
  const rounding = WAYS[way];
  if (deals >= LARGE) return `2^${fixed(rounding(Math.log2(deals) * 10) / 10, 1)}`;
  const whole = rounding(deals);
  return whole < SMALL ? count(whole) : threeDigits(whole, rounding);
}

/** Writes both ends of an interval of numbers of deals, never narrower than it is where digits are dropped. */
export function intervalText(low: number, high: number): readonly [string, string] {
  return [many(low, low < SMALL ? 'nearest' : 'down'), many(high, high < SMALL ? 'nearest' : 'up')];
}

/** Writes all digits of a number of deals, never rounded up: for an upper limit of what would have been seen. */
export function manySeen(deals: number): string {
  return deals >= LARGE ? `2^${fixed(Math.floor(Math.log2(deals) * 10) / 10, 1)}` : count(Math.floor(deals));
}

/** Writes a number of deals, rounded up, with its noun: "65,300 deals". */
export function dealsUp(deals: number, { deal }: Named): string {
  return counted(manySeen(deals), deal, NBSP);
}
