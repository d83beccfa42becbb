import { LEAD_STRETCHES, LEAD_TOTALS } from '../../counting/lead-stretches.js';
import { logStretchLeadAtMost } from '../../math/lead-law.js';
import type { ListPlan } from '../../record/one-list.js';

/** Luck keeps all stretches of a list within their bands together so often. */
const TOGETHER = 0.99;

/** A stretch of positions, from `from` up to `until`, counted from 0: how far its furthest item came, and where luck leaves that. */
export interface StretchLead {
  readonly from: number;
  readonly until: number;
  readonly lead: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Fewer positions than this say little of how far their furthest item may come: stretches of short lists are taken together, two by two. */
const LEAST_POSITIONS = 16;

/** No fewer stretches than this are drawn. */
const LEAST_STRETCHES = 8;

/** The largest lead of each stretch of the list, from the counts of the statistic that counts leads; empty where there are none. Of short lists stretches are longer. */
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

/** Whether luck hardly leaves a stretch so. */
export function isBeyond({ high, lead, low }: StretchLead): boolean {
  return lead < low || lead > high;
}

/** The least lead that one list keeps to in this stretch with a chance of e^`log` or more. */
function leastLead(from: number, length: number, n: number, log: number): number {
  let [low, high] = [0, n - from - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (logStretchLeadAtMost(middle, from, length, n) < log) low = middle + 1;
    else high = middle;
  }
  return low;
}
