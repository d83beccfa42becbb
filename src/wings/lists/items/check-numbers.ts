import { SeenBits } from '../../../core/statistic/seen-bits.js';
import { DistinctNumbers } from './distinct-numbers.js';
import type { Numbers } from './numbers.js';

/** A fault of a list: how often it occurs in all, and for the first the item, by its number, and its place in the list, from 0. */
export interface ListFault {
  readonly kind: 'foreign' | 'doubled' | 'lost';
  readonly count: number;
  readonly item: number;
  /** The place of a foreign item, or the second place of a doubled one; -1 for a lost one. */
  readonly at: number;
  /** The first place of a doubled item; -1 for the others. */
  readonly first: number;
}

/** Every number that the list should hold: from `from` on, `n` of them. */
export interface NumberRange {
  readonly from: 0 | 1;
  readonly n: number;
}

/**
 * The result of checking that n numbers are 0 … n − 1 or 1 … n, each once: where not, the first fault of each kind, and the range by which they are
 * reported.
 */
export interface CheckedNumbers {
  readonly range: NumberRange;
  readonly faults: readonly ListFault[];
}

/** Looks for lost, doubled and foreign numbers. Memory: n / 8 bytes, and half as much again; three times as much where something is wrong. */
export async function checkNumbers(numbers: Numbers): Promise<CheckedNumbers> {
  const n = numbers.length;
  // One bit more than there are items: of 0 … n a right list leaves out either n or 0, which tells from where it counts.
  const seen = new DistinctNumbers(n + 1);
  for await (const piece of numbers.read()) seen.add(piece);
  const distinct = seen.count();
  const from = seen.has(0) ? 0 : 1;
  if (distinct === n && (from === 1 || !seen.has(n))) return { range: { from, n }, faults: [] };
  const byCount = { range: { from, n }, faults: await faultsIn(numbers, { from, n }) } as const;
  // Where items are lost the others reach further than their count, by which the greatest would be foreign: what takes fewer faults is said.
  const reach = (await greatestOf(numbers)) + 1 - from;
  if (reach <= n || reach > 2 * n) return byCount;
  const byReach = { range: { from, n: reach }, faults: await faultsIn(numbers, { from, n: reach }) } as const;
  return total(byReach.faults) < total(byCount.faults) ? byReach : byCount;
}

async function greatestOf(numbers: Numbers): Promise<number> {
  let greatest = 0;
  for await (const piece of numbers.read()) for (const item of piece) greatest = Math.max(greatest, item);
  return greatest;
}

function total(faults: readonly ListFault[]): number {
  return faults.reduce((sum, { count }) => sum + count, 0);
}

async function faultsIn(numbers: Numbers, { from, n }: NumberRange): Promise<readonly ListFault[]> {
  const seen = new SeenBits(n);
  const none = { count: 0, item: -1, at: -1, first: -1 };
  const foreign = { kind: 'foreign' as const, ...none };
  const doubled = { kind: 'doubled' as const, ...none };
  const lost = { kind: 'lost' as const, ...none };
  let at = 0;
  for await (const piece of numbers.read()) {
    for (const item of piece) {
      const fault = item < from || item >= from + n ? foreign : seen.add(item - from) ? null : doubled;
      if (fault?.count === 0) Object.assign(fault, { item, at });
      if (fault) fault.count++;
      at++;
    }
  }
  for (let item = 0; item < n; item++) {
    if (seen.has(item)) continue;
    if (lost.count === 0) lost.item = item + from;
    lost.count++;
  }
  if (doubled.count > 0) doubled.first = await firstPlace(numbers, doubled.item);
  return [foreign, doubled, lost].filter(({ count }) => count > 0);
}

async function firstPlace(numbers: Numbers, item: number): Promise<number> {
  let before = 0;
  for await (const piece of numbers.read()) {
    const found = piece.indexOf(item);
    if (found >= 0) return before + found;
    before += piece.length;
  }
  return -1;
}
