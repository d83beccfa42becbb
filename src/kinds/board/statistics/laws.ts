import { keepLatest } from '../../../core/keep-latest.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { solvedBoard } from '../../../games/puzzle/board.js';
import { sizeText } from '../../../games/puzzle/board-size.js';
import { depthLaw } from '../../../games/puzzle/law/depth-law.js';
import { chancesOf } from '../../../games/puzzle/law/exact-histogram.js';
import { inversionsLaw } from '../../../games/puzzle/law/inversions-law.js';
import { manhattanLaw } from '../../../games/puzzle/law/manhattan-law.js';
import { patternSearch } from '../../../games/puzzle/patterns/pattern-search.js';
import { patternSet } from '../../../games/puzzle/patterns/pattern-set.js';

/** The most sizes whose laws are kept: one is audited at a time. */
const MOST_SIZES = 4;

/** Computes a value once per size: a plan and its fresh sample need the same law, and some take a second. */
function once<T>(make: (size: BoardShape) => T): (size: BoardShape) => T {
  return keepLatest(MOST_SIZES, sizeText, make);
}

/** Returns the chance of every Manhattan distance of an even solvable board, to 4 × 4. */
export const manhattanChances: (size: BoardShape) => Float64Array = once((size) => chancesOf(manhattanLaw(size)));

/** Returns the chance of every depth of an even solvable board, up to nine cells and on 4 × 4. */
export const depthChances: (size: BoardShape) => Float64Array = once((size) => chancesOf(depthLaw(size)));

/** Searches for the fewest moves to the goal of a solvable 4 × 4 board, with pattern tables that take half a second to make. */
export const searchedDepth: (size: BoardShape) => (cells: ArrayLike<number>) => number = once((size) => {
  const goal = solvedBoard(size);
  const { search } = patternSearch(patternSet(goal, '5-5-5'));
  return (cells) => (search(cells).blanks?.length ?? 0) - 1;
});

/** Returns the chances of the blank's row and the inversions together: row · width + inversions, where width is one more than the most inversions. */
export const inversionChances: (size: BoardShape) => { readonly width: number; readonly chances: Float64Array } = once((size) => {
  const rows = Array.from({ length: size.rows }, (_, row) => chancesOf(inversionsLaw(size, row)));
  // Every row has a cell for every number of inversions, those that its parity rules out included.
  const width = rows[0].length;
  const chances = new Float64Array(size.rows * width);
  rows.forEach((law, row) => {
    law.forEach((chance, inversions) => {
      chances[row * width + inversions] = chance / size.rows;
    });
  });
  return { width, chances };
});
