import { listTestCounting } from '../counting/catalogue.js';
import type { CountedOfList } from '../counting/list-statistic.js';

/** Items of the first list that mechanisms are looked for in: the beginning of a longer list. */
const HEAD_ITEMS = 2 ** 22;

/** Items that are kept of all the other lists together. */
const OTHERS_TOGETHER = 2 ** 20;

/** Returns how many of the first items a search for mechanisms needs: of the first list, and of each of the others. */
export function headLengths(n: number, lists: number): { readonly first: number; readonly other: number } {
  return { first: Math.min(n, HEAD_ITEMS), other: Math.min(n, Math.floor(OTHERS_TOGETHER / Math.max(1, lists - 1))) };
}

export interface ListFacts {
  readonly n: number;
  readonly lists: number;
  /** The most places that an item of any list stands before where it was, and the most after. */
  readonly lead: number;
  readonly lag: number;
  /** The first items of the first list, in order: all of them up to 2^22. */
  readonly head: Uint32Array;
  /** The place of each item in the first list; null where only its beginning is held. */
  readonly places: Uint32Array | null;
  /** The first items of every other list, in order, fewer of each where there are many. */
  readonly others: readonly Uint32Array[];
  /** Returns the counts of one quantity over all lists; null where its statistic did not run. */
  counted(what: CountedOfList): ArrayLike<number> | null;
}

/**
 * Returns the facts of lists of `n` items: the counts of their statistics by id, and the first items of each list, as many as `headLengths` says.
 * Takes 4 n bytes besides, up to 16 MB.
 */
export function listFacts(n: number, counts: ReadonlyMap<string, ArrayLike<number>>, [head, ...others]: readonly Uint32Array[]): ListFacts {
  const counted = (what: CountedOfList): ArrayLike<number> | null => counts.get(listTestCounting(what)) ?? null;
  const [lead = 0, lag = 0] = Array.from(counted('lead') ?? []);
  return { n, lists: 1 + others.length, lead, lag, head, places: head.length === n ? placesOf(head) : null, others, counted };
}

function placesOf(list: Uint32Array): Uint32Array {
  const places = new Uint32Array(list.length);
  for (let place = 0; place < list.length; place++) places[list[place]] = place;
  return places;
}
