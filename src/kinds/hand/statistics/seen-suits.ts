import type { Statistic } from '../../../core/statistic/statistic.js';
import { groupStatistic } from './groups.js';

const RANKS = 13;

/**
 * Counts how many of the cards that are seen belong to each suit, one histogram a suit with a hypergeometric law, and how many pairs of cards of
 * one suit there are, `together`, with the exact law of Σ m(m − 1)/2 over the suits. Sizes are those of the chances of the bins.
 */
export const seenSuits: Statistic = groupStatistic({
  id: 'seen-suits',
  title: 'Suits in the hand',
  summary:
    'Counts the spades, hearts, diamonds and clubs of every hand of standard cards and compares the histograms with their exact laws.',
  reference: 'The hypergeometric law; for bridge hands: The Official Encyclopedia of Bridge, 7th ed. (2011), mathematical tables',
  question: 'Does every number of cards of a suit come as often as luck brings it?',
  catches: 'random-cut',
  names: ['spades', 'hearts', 'diamonds', 'clubs'],
  together: 'Do cards of one suit come together as often as luck brings them?',
  each: (name) => `Does every number of ${name} come as often as luck brings it?`,
  groupOf: (card) => Math.floor(card / RANKS),
});
