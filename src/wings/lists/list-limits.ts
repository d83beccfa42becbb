/** Lists of fewer items say next to nothing by themselves. */
export const LEAST_ITEMS = 100;

/** The most items of a list that is audited: items and their differences are told apart as whole numbers of 31 bits and a sign. */
export const MOST_ITEMS = 2 ** 31 - 1;

/** The most lists that are audited together. */
export const MOST_LISTS = 1000;

/** The most files that one list is put together of. */
export const MOST_PARTS = 10_000;

/** The batteries of lists, from the cheapest; each holds those before it. */
export const LIST_BATTERIES = ['quick', 'standard', 'deep'] as const;
/** One of them. */
export type ListBattery = (typeof LIST_BATTERIES)[number];
