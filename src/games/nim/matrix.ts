import { AuditError } from '../../core/errors.js';
import { countRemovals } from './count-removals.js';
import type { Solution } from './nim-like.js';
import { solveNimLike } from './nim-like.js';
import type { Play } from './play.js';

export interface RowMove {
  /** Row number, from 0. */
  readonly row: number;
  /** The number of stones taken from the row in all. */
  readonly take: bigint;
  /** The number of ways to take them: vectors of a number for each cell. Either all of them win or none. */
  readonly ways: bigint;
  /** One of the ways, which takes from the first cells first: stones taken from each cell. */
  readonly example: readonly bigint[];
}

/** The most columns of a matrix: the ways are counted over sets of them. */
const MOST_COLUMNS = 16;

/**
 * Solves the matrix game: a move takes at least one stone from the cells of one row. It is Nim with the sums of the rows as piles. One move of a pile
 * can be made in several ways in the matrix. So a "winning move" is a row and a number here, with the count of its ways. Throws E_USAGE for rows of
 * different lengths, more than `MOST_COLUMNS` columns, or a negative cell.
 */
export function solveMatrix(rows: readonly (readonly bigint[])[], play: Play = 'normal'): Solution<RowMove> {
  const columns = rows.at(0)?.length ?? 0;
  for (const [row, cells] of rows.entries()) {
    if (cells.length !== columns) {
      throw new AuditError('E_USAGE', `every row must have as many cells as the first, ${columns}, got ${cells.length} in row ${row + 1}`, {
        hint: 'write 0 for an empty cell',
      });
    }
    const negative = cells.find((cell) => cell < 0n);
    if (negative !== undefined) throw new AuditError('E_USAGE', `a cell must hold 0 stones or more, got ${negative} in row ${row + 1}`);
  }
  if (columns > MOST_COLUMNS) throw new AuditError('E_USAGE', `a matrix may have up to ${MOST_COLUMNS} columns, got ${columns}`);
  const piles = rows.map((cells) => cells.reduce((sum, cell) => sum + cell, 0n));
  const lower = (row: number, to: bigint): RowMove => {
    const take = piles[row] - to;
    return { row, take, ways: countRemovals(rows[row], take), example: firstRemoval(rows[row], take) };
  };
  return solveNimLike({ piles, lower }, play);
}

function firstRemoval(cells: readonly bigint[], take: bigint): readonly bigint[] {
  let left = take;
  return cells.map((cell) => {
    const taken = cell < left ? cell : left;
    left -= taken;
    return taken;
  });
}
