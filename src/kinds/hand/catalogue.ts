import { type Catalogue, catalogue } from '../../core/catalogue.js';
import type { Statistic } from '../../core/statistic/statistic.js';
import * as ofDecks from '../deck/statistics/index.js';
import { homogeneity } from './statistics/homogeneity.js';
import * as entries from './statistics/index.js';
import { seenOrder } from './statistics/seen-order.js';

/** The statistics of the order of the seen cards, which need no record of where each card began. */
const OF_SEEN_ORDER: readonly Statistic[] = [
  ofDecks.permutations,
  ofDecks.positionMatrix,
  ofDecks.lehmerDigits,
  ofDecks.pairwiseOrder,
  ofDecks.descents,
  ofDecks.inversions,
];

/** Every statistic of hands, by id. Repeated deals are looked for in the same way as among whole decks. */
export const handStatistics: Catalogue<Statistic> = catalogue('statistic of hands', {
  ...entries,
  homogeneity: homogeneity(entries),
  seenOrder: seenOrder(OF_SEEN_ORDER),
  repeats: ofDecks.repeats,
});
