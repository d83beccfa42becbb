import type { BoardShape } from '../../../src/core/subject/outcome.js';
import type { Board } from '../../../src/games/puzzle/board.js';
import { boardOf } from '../../../src/games/puzzle/board.js';

/** Every arrangement of 0 … n − 1, by plain recursion. */
function arrangements(n: number): number[][] {
  if (n === 0) return [[]];
  return arrangements(n - 1).flatMap((rest) => Array.from({ length: n }, (_, k) => [...rest.slice(0, k), n - 1, ...rest.slice(k)]));
}

/** The boards one move away, by looking for neighbours of the blank on the grid: no line of the product's tables of moves. */
function beside({ cells, columns, rows }: Board): Board[] {
  const blank = cells.indexOf(0);
  return Array.from(cells, (_, cell) => cell)
    .filter(
      (cell) => Math.abs((cell % columns) - (blank % columns)) + Math.abs(Math.floor(cell / columns) - Math.floor(blank / columns)) === 1,
    )
    .map((cell) => {
      const after = Array.from(cells);
      [after[blank], after[cell]] = [after[cell], 0];
      return boardOf({ rows, columns }, after);
    });
}

/** Breadth first from a board with strings in a map: text of the cells to depth. */
export function depthsFrom(start: Board): Map<string, number> {
  const depths = new Map([[start.cells.join(), 0]]);
  let round = [start];
  for (let depth = 1; round.length > 0; depth++) {
    round = round.flatMap(beside).filter(({ cells }) => {
      const met = depths.has(cells.join());
      if (!met) depths.set(cells.join(), depth);
      return !met;
    });
  }
  return depths;
}

/** Every board of a shape, solvable or not. */
export function everyBoard(shape: BoardShape): Board[] {
  return arrangements(shape.rows * shape.columns).map((cells) => boardOf(shape, cells));
}
