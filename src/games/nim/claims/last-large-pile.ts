import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import type { GridPosition } from './grids.js';
import { gridPositions, gridsText, winningByForce } from './grids.js';
import { pilesText } from './say.js';
import type { NimScope } from './scope.js';

/** The size that the rule leaves and the pile that it changes, and the winning move if there is exactly one. */
type Left = {
  readonly piles: readonly number[];
  readonly pile: number;
  readonly to: number;
  readonly only: readonly number[];
};

/** Claims the turning point of misère play: the last pile of 2 or more. */
export function lastLargePile(scope: NimScope): Claim<Left> {
  const check = (leave: (ones: number) => number) => () =>
    lookThrough(withOneLarge(scope), (position) => {
      const { piles } = position;
      const pile = piles.findIndex((size) => size > 1);
      const to = leave(piles.filter((size) => size === 1).length);
      const moves = winningByForce(position);
      if (moves.length === 1 && moves[0][0] === pile && moves[0][1] === to) return null;
      return { piles: [...piles], pile, to, only: moves.length === 1 ? moves[0] : [] };
    });
  return {
    id: 'last-large-pile',
    title: 'The last large pile of misère play',
    statement: `in misère play with exactly one pile of 2 or more there is one winning move: that pile is left with 0 or 1, so that an odd number of piles of 1 remains, ${gridsText(scope)}`,
    reference: 'Berlekamp, Conway & Guy, Winning Ways, 2nd ed. (2001), chapter 13: misère Nim',
    check: check((ones) => (ones % 2 === 0 ? 1 : 0)),
    twin: { statement: 'the one winning move always leaves exactly one stone in that pile', check: check(() => 1) },
    refuted({ only, pile, piles, to }) {
      const said = `with ${pilesText(piles)}, leaving ${to} in pile ${pile + 1}`;
      return only.length > 0 ? `${said} loses, and leaving ${only[1]} in pile ${only[0] + 1} wins` : `${said} is not the one winning move`;
    },
  };
}

function* withOneLarge(scope: NimScope): Generator<GridPosition> {
  for (const position of gridPositions(scope, 'misere')) {
    if (position.piles.reduce((large, pile) => large + (pile > 1 ? 1 : 0), 0) === 1) yield position;
  }
}
