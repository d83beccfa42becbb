/** Samples dealt of each mistake, and how many of them must show it: a chance of 99 % misses more than five times once in 1,600 cells. */
export const SAMPLES = 100;
export const LEAST_FOUND = 95;

/** The numbers of cards of the table. */
export const CARDS = [3, 5, 8, 13, 52] as const;

/** More deals than this are not dealt a hundred times over. */
export const MOST_DEALS = 1_000_000;

/** Nor are more than this where they follow from an estimate, which so small a bias makes a rough one. */
export const MOST_ESTIMATED = 100_000;
