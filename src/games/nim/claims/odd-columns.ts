import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import type { NimExtent } from '../../../core/record/claims-plan.js';
import { andList } from '../../../core/words/and-list.js';
import { pow } from '../../../math/primitives/pow.js';
import { binaryColumns } from '../binary-columns.js';
import type { NimGrid } from '../nim-grid.js';
import { nimGrid, positionsOf } from '../nim-grid.js';
import { extentText } from './grids.js';
import { pilesText } from './say.js';
import type { NimScope } from './scope.js';

const GRIDS: readonly NimExtent[] = [
  { piles: 3, most: 15 },
  { piles: 4, most: 7 },
];

interface Case {
  readonly grid: NimGrid;
  readonly rank: number;
  readonly piles: readonly number[];
  /** A pile with a 1 in the leftmost odd column. */
  readonly pile: number;
  readonly row: string;
  readonly odd: readonly number[];
}

type NotWon = { readonly piles: readonly number[]; readonly odd: readonly number[]; readonly pile: number; readonly to: number };

/** Claims the recipe in binary columns; its twin shows what happens if an odd column is missed. */
export function oddColumns({ grid: asked }: NimScope): Claim<NotWon> {
  const grids = asked === undefined ? GRIDS : [asked];
  const check = (changed: (odd: readonly number[]) => readonly number[]) => () =>
    lookThrough(cases(grids), ({ grid, odd, pile, piles, rank, row }) => {
      const columns = changed(odd);
      const to = Number.parseInt([...row].map((digit, i) => (columns.includes(i + 1) ? (digit === '1' ? '0' : '1') : digit)).join(''), 2);
      const weight = pow(grid.most + 1, pile);
      if (to < piles[pile] && grid.wins[rank - (piles[pile] - to) * weight] === 0) return null;
      return { piles: [...piles], odd, pile, to };
    });
  return {
    id: 'odd-columns',
    title: 'Every odd column must be changed',
    statement: `any pile with a 1 in the leftmost odd column can make the winning move: its digits are changed in all odd columns, for ${andList(grids.map(extentText))}`,
    reference: 'C. L. Bouton (1901), doi:10.2307/1967631',
    check: check((odd) => odd),
    twin: {
      statement: 'it is enough to change the two leftmost odd columns, as for piles 5, 14, 9 and 5 when column 4 is overlooked',
      check: check((odd) => odd.slice(0, 2)),
    },
    refuted: ({ odd, pile, piles, to }) =>
      `with ${pilesText(piles)} the columns ${andList(odd)} from the left are odd, and changing pile ${pile + 1} to ${to} does not win`,
  };
}

function* cases(grids: readonly NimExtent[]): Generator<Case> {
  for (const { most, piles: count } of grids) {
    const grid = nimGrid(count, most);
    let rank = 0;
    for (const piles of positionsOf(grid)) {
      const { odd, rows } = binaryColumns(piles.map(BigInt));
      for (const [pile, row] of rows.entries()) if (odd.length > 0 && row[odd[0] - 1] === '1') yield { grid, rank, piles, pile, row, odd };
      rank++;
    }
  }
}
