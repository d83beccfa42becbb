import type { Headline } from '../../../core/statistic/statistic.js';

/** The headline of rows that count which cards are seen in one deal. */
export const seenTogether: Headline = { says: 'some cards come together more often than others', strongestOnly: true };
