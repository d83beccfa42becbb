import { type BoardSize, cellCount } from './board-size.js';

/** Reads one whole number off the board whose first cell is `cells[at]`; boards of one batch stand one after the other. */
export type BoardMeasure = (cells: Uint16Array, at: number) => number;

/** The cell of the blank (0), from 0. A board without one gives the number of cells. */
export function blankCell(size: BoardSize): BoardMeasure {
  const n = cellCount(size);
  return (cells, at) => {
    let cell = 0;
    while (cell < n && cells[at + cell] !== 0) cell++;
    return cell;
  };
}

/** Pairs of tiles of which the larger comes first, reading row by row and passing over the blank: 0 … (n − 1)(n − 2)/2. */
export function inversionsOf(size: BoardSize): BoardMeasure {
  const n = cellCount(size);
  return (cells, at) => {
    let pairs = 0;
    for (let i = at; i < at + n; i++) for (let j = i + 1; j < at + n; j++) if (cells[j] !== 0 && cells[i] > cells[j]) pairs++;
    return pairs;
  };
}

/**
 * 1 for a board from which the goal 1, 2, …, blank can be reached, else 0.
 *
 * A move along a row changes no inversion, a move along a column passes the tile over columns − 1 others. So where the width is odd the
 * inversions stay even; where it is even, inversions plus the blank's rows above the last stay even. W. W. Johnson & W. E. Story (1879),
 * Notes on the "15" puzzle, American Journal of Mathematics 2.
 */
export function solvableOf(size: BoardSize): BoardMeasure {
  const inversions = inversionsOf(size);
  const blank = blankCell(size);
  const { rows, columns } = size;
  return (cells, at) => {
    const above = columns % 2 === 0 ? rows - 1 - Math.floor(blank(cells, at) / columns) : 0;
    return (inversions(cells, at) + above) % 2 === 0 ? 1 : 0;
  };
}

/** Tiles that stand in their goal cell; the blank is no tile. 0 … n − 1. */
export function tilesHomeOf(size: BoardSize): BoardMeasure {
  const n = cellCount(size);
  return (cells, at) => {
    let home = 0;
    for (let i = 0; i < n - 1; i++) if (cells[at + i] === i + 1) home++;
    return home;
  };
}

/** Rows plus columns between two cells. */
export function cellDistance({ columns }: BoardSize, a: number, b: number): number {
  return Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) + Math.abs((a % columns) - (b % columns));
}

/** The Manhattan distance: rows and columns between every tile and its goal cell, added up; the blank is no tile. */
export function manhattanOf(size: BoardSize): BoardMeasure {
  const n = cellCount(size);
  const far = Uint8Array.from({ length: n * n }, (_, k) => {
    const tile = k % n;
    return tile === 0 ? 0 : cellDistance(size, Math.floor(k / n), tile - 1);
  });
  return (cells, at) => {
    let sum = 0;
    for (let cell = 0; cell < n; cell++) sum += far[cell * n + cells[at + cell]];
    return sum;
  };
}
