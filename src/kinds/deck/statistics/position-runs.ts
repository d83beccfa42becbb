import type { Statistic } from '../../../core/statistic/statistic.js';
import { neighbouringDeals } from '../neighbouring-deals.js';

/**
 * Counts at every position how often a card is followed in the next deal by one of its kind, high or low. Counts also how often they change, which
 * begins a run. Looks at all positions at once. High cards are those above the middle of the deck. An odd number of cards has a middle one that is
 * neither; next to it nothing is counted. See `neighbouringDeals`, with values of 1 and −1.
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
