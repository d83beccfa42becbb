/** The number of deals at the first look at a sample dealt until caught. */
export const FIRST_LOOK = 1024;

/**
 * The p-value of one row, in one of its tails, below which the sample is caught: so far out that many looks at many rows of many cells leave few
 * false alarms.
 */
export const LEVEL_CAUGHT = 1e-10;
