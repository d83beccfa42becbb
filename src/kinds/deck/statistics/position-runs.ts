import type { Statistic } from '../../../core/statistic/statistic.js';
import { neighbouringDeals } from '../neighbouring-deals.js';

/**
 * Counts at every position how often a high card is followed by a high one or a low by a low in the next deal, and how often they change, which begins a run; looks at all positions at once. High are the cards above
 * the middle of the deck. The middle one of an odd number is neither: next to it nothing is counted. See `neighbouringDeals`, with values of 1 and −1.
 */
export const positionRuns: Statistic = neighbouringDeals({
  id: 'position-runs',
  title: 'Runs of high and low cards at a position',
  summary: 'Counts at every position how often high and low cards change from one deal to the next and looks at all positions at once.',
  reference:
    'A. Wald & J. Wolfowitz (1940), On a test whether two samples are from the same population, doi:10.1214/aoms/1177731909; A. M. Mood (1940), The distribution theory of runs, doi:10.1214/aoms/1177731825',
  question: 'At every position, do high and low cards change as often from deal to deal as luck makes them?',
  // 1 of a high card, −1 of a low one, 0 of the one in the middle.
  valuesOf: (n) => Int32Array.from({ length: n }, (_, card) => Math.sign(2 * card - (n - 1))),
});
