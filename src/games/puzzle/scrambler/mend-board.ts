import type { BoardShape } from '../../../core/subject/outcome.js';
import type { Cells } from '../../../core/subject/shuffle.js';
import { solvableOf } from '../solvable.js';
import type { Mend } from './scrambler.js';

/** Applies `mend` to `cells` where they are not solvable; drawing again is left to the caller. */
export function mendBoard(mend: Mend, cells: Cells, size: BoardShape): void {
  if (mend === 'nothing' || mend === 'draw-again' || solvableOf(size)(cells, 0)) return;
  if (mend === 'swap-cells-1-and-2') swapCells(cells, 0, 1);
  else if (mend === 'swap-tiles-1-and-2') swapCells(cells, cells.indexOf(1), cells.indexOf(2));
  else {
    const first = cells[0] === 0 ? 1 : 0;
    swapCells(cells, first, cells[first + 1] === 0 ? first + 2 : first + 1);
  }
}

function swapCells(cells: Cells, a: number, b: number): void {
  const tile = cells[a];
  cells[a] = cells[b];
  cells[b] = tile;
}
