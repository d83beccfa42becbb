import type { Headline } from '../../../core/statistic/statistic.js';

/** The headline of rows whose finding is about which card lands in which position. */
export const unevenPositions: Headline = {
  says: 'some cards come to some positions too often',
  ofPositions: true,
};
