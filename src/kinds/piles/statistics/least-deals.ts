/** The fewest deals: below it the counts of a few cells take so few values that chi-squared misses its levels, above all in the lower tail. */
export const LEAST_DEALS = 1000;
