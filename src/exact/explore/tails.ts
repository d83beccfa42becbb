import { MOST_DRAWS } from './errors.js';
import type { Runs } from './runs.js';
import { unitsFrom } from './units.js';

/** Seeds of the pseudo-random tails: any would do, but they are fixed, so that a proof can be repeated. */
const SEEDS = [0x51ed, 0x2a7b, 0x7f39];

/** Returns `MOST_DRAWS` equal numbers to follow those under study, in integer units of 2^-53. */
export function constantTail(units: number): Float64Array {
  return new Float64Array(MOST_DRAWS).fill(units);
}

/** Returns these numbers first, then `rest` from its start. */
export function tailAfter(first: Float64Array, rest: Float64Array): Float64Array {
  const tail = new Float64Array(MOST_DRAWS);
  tail.set(first);
  tail.set(rest.subarray(0, MOST_DRAWS - first.length), first.length);
  return tail;
}

/** Returns the tails with which every draw is tried: all the smallest number to deal with, all the largest, and three pseudo-random ones. */
export function fixedTails({ lowest, highest }: Pick<Runs, 'lowest' | 'highest'>): Float64Array[] {
  const random = SEEDS.map((seed) => Float64Array.from({ length: MOST_DRAWS }, unitsFrom(seed)));
  return [constantTail(lowest), constantTail(highest), ...random];
}
