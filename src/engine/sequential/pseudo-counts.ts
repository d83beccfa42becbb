/** Cards counted for every cell before the first deal. Few notice a large bias soon, many a small one late; the evidence is the mean over all. */
export const PSEUDO_COUNTS: readonly number[] = [1, 10, 100, 1000, 10_000];
