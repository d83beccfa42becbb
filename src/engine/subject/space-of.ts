import type { Origin } from '../../core/origin.js';
import type { OutcomeSpace } from '../../core/outcome.js';
import { recordedOf } from '../../core/recorded-log.js';
import { boards } from '../../kinds/board/boards.js';
import { nimDeals, nimMoves } from '../../kinds/nim/spaces.js';
import { partialDeals } from '../../math/hands/partial-deals.js';
import { permutations } from '../../math/orders/permutation.js';

/** The set that the outcomes of `n` cards from this origin live in, with what is known of them where they were recorded. */
export function spaceOf({ outcome, source }: Origin, n: number): OutcomeSpace {
  const recorded = source.kind === 'log' ? recordedOf(source) : undefined;
  switch (outcome.kind) {
    case 'deck':
      return permutations(n, recorded);
    case 'hand':
      return partialDeals(
        n,
        { ...outcome, standard: n === 52 && source.kind === 'log' && source.vocabulary.kind === 'standard' },
        recorded,
      );
    case 'board':
      return boards(outcome, recorded);
    case 'piles':
      return nimDeals(outcome);
    case 'moves':
      return nimMoves(outcome);
  }
}
