import type { Claim } from '../../../core/claim.js';
import { counted } from '../../../core/counted.js';
import { lookThrough } from '../../../core/survey.js';
import { nimSum } from '../nim-sum.js';
import { winningMoves } from '../winning-moves.js';
import { gridPositions, gridsText, winningByForce } from './grids.js';
import { pilesText } from './say.js';
import type { NimScope } from './scope.js';

/** How many winning moves there are. */
export function oddWinningMoves(scope: NimScope): Claim {
  const check = (expected: (piles: readonly number[], sum: number) => number) => () =>
    lookThrough(gridPositions(scope, 'normal'), (position) => {
      const { piles } = position;
      const sum = nimSum(piles);
      const wanted = sum === 0 ? 0 : expected(piles, sum);
      const moves = winningByForce(position);
      if (moves.length !== wanted)
        return `with ${pilesText(piles)} there are ${counted(moves.length, 'winning move')}, and the rule says ${wanted}`;
      const named = winningMoves(piles);
      return moves.every(([pile, to], i) => named[i].pile === pile && named[i].to === to) && named.length === moves.length
        ? null
        : `with ${pilesText(piles)} the ${counted(moves.length, 'winning move')} are not those named`;
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
  };
}
