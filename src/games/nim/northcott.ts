import { AuditError } from '../../core/errors.js';
import type { Solution } from './nim-like.js';
import { solveNimLike } from './nim-like.js';

/** One row of Northcott's game: the columns of the two pieces, from 0. */
export interface NorthcottRow {
  /** The piece of the player to move. */
  readonly mine: bigint;
  readonly theirs: bigint;
}

export interface SlideMove {
  /** Row number, from 0. */
  readonly row: number;
  readonly from: bigint;
  readonly to: bigint;
}

/**
 * Solves Northcott's game. Each row of a board holds one piece of either player. A move slides an own piece along its row, any number of squares,
 * never over the other piece. Whoever cannot move loses. The gaps between the pieces are piles of Nim: retreating makes a gap larger, and the winner
 * follows. `width` is the number of columns. Throws E_USAGE for a piece off the board or two on one square. Berlekamp, Conway & Guy, Winning Ways,
 * 2nd ed. (2001), chapter 3: Northcott's game.
 */
export function solveNorthcott(width: bigint, rows: readonly NorthcottRow[]): Solution<SlideMove> {
  for (const [row, { mine, theirs }] of rows.entries()) {
    if (mine === theirs)
      throw new AuditError('E_USAGE', `two pieces must stand on two squares, got both on column ${mine + 1n} in row ${row + 1}`);
    const off = [mine, theirs].find((column) => column < 0n || column >= width);
    if (off !== undefined)
      throw new AuditError('E_USAGE', `a piece must stand on columns 1 to ${width}, got ${off + 1n} in row ${row + 1}`);
  }
  const piles = rows.map(({ mine, theirs }) => (mine < theirs ? theirs - mine : mine - theirs) - 1n);
  /** Places the own piece so that the gap is `gap`, on its side of the other piece. */
  const slide = (row: number, gap: bigint): SlideMove => {
    const { mine, theirs } = rows[row];
    return { row, from: mine, to: mine < theirs ? theirs - gap - 1n : theirs + gap + 1n };
  };
  const raise = (row: number, gap: bigint): SlideMove | null => {
    const move = slide(row, gap);
    return move.to >= 0n && move.to < width ? move : null;
  };
  return solveNimLike({ piles, lower: slide, raise });
}
