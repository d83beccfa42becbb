import type { BoardShape } from '../../../core/subject/outcome.js';
import type { Board } from '../board.js';
import { blankOf, cellsOfTiles } from '../board.js';

/**
 * A board seen from its goal. It is turned so that a goal blank in a corner is cell 0, with each tile labelled by its goal cell. In the frame every
 * goal is 0, 1, 2 … except for the blank's label. So one set of tables serves all goals with the blank in a corner.
 */
export interface GoalFrame extends BoardShape {
  /** The frame cell of every board cell. */
  readonly cellOf: Uint8Array;
  /** The label of every tile: the frame cell where it belongs. */
  readonly labelOf: Uint8Array;
  /** The frame cell where the blank belongs; also the blank's label. */
  readonly blank: number;
  /** The mirror image of every cell across a diagonal through `blank`; null where no diagonal of a square board goes through it. */
  readonly mirror: Uint8Array | null;
}

type Map = (row: number, col: number) => number;

export function frameOf(goal: Board): GoalFrame {
  const { cells, columns, rows } = goal;
  const goalBlank = blankOf(cells, 0, cells.length);
  const [row, col] = [Math.floor(goalBlank / columns), goalBlank % columns];
  const corner = (row === 0 || row === rows - 1) && (col === 0 || col === columns - 1);
  const down = corner && row > 0;
  const right = corner && col > 0;
  const cellOf = mapped(goal, (r, c) => (down ? rows - 1 - r : r) * columns + (right ? columns - 1 - c : c));
  const blank = cellOf[goalBlank];
  return { rows, columns, cellOf, labelOf: cellsOfTiles(cells).map((cell) => cellOf[cell]), blank, mirror: mirrorOf(goal, blank) };
}

/** Maps a board's cells into the frame: labels by frame cell. */
export function intoFrame({ cellOf, labelOf }: GoalFrame, cells: ArrayLike<number>): Uint8Array {
  const seen = new Uint8Array(cells.length);
  for (let cell = 0; cell < cells.length; cell++) seen[cellOf[cell]] = labelOf[cells[cell]];
  return seen;
}

function mirrorOf({ columns, rows }: BoardShape, blank: number): Uint8Array | null {
  if (rows !== columns) return null;
  const maps: readonly Map[] = [(r, c) => c * columns + r, (r, c) => (rows - 1 - c) * columns + (columns - 1 - r)];
  return maps.map((map) => mapped({ rows, columns }, map)).find((mirror) => mirror[blank] === blank) ?? null;
}

function mapped({ columns, rows }: BoardShape, map: Map): Uint8Array {
  return Uint8Array.from({ length: rows * columns }, (_, cell) => map(Math.floor(cell / columns), cell % columns));
}
