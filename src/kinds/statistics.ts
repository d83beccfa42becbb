import type { Catalogue } from '../core/catalogue.js';
import { catalogue } from '../core/catalogue.js';
import type { Outcome, OutcomeSpace } from '../core/outcome.js';
import type { Statistic } from '../core/statistic.js';
import * as boardEntries from './board/statistics/index.js';
import * as entries from './deck/statistics/index.js';
import { previousDeal } from './deck/statistics/previous-deal.js';
import * as partialEntries from './hand/statistics/index.js';
import { seenOrder } from './hand/statistics/seen-order.js';
import * as choiceEntries from './moves/statistics/index.js';
import * as pileEntries from './piles/statistics/index.js';

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

/** What is asked of the order of the seen cards: what tells an order of cards without a place where each began. */
const OF_SEEN_ORDER: readonly Statistic[] = [
  entries.permutations,
  entries.positionMatrix,
  entries.lehmerDigits,
  entries.pairwiseOrder,
  entries.descents,
  entries.inversions,
];

/** Every statistic of whole decks, by id. */
export const statistics: Catalogue<Statistic> = catalogue('statistic', {
  ...entries,
  previousDeal: previousDeal(AGAINST_PREVIOUS),
});

/** Every statistic of partial deals, by id. Deals that come again are looked for in the same way in both. */
export const partialStatistics: Catalogue<Statistic> = catalogue('statistic of partial deals', {
  ...partialEntries,
  seenOrder: seenOrder(OF_SEEN_ORDER),
  repeats: entries.repeats,
});

/** Every statistic of boards of a sliding puzzle, by id. */
export const boardStatistics: Catalogue<Statistic> = catalogue('statistic of boards', { ...boardEntries, repeats: entries.repeats });

/** Every statistic of deals of Nim, by id. */
export const pileStatistics: Catalogue<Statistic> = catalogue('statistic of piles', { ...pileEntries, repeats: entries.repeats });

/** Every statistic of moves of Nim, by id. */
export const moveStatistics: Catalogue<Statistic> = catalogue('statistic of moves', choiceEntries);

/** The statistics of every kind of outcome. */
const STATISTICS: Readonly<Record<Outcome['kind'], Catalogue<Statistic>>> = {
  deck: statistics,
  hand: partialStatistics,
  board: boardStatistics,
  piles: pileStatistics,
  moves: moveStatistics,
};

/** The statistics that read outcomes of a kind. */
export function statisticsOf({ kind }: Pick<Outcome, 'kind'>): Catalogue<Statistic> {
  return STATISTICS[kind];
}

/** The statistics without which no verdict is clean there, although they set no number of deals. */
export function neededBesideIn(space: Pick<OutcomeSpace, 'outcome'>): readonly (Statistic & { readonly neededFrom: number })[] {
  return statisticsOf(space.outcome).all.flatMap((statistic) => {
    const { neededFrom } = statistic;
    return neededFrom === undefined ? [] : [{ ...statistic, neededFrom }];
  });
}

/** The ids of those that a clean verdict rests on there. */
export function requiredIn(space: Pick<OutcomeSpace, 'outcome' | 'required'>): readonly string[] {
  return (
    space.required ??
    statisticsOf(space.outcome)
      .all.filter(({ required }) => required)
      .map(({ id }) => id)
  );
}
