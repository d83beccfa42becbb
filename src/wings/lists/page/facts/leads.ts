import { LEAD_STRETCHES, LEAD_TOTALS } from '../../counting/lead-stretches.js';
import { logStretchLeadAtMost } from '../../math/lead-law.js';
import type { ListPlan } from '../../record/one-list.js';

/** The probability that luck keeps all stretches of a list within their bands together. */
const TOGETHER = 0.99;

/** A stretch of positions, from `from` up to `until`, counted from 0: how far its furthest item came, and the range that luck leaves. */
export interface StretchLead {
  readonly from: number;
  readonly until: number;
  readonly lead: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** The fewest positions of a stretch that say enough of how far their furthest item may come: stretches of short lists are merged in pairs. */
const LEAST_POSITIONS = 16;

/** The fewest stretches that are drawn. */
const LEAST_STRETCHES = 8;

/**
 * Returns the largest lead of each stretch of the list, from the counts of the statistic that counts leads; empty where there are none. Short lists
 * have longer stretches.
 */
export function leadsOf(counts: readonly number[], { n, trials }: Pick<ListPlan, 'n' | 'trials'>): readonly StretchLead[] {
  if (counts.length === 0) return [];
  let stretches = LEAD_STRETCHES;
  while (stretches > LEAST_STRETCHES && n / stretches < LEAST_POSITIONS) stretches /= 2;
  const each = LEAD_STRETCHES / stretches;
  const side = (1 - TOGETHER) / (2 * stretches);
  return Array.from({ length: stretches }, (_, k) => {
    const from = Math.ceil((k * n) / stretches);
    const until = Math.ceil(((k + 1) * n) / stretches);
    const start = LEAD_TOTALS + k * each;
    const lead = Math.max(...counts.slice(start, start + each));
    const reached = (share: number): number => leastLead(from, until - from, n, Math.log(share) / trials);
    return { from, until, lead, low: reached(side), middle: reached(0.5), high: reached(1 - side) };
  });
}

/** Says whether luck hardly ever leaves a stretch so. */
export function isBeyond({ high, lead, low }: StretchLead): boolean {
  return lead < low || lead > high;
}

/** Returns the least lead that one list stays within in this stretch with a chance of e^`log` or more. */
function leastLead(from: number, length: number, n: number, log: number): number {
  let [low, high] = [0, n - from - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (logStretchLeadAtMost(middle, from, length, n) < log) low = middle + 1;
    else high = middle;
  }
  return low;
}
