import type { Headline } from '../../../core/statistic/headline.js';

export const seenTogether: Headline = { says: 'some cards come together more often than others', strongestOnly: true };
