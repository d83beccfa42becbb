/** The number of equal stretches of positions whose largest leads are kept; v lies in stretch ⌊v · 64/n⌋. */
export const LEAD_STRETCHES = 64;

/** The number of cells before them in the counts: the largest lead of all, and the largest delay. */
export const LEAD_TOTALS = 2;
