import type { Claim } from '../../../core/claim.js';
import { lookThrough } from '../../../core/survey.js';
import { isWinning } from '../is-winning.js';
import { gridPositions, gridsText } from './grids.js';
import { type Disagreement, disagreement, pilesText } from './say.js';
import type { NimScope } from './scope.js';

/** Bouton's theorem. */
export function normalPlay(scope: NimScope): Claim<Disagreement> {
  const check = (rule: (piles: readonly number[]) => boolean) => () =>
    lookThrough(gridPositions(scope, 'normal'), ({ grid, rank, piles }) => {
      const wins = grid.wins[rank] === 1;
      return rule(piles) === wins ? null : { piles: [...piles], wins };
    });
  return {
    id: 'normal-play',
    title: 'The nim-sum decides normal play',
    statement: `where the last stone wins, the player to move wins exactly where the nim-sum is not 0, ${gridsText(scope)}`,
    reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, doi:10.2307/1967631',
    check: check((piles) => isWinning(piles, 'normal')),
    twin: {
      statement: 'the same with the piles added up as usual: the player to move wins exactly where the number of stones is odd',
      check: check((piles) => piles.reduce((sum, pile) => sum + pile, 0) % 2 === 1),
    },
    refuted: ({ piles, wins }) => disagreement(pilesText(piles), wins),
  };
}
