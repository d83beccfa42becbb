/** The share of numbers that may be strangers among others. */
const FEW = 0.05;

/** The wishes for a list that is no plain order of 0 … n − 1, where anything is. */
export interface NearWishes {
  /** The way to deal with items that come twice: leave them aside, take them for equal items, or take the file for several lists. */
  readonly as?: 'drop' | 'copies' | 'epochs';
  /** The list is a sample of so many items, numbered from 0 or from 1. */
  readonly sampleOf?: number;
}

/** The numbers of a file, or of the files of one list, as they were written. */
export interface NumbersRead {
  readonly values: Float64Array;
  /** Items of each file. */
  readonly sizes: readonly number[];
  /** Places before which a line stood that is no number. */
  readonly marks: readonly number[];
  /** True where rows of several items were taken for one list, and nobody said so. */
  readonly unasked: boolean;
  /** Items of a row of an array with several rows; 0 elsewhere. */
  readonly columns: number;
}

/** The different numbers of a list in their order, and for every place which of them stands there. */
export interface Ranked {
  readonly kinds: Float64Array;
  readonly ranks: Uint32Array;
  readonly times: Uint32Array;
}

/** Ranks numbers by size. Memory: some 28 bytes a number. */
export function rankNumbers(values: Float64Array): Ranked {
  const sorted = Float64Array.from(values).sort();
  let length = 0;
  for (let at = 0; at < sorted.length; at++) if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[length++] = sorted[at];
  const kinds = sorted.slice(0, length);
  const ranks = new Uint32Array(values.length);
  const times = new Uint32Array(length);
  for (let at = 0; at < values.length; at++) {
    const rank = rankOf(kinds, values[at]);
    ranks[at] = rank;
    times[rank]++;
  }
  return { kinds, ranks, times };
}

/** Returns how many of the sorted numbers are below this one. */
export function rankOf(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Says whether none of some items below `kinds` comes twice. */
export function isDistinct(items: Uint32Array, kinds: number): boolean {
  const seen = new Uint8Array(kinds);
  return items.every((item) => seen[item]++ === 0);
}

/** Returns the first places of all items, in the order of the list. */
export function firstPlaces(items: Uint32Array, kinds: number): Uint32Array {
  const seen = new Uint8Array(kinds);
  const first = new Uint32Array(kinds);
  let length = 0;
  for (let at = 0; at < items.length; at++) {
    if (seen[items[at]] === 1) continue;
    seen[items[at]] = 1;
    first[length++] = at;
  }
  return first;
}

/**
 * Says whether a few numbers lie so far from the others that they hardly belong to them: a few beyond where as many would end, most of that range
 * empty; or the whole range more than twice as wide as that of the middle ones.
 */
export function strangersIn(kinds: Float64Array): boolean {
  const many = kinds.length;
  const [low, high] = [kinds[0], kinds[many - 1]];
  let beyond = 0;
  while (beyond < many && kinds[many - 1 - beyond] >= low + many) beyond++;
  if (beyond > 0 && beyond <= FEW * many && high + 1 - low - many >= 2 * beyond) return true;
  const cut = Math.floor((FEW / 2) * many);
  const middle = (kinds[many - 1 - cut] - kinds[cut] + 1) / (1 - FEW);
  return many > 2 && high - low + 1 > 2 * Math.max(many, middle);
}
