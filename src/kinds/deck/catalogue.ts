import { type Catalogue, catalogue } from '../../core/catalogue.js';
import type { Statistic } from '../../core/statistic/statistic.js';
import * as entries from './statistics/index.js';
import { overlaps } from './statistics/overlaps.js';
import { type PreviousDeal, previousDeal } from './statistics/previous-deal.js';

/**
 * Statistics of each deal relative to the one before. They are all that apply to a permutation that is not a deck of cards, except the three whose
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
 * Statistics of each deal relative to one further back. They are few, so that the level of all stays, and their counts are so short that a record
 * holds them for 64 lags. They look for an old order that was cut, riffled or thrown too little. For 52 cards rising sequences detect seven riffles
 * in 86 deals, and the gaps between old neighbours 40 packets thrown too few. Displacements detect any pattern along the diagonal.
 */
const AGAINST_EARLIER: readonly Statistic[] = [entries.cyclicDisplacement, entries.neighbourGap, entries.risingSequences];

/** Statistics that compare each deal with earlier ones. */
export const earlierDeals: PreviousDeal = previousDeal({ before: AGAINST_PREVIOUS, further: AGAINST_EARLIER });

/** Every statistic of whole decks, by id. */
export const deckStatistics: Catalogue<Statistic> = catalogue('statistic', {
  ...entries,
  overlaps: overlaps(entries.positionMatrix),
  previousDeal: earlierDeals,
});
