import { metAgain } from './equal-fingerprints.js';

/** The numbers of orders that repeat, by who dealt them. */
export interface RepeatedOnSides {
  /** The number of orders that came more than once and oftener from the first sampler than from the second. */
  readonly more: number;
  /** The number of orders that came oftener from the second. */
  readonly fewer: number;
}

/** Cells of one deal from each sampler, one after the other: two halves of a fingerprint each. */
const CELLS_OF_BOTH = 4;

/** The unit for each sampler in a single number that counts both: fewer deals are kept than the unit of the second. */
const FIRST = 1;
const SECOND = 2 ** 26;

/**
 * Counts orders that repeat among the fingerprints of lists in any order, some joined end to end; each holds the deals of two samplers in turn, two
 * cells a deal.
 */
export function repeatedOnSides(kept: readonly Float64Array[]): RepeatedOnSides {
  const deals = kept.reduce((sum, { length }) => sum + length / 2, 0);
  const again = new Map([...metAgain(kept, deals, null)].map((first) => [first, new Map<number, number>()]));
  for (const list of again.size > 0 ? kept : []) {
    for (let i = 0; i < list.length; i += 2) {
      const seconds = again.get(list[i]);
      seconds?.set(list[i + 1], (seconds.get(list[i + 1]) ?? 0) + (i % CELLS_OF_BOTH === 0 ? FIRST : SECOND));
    }
  }
  let more = 0;
  let fewer = 0;
  for (const seconds of again.values()) {
    for (const times of seconds.values()) {
      const second = Math.floor(times / SECOND);
      const first = times - second * SECOND;
      if (first + second < 2) continue;
      if (first > second) more++;
      if (second > first) fewer++;
    }
  }
  return { more, fewer };
}
