import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted } from '../../../core/words/counted.js';
import { nimSum } from '../nim-sum.js';
import { winningMoves } from '../winning-moves.js';
import { gridPositions, gridsText, winningByForce } from './grids.js';
import { pilesText } from './say.js';
import type { NimScope } from './scope.js';

/** The number of winning moves, and the number by the rule; if they are equal, the moves are not those named. */
type Moves = { readonly piles: readonly number[]; readonly moves: number; readonly due: number };

export function oddWinningMoves(scope: NimScope): Claim<Moves> {
  const check = (expected: (piles: readonly number[], sum: number) => number) => () =>
    lookThrough(gridPositions(scope, 'normal'), (position) => {
      const { piles } = position;
      const sum = nimSum(piles);
      const wanted = sum === 0 ? 0 : expected(piles, sum);
      const moves = winningByForce(position);
      const named = winningMoves(piles);
      const right =
        moves.length === wanted &&
        named.length === moves.length &&
        moves.every(([pile, to], i) => named[i].pile === pile && named[i].to === to);
      return right ? null : { piles: [...piles], moves: moves.length, due: wanted };
    });
  return {
    id: 'odd-winning-moves',
    title: 'An odd number of winning moves',
    statement: `where the nim-sum is not 0 there are as many winning moves as piles with a 1 in its leftmost column, an odd number, and else none, ${gridsText(scope)}`,
    reference: 'C. L. Bouton (1901), doi:10.2307/1967631',
    check: check((piles, sum) => {
      const top = 2 ** Math.floor(Math.log2(sum));
      return piles.filter((pile) => (pile & top) !== 0).length;
    }),
    twin: { statement: 'where the nim-sum is not 0 there is exactly one winning move', check: check(() => 1) },
    refuted: ({ due, moves, piles }) =>
      moves === due
        ? `with ${pilesText(piles)} the ${counted(moves, 'winning move')} are not those named`
        : `with ${pilesText(piles)} there are ${counted(moves, 'winning move')}, and the rule says ${due}`,
  };
}
