import { type Catalogue, catalogue } from '../../core/catalogue.js';
import type { Statistic } from '../../core/statistic.js';
import * as entries from './statistics/index.js';
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

/** Every statistic of whole decks, by id. */
export const deckStatistics: Catalogue<Statistic> = catalogue('statistic', { ...entries, previousDeal: previousDeal(AGAINST_PREVIOUS) });
