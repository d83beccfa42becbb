import type { Headline } from '../../../core/statistic.js';

/** The headline of rows whose finding is about which card lands in which position. */
export const unevenPositions: Headline = {
  says: 'the cards do not all have the same chance of every position',
  ofPositions: true,
};
