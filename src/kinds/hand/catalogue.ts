import { type Catalogue, catalogue } from '../../core/catalogue.js';
import type { Statistic } from '../../core/statistic/statistic.js';
import * as ofDecks from '../deck/statistics/index.js';
import { homogeneity } from './statistics/homogeneity.js';
import * as entries from './statistics/index.js';
import { seenOrder } from './statistics/seen-order.js';

/** What is asked of the order of the seen cards: what tells an order of cards without a place where each began. */
const OF_SEEN_ORDER: readonly Statistic[] = [
  ofDecks.permutations,
  ofDecks.positionMatrix,
  ofDecks.lehmerDigits,
  ofDecks.pairwiseOrder,
  ofDecks.descents,
  ofDecks.inversions,
];

/** Every statistic of hands, by id. Deals that come again are looked for in the same way as among whole decks. */
export const handStatistics: Catalogue<Statistic> = catalogue('statistic of hands', {
  ...entries,
  homogeneity: homogeneity(entries),
  seenOrder: seenOrder(OF_SEEN_ORDER),
  repeats: ofDecks.repeats,
});
