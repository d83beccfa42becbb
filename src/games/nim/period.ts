import type { PeriodTheorem } from './heap-game.js';

/** A repetition of values: the value of n + length is that of n, for every heap n from `from` on. */
export interface Period {
  readonly length: number;
  /** The first heap from which on they repeat, as small as possible. */
  readonly from: number;
  /** True if they are proved to repeat forever; else they were only seen to, up to the last value. */
  readonly proved: boolean;
  /** The largest heap whose value the proof rests on; if nothing is proved, the largest tried. */
  readonly upTo: number;
}

/** An unproved repetition is reported only if this many whole periods were seen at the end, and over half of the values. */
const SEEN_PERIODS = 3;

/**
 * Returns the shortest period of these values, heaps from 0: the shortest that the theorem proves. Failing that, returns the shortest that was seen
 * three times over and in the whole second half, else null. The theorem asks for repetition from heap 1 or later.
 */
export function findPeriod(values: Int32Array, theorem: PeriodTheorem | null): Period | null {
  const last = values.length - 1;
  let seen: Period | null = null;
  for (let length = 1; length <= last / 2; length++) {
    let from = last - length + 1;
    while (from > 0 && values[from - 1] === values[from - 1 + length]) from--;
    const compared = last - length + 1 - from;
    if (theorem !== null) {
      const start = Math.max(1, from);
      const needed = theorem.comparisons(start, length);
      if (last - length + 1 - start >= needed) return { length, from, proved: true, upTo: start + needed - 1 + length };
    }
    if (seen === null && from <= last / 2 && compared >= (SEEN_PERIODS - 1) * length) seen = { length, from, proved: false, upTo: last };
  }
  return seen;
}
