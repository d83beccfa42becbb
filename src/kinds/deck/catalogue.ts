import { type Catalogue, catalogue } from '../../core/catalogue.js';
import type { Statistic } from '../../core/statistic/statistic.js';
import * as entries from './statistics/index.js';
import { overlaps } from './statistics/overlaps.js';
import { previousDeal } from './statistics/previous-deal.js';

/**
 * What is asked of each deal against the one before: all that can be asked of an order that is not a deck of cards, but for the three whose
 * cost grows with every pair of cards.
 */
const AGAINST_PREVIOUS: readonly Statistic[] = [
  entries.positionMatrix,
  entries.cyclicDisplacement,
  entries.fisherYatesDigits,
  entries.lehmerDigits,
  entries.permutations,
  entries.fixedPoints,
  entries.cycles,
  entries.parity,
  entries.successorMatrix,
  entries.neighbourGap,
  entries.descents,
  entries.risingSequences,
];

/**
 * What is asked of each deal against one further back: few, so that the level of all stays, and with counts so short that a record holds them of
 * 64 lags. What is left there is an old order that was cut, riffled or thrown too little: of 52 cards rising sequences see seven riffles in
 * 86 deals, the gaps between old neighbours 40 packets thrown too few, and distances moved what runs along the diagonal.
 */
const AGAINST_EARLIER: readonly Statistic[] = [entries.cyclicDisplacement, entries.neighbourGap, entries.risingSequences];

/** Every statistic of whole decks, by id. */
export const deckStatistics: Catalogue<Statistic> = catalogue('statistic', {
  ...entries,
  overlaps: overlaps(entries.positionMatrix),
  previousDeal: previousDeal({ before: AGAINST_PREVIOUS, further: AGAINST_EARLIER }),
});
