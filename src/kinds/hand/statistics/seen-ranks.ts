import type { Statistic } from '../../../core/statistic/statistic.js';
import { groupStatistic } from './groups.js';

const NAMES = ['aces', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines', 'tens', 'jacks', 'queens', 'kings'];

/**
 * Counts how many of the cards that are seen belong to each rank, one histogram a rank with a hypergeometric law, and how many pairs of cards of
 * one rank there are, `together`, with the exact law of Σ m(m − 1)/2 over the ranks. Sizes are those of the chances of the bins.
 */
export const seenRanks: Statistic = groupStatistic({
  id: 'seen-ranks',
  title: 'Ranks in the hand',
  summary: 'Counts the aces, twos and so on of every hand of standard cards and compares the histograms with their exact laws.',
  reference: 'The hypergeometric law; D. E. Knuth, TAOCP vol. 2, 3rd ed. (1998), section 3.3.2 D for the poker test',
  question: 'Does every number of cards of a rank come as often as luck brings it?',
  catches: 'random-cut',
  names: NAMES,
  together: 'Do cards of one rank come together as often as luck brings them?',
  each: (name) => `Does every number of ${name} come as often as luck brings it?`,
  groupOf: (card) => card % NAMES.length,
});
