/** Into how many stretches of equal length the positions are cut, of which the largest lead of each is kept: v in the stretch ⌊v · 64/n⌋. */
export const LEAD_STRETCHES = 64;

/** The cells that stand before them in the counts: the largest lead of all, and the largest delay. */
export const LEAD_TOTALS = 2;
