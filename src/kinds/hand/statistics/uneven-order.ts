import type { Headline } from '../../../core/statistic.js';

/** The headline of rows that look at the order of the cards that are seen. */
export const unevenOrder: Headline = { says: 'the cards of a hand do not lie in every order equally often', strongestOnly: true };
