import type { Claim } from '../../../core/claim.js';
import { lookThrough } from '../../../core/survey.js';
import { nimGrid } from '../nim-grid.js';
import type { GridPosition } from './grids.js';
import { gridPositions, gridsText } from './grids.js';
import { pilesText } from './say.js';
import type { NimScope } from './scope.js';

/** Whether the player to move wins. */
type Wins = { readonly piles: readonly number[]; readonly normal: boolean; readonly misere: boolean };

/** Where normal and misère play part. */
export function misereDiffers(scope: NimScope): Claim<Wins> {
  const check = (differ: (piles: readonly number[]) => boolean) => () => {
    let normal = nimGrid(1, 1);
    return lookThrough(gridPositions(scope, 'misere'), ({ grid, rank, piles }: GridPosition) => {
      if (rank === 0) normal = nimGrid(grid.piles, grid.most, 'normal');
      const [last, first] = [grid.wins[rank] === 1, normal.wins[rank] === 1];
      if ((last !== first) === differ(piles)) return null;
      return { piles: [...piles], normal: first, misere: last };
    });
  };
  return {
    id: 'misere-differs',
    title: 'Where the two ways of ending part',
    statement: `normal and misère play have different winners exactly where no pile has 2 or more, so on 2^k positions of k piles, ${gridsText(scope)}`,
    reference: 'Berlekamp, Conway & Guy, Winning Ways, 2nd ed. (2001), chapter 13: misère Nim',
    check: check((piles) => piles.every((pile) => pile <= 1)),
    twin: {
      statement: 'a nim-sum above 0 wins in misère play too, so that the winners differ only where no stone is left',
      check: check((piles) => piles.every((pile) => pile === 0)),
    },
    refuted({ misere, normal, piles }) {
      const won = (wins: boolean): string => (wins ? 'wins' : 'loses');
      return `with ${pilesText(piles)} the player to move ${won(normal)} in normal play and ${won(misere)} in misère play`;
    },
  };
}
