import type { BoardOutcome } from '../../core/subject/outcome.js';
import type { Rows } from '../rows.js';

/** Rows of boards: tiles as numbers, the blank as 0 or, where they count from 1, as the number of cells. */
export const boardRows: Rows<BoardOutcome> = {
  width: ({ columns, rows }) => rows * columns,
  refuses: ({ cards, kind }) => (kind === 'standard' ? `the cells of a board must hold numbers, got ${cards[0]}` : null),
  turn({ columns, rows }, { kind }) {
    if (kind !== 'from-1') return null;
    const width = rows * columns;
    return (from, at, to, into) => {
      // Read as cards 0 … n − 1, the tiles are one too low and the blank is the last.
      for (let i = 0; i < width; i++) to[into + i] = (from[at + i] + 1) % width;
      return null;
    };
  },
};
