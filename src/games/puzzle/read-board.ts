import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import { boardOf } from './board.js';
import { LEAST_SIDE, MOST_SIDE } from './board-size.js';
import { type Moved, readState, type State } from './state-text.js';

const EXAMPLE = 'for example "1 2 3 0 4 6 7 5 8", or 123046758; rows may be parted by / or line ends';

/**
 * Reads a board as people write it: numbers with spaces or commas, rows separated by `/`, `;`, `|` or line ends, or a state such as '123046758L'. 0,
 * _ or . is the blank. Without `shape` and without separated rows the board is square. Throws E_USAGE, saying what is missing or repeated.
 */
export function readBoard(text: string, shape?: BoardShape, moved: Moved = 'tile'): State {
  const trimmed = text.trim();
  if (trimmed === '') throw new AuditError('E_USAGE', 'a board needs its tiles, got nothing', { hint: EXAMPLE });
  if (/^[0-9a-o]{4,}[UDLR]?$/.test(trimmed)) return readState(trimmed, shape, moved);
  const read = readCells(trimmed, shape);
  return { board: boardOf(read.shape, read.cells), last: null };
}

/** Reads the tiles of a board of any size, row by row, and its shape, from numbers as `readBoard` takes them. Throws E_USAGE. */
export function readCells(text: string, shape?: BoardShape): { readonly shape: BoardShape; readonly cells: readonly number[] } {
  const trimmed = text.trim();
  const rows = trimmed.split(/[/;|\n]+/).map((row) => tilesOf(row, text));
  const widths = new Set(rows.map((row) => row.length));
  if (rows.length > 1 && widths.size > 1) {
    throw new AuditError('E_USAGE', `every row must have as many cells, got rows of ${rows.map((row) => row.length).join(', ')}`, {
      hint: EXAMPLE,
    });
  }
  const cells = rows.flat();
  const written = rows.length > 1 ? { rows: rows.length, columns: rows[0].length } : null;
  if (shape && written && (shape.rows !== written.rows || shape.columns !== written.columns)) {
    throw new AuditError('E_USAGE', `the board must be ${shape.rows} x ${shape.columns}, got ${written.rows} x ${written.columns}`);
  }
  return { shape: shape ?? written ?? squareOf(cells.length), cells };
}

function tilesOf(row: string, text: string): readonly number[] {
  return row
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      if (word === '_' || word === '.') return 0;
      if (!/^[0-9]{1,4}$/.test(word))
        throw new AuditError('E_USAGE', `a tile is a whole number, got "${word}" in "${text}"`, { hint: EXAMPLE });
      return Number(word);
    });
}

function squareOf(cells: number): BoardShape {
  const side = Math.sqrt(cells);
  if (Number.isInteger(side)) return { rows: side, columns: side };
  const sides = [2, 3, 4, 5].filter((rows) => cells % rows === 0 && cells / rows >= LEAST_SIDE && cells / rows <= MOST_SIDE);
  throw new AuditError('E_USAGE', `a board whose sides are not told must be a square, got ${counted(cells, 'cell')}`, {
    hint: sides.length > 0 ? `say which: ${sides.map((rows) => `--size ${rows}x${cells / rows}`).join(' or ')}` : EXAMPLE,
  });
}

/** Reads the sides of a board, of up to `most` cells each: '3x4' is 3 rows of 4. Throws E_USAGE. */
export function readShape(text: string, most: number = MOST_SIDE): BoardShape {
  const [, rows, columns] = /^([0-9]{1,3})\s*[x×*]\s*([0-9]{1,3})$/i.exec(text.trim()) ?? [];
  const shape = { rows: Number(rows), columns: Number(columns) };
  const inRange = (side: number): boolean => side >= LEAST_SIDE && side <= most;
  if (!inRange(shape.rows) || !inRange(shape.columns))
    throw new AuditError('E_USAGE', `the sides of a board are two numbers from ${LEAST_SIDE} to ${most}, rows first, got "${text}"`, {
      hint: 'for example 3x3 or 2x4',
    });
  return shape;
}
