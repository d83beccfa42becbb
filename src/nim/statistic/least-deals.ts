/** Below this many deals the counts of a few cells take so few values that chi-squared misses their levels by a third. */
export const LEAST_DEALS = 100;
