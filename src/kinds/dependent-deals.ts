import type { Headline } from '../core/statistic.js';

/** The headline of rows that hold a deal against the one before: where that shows most, what else looks uneven may follow from it. */
export const dependentDeals: Headline = { says: 'a deal depends on the deals before it', rank: 1, strongestOnly: true };
