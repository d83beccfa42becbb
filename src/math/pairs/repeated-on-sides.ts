import { metAgain } from './equal-fingerprints.js';

/** How many orders came again, by who dealt them. */
export interface RepeatedOnSides {
  /** Orders that came more than once and oftener from the first sampler than from the second. */
  readonly more: number;
  /** Those that came oftener from the second. */
  readonly fewer: number;
}

/** Cells of a deal of each sampler, one after the other: two halves of a fingerprint each. */
const CELLS_OF_BOTH = 4;

/** How often an order came from either sampler, in one number: fewer deals are kept than the second counts for. */
const FIRST = 1;
const SECOND = 2 ** 26;

/** Orders that came again among the fingerprints of lists in any order, some joined end to end; each holds the deals of two samplers in turn, two cells a deal. */
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
