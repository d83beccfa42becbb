/** Lists of fewer items say next to nothing by themselves. */
export const LEAST_ITEMS = 100;
