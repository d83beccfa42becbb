import { isDistinct, type Ranked } from './near.js';

/** The largest share of the items of one file that padding adds; more may be a second epoch that was cut. */
const MOST_ADDED = 0.05;

/** The most ranks that one file is taken to hold, one behind the other. */
const MOST_RANKS = 4096;

/** Items that were added to fill up a list: the places where they come again, and how many ranks got a part, where that is known. */
export interface Padding {
  readonly again: ReadonlySet<number>;
  readonly ranks?: number;
}

/**
 * Finds the items that a distributed sampler added so that each rank gets as many: the first items of the list, once more at its end. In a list of
 * ranks one behind the other, those are the first and the last items of ranks. Null where any other item comes twice.
 */
export function findPadding({ kinds, ranks, times }: Ranked, sizes: readonly number[]): Padding | null {
  const added = ranks.length - kinds.length;
  if (times.some((many) => many > 2)) return null;
  if (sizes.length > 1) return sizes.every((size) => size === sizes[0]) ? ofRanks(ranks, times, added, sizes.length) : null;
  if (added > MOST_ADDED * kinds.length) return null;
  const again = ranks.subarray(kinds.length);
  if (again.every((item, k) => item === ranks[k]) && isDistinct(ranks.subarray(0, kinds.length), kinds.length))
    return { again: new Set(Array.from(again, (_, k) => kinds.length + k)) };
  for (let many = added + 1; many <= Math.min(MOST_RANKS, ranks.length / 2); many++) {
    if (ranks.length % many !== 0) continue;
    const found = ofRanks(ranks, times, added, many);
    if (found) return found;
  }
  return null;
}

/** Finds padding in parts of equal length, one behind the other: an item that comes twice is once the first of a part and once the last of one. */
function ofRanks(items: Uint32Array, times: Uint32Array, added: number, many: number): Padding | null {
  if (added >= many) return null;
  const size = items.length / many;
  const again = new Set<number>();
  const opens = new Set<number>();
  for (let part = 0; part < many; part++) {
    if (times[items[part * size]] === 2) opens.add(items[part * size]);
    if (times[items[(part + 1) * size - 1]] === 2) again.add((part + 1) * size - 1);
  }
  const fits = again.size === added && opens.size === added && [...again].every((at) => opens.has(items[at]));
  return fits ? { again, ranks: many } : null;
}
