import type { ListPlan } from '../record/one-list.js';
import { fitsOfLists } from './audit-lists.js';

/** What an audit of lists takes, about, of one core and of memory. */
export interface ListCosts {
  readonly seconds: number;
  readonly bytes: number;
}

/** Measured on a slow core with items of four bytes, 10^5 to 1.2 · 10^7 of them: what every audit takes, and what a million items take more. */
const START = { seconds: 0.6, bytes: 85e6 };
const QUICK = { seconds: 0.12, bytes: 0 };
const STREAMED = { seconds: 0.3, bytes: 1e6 };
const HELD = { seconds: 0.8, bytes: 18e6 };
const BETWEEN = { seconds: 0.7, bytes: 10e6 };

/** An estimate from what was measured; lines of text take somewhat longer to read. */
export function listCosts(plan: ListPlan): ListCosts {
  const { between, own } = fitsOfLists(plan);
  const held = own.statistics.some(({ statistic }) => statistic.mostUnlessDeep !== undefined);
  const each = plan.battery === 'quick' ? QUICK : held ? HELD : STREAMED;
  const millions = plan.n / 1e6;
  const pairs = between ? plan.trials - 1 : 0;
  return {
    seconds: START.seconds + millions * (plan.trials * each.seconds + pairs * BETWEEN.seconds),
    // One list is held at a time, and the one before it.
    bytes: START.bytes + millions * (each.bytes + (between ? BETWEEN.bytes : 0)),
  };
}
