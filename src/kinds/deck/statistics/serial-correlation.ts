import type { Statistic } from '../../../core/statistic/statistic.js';
import { neighbouringDeals } from '../neighbouring-deals.js';

/**
 * Multiplies at every position the values of the cards in two successive deals, from −(n − 1)/2 for card 0 to (n − 1)/2 for the last one. Looks at
 * the sums over all positions at once: the serial correlation at lag 1, by position. See `neighbouringDeals`.
 */
export const serialCorrelation: Statistic = neighbouringDeals({
  id: 'serial-correlation',
  title: 'Correlation with the deal before',
  summary: 'Correlates the values of the cards at every position in two deals running and looks at all positions at once.',
  reference:
    'A. Wald & J. Wolfowitz (1943), An exact test for randomness in the non-parametric case based on serial correlation, doi:10.1214/aoms/1177731358; D. E. Knuth, TAOCP vol. 2, 3rd ed. (1998), 3.3.2 K',
  question: 'At every position, is the card of a deal as often high after a high one as after a low one?',
  // From the middle of the deck up and down, twice that where the middle lies between two cards: whole numbers, neighbours 1 or 2 apart.
  valuesOf: (n) => Int32Array.from({ length: n }, (_, card) => (n % 2 === 0 ? 2 * card - (n - 1) : card - (n - 1) / 2)),
});
