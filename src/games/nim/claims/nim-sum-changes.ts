import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import type { NimExtent } from '../../../core/record/claims-plan.js';
import { nimGrid, positionsOf } from '../nim-grid.js';
import { nimSum } from '../nim-sum.js';
import { extentText } from './grids.js';
import { pilesText } from './say.js';
import type { NimScope } from './scope.js';

type Kept = { readonly piles: readonly number[]; readonly after: readonly number[] };

/** Claims why the nim-sum works: no move keeps it at 0. */
export function nimSumChanges({ grid = { piles: 4, most: 7 } }: NimScope): Claim<Kept> {
  const check = (sum: (piles: readonly number[]) => number) => () =>
    lookThrough(movesFromNought(grid, sum), ({ after, piles }) => (sum(after) === 0 ? { piles: [...piles], after } : null));
  return {
    id: 'nim-sum-changes',
    title: 'No move keeps the nim-sum',
    statement: `every move from a position with nim-sum 0 leaves a nim-sum above 0, for ${extentText(grid)}`,
    reference: 'C. L. Bouton (1901), doi:10.2307/1967631',
    check: check(nimSum),
    twin: {
      statement: 'the same of the remainder by 2 of the number of all stones',
      check: check((piles) => piles.reduce((total, pile) => total + pile, 0) % 2),
    },
    refuted: ({ after, piles }) => `from ${pilesText(piles)} the move to ${pilesText(after)} leaves a sum of 0`,
  };
}

/** Yields every move from a position whose sum is 0. */
function* movesFromNought(
  { most, piles: count }: NimExtent,
  sum: (piles: readonly number[]) => number,
): Generator<{ readonly piles: readonly number[]; readonly after: readonly number[] }> {
  for (const piles of positionsOf(nimGrid(count, most))) {
    if (sum(piles) !== 0) continue;
    for (const [pile, size] of piles.entries()) for (let to = 0; to < size; to++) yield { piles, after: piles.with(pile, to) };
  }
}
