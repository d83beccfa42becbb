import type { ChangePoint } from '../../../core/record/turned.js';
import type { ResumableProcess } from '../../../core/statistic/evidence-process.js';
import { addLogs } from '../../../math/primitives/log-sum.js';
import type { RecentDeals } from './recent-deals.js';

/** The number of deals between evaluations of the evidence on the way back. */
const STEP = 16;

/** Probability on either side of the interval. */
const OUTSIDE = 0.025;

/** The prior probability that a stream was off before all that is remembered of it: half, as much as the bet of the first deal has of the capital. */
const ALWAYS = 0.5;

/**
 * Returns the place where a stream changed that is known to have changed once by its last deal, number `deals`. A fresh bet is settled on the deals
 * backwards from the last one; it grows until the change and shrinks before it. The evidence of the last k deals against even ones is their marginal
 * likelihood over the even one. A priori the stream was off from the start, or from before all that is remembered, with a chance of one half, and
 * else every place is equally likely: a stream is often off from its first deal, which is one place among hundreds. So the product of the two,
 * normalised to 1, is the posterior law of the place of the change (H. Chernoff & S. Zacks 1964, doi:10.1214/aoms/1177700517). Exact to 16 deals.
 */
export function changePoint(recent: RecentDeals, deals: number, fresh: () => ResumableProcess): ChangePoint {
  const bet = fresh();
  const logs: number[] = [];
  const places: number[] = [];
  let back = 0;
  recent.backwards(recent.length, (cells, at) => {
    bet.add(cells, at);
    back++;
    if (back % STEP > 0 && back < recent.length) return;
    logs.push(bet.logE());
    places.push(deals - back);
  });
  const last = logs.length - 1;
  const weighed = last === 0 ? logs : logs.map((log, k) => log + Math.log(k === last ? ALWAYS : (1 - ALWAYS) / last));
  const all = addLogs(...weighed);
  const shares = weighed.map((log) => Math.exp(log - all));
  const best = places[shares.indexOf(Math.max(...shares))];
  const to = places[reached(shares)];
  const from = places[last - reached(shares.toReversed())];
  const open = from > 0 && from === places[last];
  // A place stands for those on both sides of it up to the next ones: a change between two may be best told by either.
  const least = from === places[last] ? from : Math.max(places[last] + 1, from - STEP + 1);
  return { after: best, from: least, to: Math.min(deals, to + STEP), ...(open && { open }) };
}

/** Returns the first place at which the sum of the shares exceeds the probability left outside. */
function reached(shares: readonly number[]): number {
  let sum = 0;
  const found = shares.findIndex((share) => {
    sum += share;
    return sum > OUTSIDE;
  });
  return Math.max(0, found);
}
