import type { Claim } from '../../../core/claim.js';
import { counted } from '../../../core/counted.js';
import { lookThrough } from '../../../core/survey.js';
import { gridPositions, gridsText } from './grids.js';
import { type Disagreement, disagreement, pilesText } from './say.js';
import type { NimScope } from './scope.js';

/** What the number of all stones tells: one half of the positions is never lost. */
export function oddTotal(scope: NimScope): Claim<Disagreement> {
  const check = (refutes: (total: number, wins: boolean) => boolean) => () =>
    lookThrough(gridPositions(scope, 'normal'), ({ grid, piles, rank }) => {
      const total = stonesOf(piles);
      const wins = grid.wins[rank] === 1;
      return refutes(total, wins) ? { piles: [...piles], wins } : null;
    });
  return {
    id: 'odd-total',
    title: 'An odd number of stones is never lost',
    statement: `the player to move wins in normal play wherever the number of all stones is odd, since the last column of the nim-sum is its remainder by 2, ${gridsText(scope)}`,
    reference: 'C. L. Bouton (1901), doi:10.2307/1967631',
    check: check((total, wins) => total % 2 === 1 && !wins),
    twin: { statement: 'the player to move also loses wherever it is even', check: check((total, wins) => (total % 2 === 1) !== wins) },
    refuted: ({ piles, wins }) => disagreement(`${pilesText(piles)}, ${counted(stonesOf(piles), 'stone')},`, wins),
  };
}

function stonesOf(piles: readonly number[]): number {
  return piles.reduce((sum, pile) => sum + pile, 0);
}
