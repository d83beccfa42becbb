import type { Headline } from '../../../core/statistic/headline.js';

export const unevenPositions: Headline = {
  says: 'some cards come to some positions too often',
  about: 'positions',
};
