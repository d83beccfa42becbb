/** Below this many deals the counts of a few cells take so few values that chi-squared misses its levels, above all in the tail of too even counts. */
export const LEAST_DEALS = 1000;
