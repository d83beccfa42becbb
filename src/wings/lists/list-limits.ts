/** Lists of fewer items say next to nothing by themselves. */
export const LEAST_ITEMS = 100;

/** The most items of a list that is audited: items and their differences must fit whole numbers of 31 bits and a sign. */
export const MOST_ITEMS = 2 ** 31 - 1;

export const MOST_LISTS = 1000;

/** The most files that form one list. */
export const MOST_PARTS = 10_000;

/** The batteries of lists, from the cheapest; each holds those before it. */
export const LIST_BATTERIES = ['quick', 'standard', 'deep'] as const;
export type ListBattery = (typeof LIST_BATTERIES)[number];

/** The ways in which a file of a list may be written. */
export const LIST_FORMATS = ['lines', 'batches', 'csv', 'ndjson', 'parquet', 'npy', 'u32', 'u64'] as const;
