import type { ResumableProcess } from '../../core/evidence-process.js';
import { addLogs } from '../../math/primitives/log-sum.js';
import type { RecentDeals } from './recent-deals.js';

/** The evidence is looked at after so many deals on the way back. */
const STEP = 16;

/** Probability on either side of the interval. */
const OUTSIDE = 0.025;

/** Where a stream seems to have changed: after how many deals. */
export interface ChangePoint {
  /** The place that fits best. */
  readonly after: number;
  /** Two places between which the change lies with 95 % probability. */
  readonly from: number;
  readonly to: number;
  /** Present where what is remembered of the stream does not reach far enough back: the change may lie before `from`. */
  readonly open?: true;
}

/**
 * Where a stream changed that is known to have changed once by its last deal, number `deals`: a fresh bet is settled on the deals backwards
 * from the last one, and grows until the change and shrinks before it. The evidence of the last k deals against even ones is their marginal
 * likelihood over the even one, so with every place among those remembered equally likely beforehand it is, made to add up to 1, the
 * posterior law of the place of the change (H. Chernoff & S. Zacks 1964, doi:10.1214/aoms/1177700517). Exact to 16 deals.
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
  const all = addLogs(...logs);
  const shares = logs.map((log) => Math.exp(log - all));
  const best = places[logs.indexOf(Math.max(...logs))];
  const to = places[reached(shares)];
  const from = places[places.length - 1 - reached(shares.toReversed())];
  const open = from > 0 && from === places[places.length - 1];
  // A place stands for those after it up to the next one.
  return { after: best, from, to: Math.min(deals, to + STEP), ...(open && { open }) };
}

/** The first place at which the sum of the shares goes beyond what is left outside. */
function reached(shares: readonly number[]): number {
  let sum = 0;
  const found = shares.findIndex((share) => {
    sum += share;
    return sum > OUTSIDE;
  });
  return Math.max(0, found);
}
