import type { Claim } from '../../../core/claim.js';
import { lookThrough } from '../../../core/survey.js';
import { isWinning } from '../is-winning.js';
import { gridPositions, gridsText } from './grids.js';
import { type Disagreement, disagreement, pilesText } from './say.js';
import type { NimScope } from './scope.js';

/** Misère Nim, and the rule of a teaching text that has its exception the wrong way round. */
export function miserePlay(scope: NimScope): Claim<Disagreement> {
  const check = (rule: (piles: readonly number[]) => boolean) => () =>
    lookThrough(gridPositions(scope, 'misere'), ({ grid, rank, piles }) => {
      const wins = grid.wins[rank] === 1;
      return rule(piles) === wins ? null : { piles: [...piles], wins };
    });
  return {
    id: 'misere-play',
    title: 'Piles of 1 turn misère play round',
    statement: `where the last stone loses, the player to move wins exactly where some pile has 2 or more and the nim-sum is not 0, or none has and the number of piles of 1 is even, ${gridsText(scope)}`,
    reference: 'C. L. Bouton (1901), doi:10.2307/1967631; Berlekamp, Conway & Guy, Winning Ways, 2nd ed. (2001), chapter 13',
    check: check((piles) => isWinning(piles, 'misere')),
    twin: {
      statement: 'the same, but where no pile has 2 or more, an odd number of piles of 1 wins',
      // With no stone left the text says nothing; there it may be right.
      check: check((piles) => isWinning(piles, 'normal') || piles.every((pile) => pile === 0)),
    },
    refuted: ({ piles, wins }) => disagreement(pilesText(piles), wins),
  };
}
