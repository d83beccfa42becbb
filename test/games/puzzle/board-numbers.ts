import type { BoardShape } from '../../../src/core/subject/outcome.js';
import { boardOf, solvedBoard } from '../../../src/games/puzzle/board.js';
import { indexOfBoard, rankedBoards, unranker } from '../../../src/games/puzzle/rank.js';

/** Writes the solvable board of a number. */
export type Writer = (number: number, cells: Uint16Array) => void;

/** Writes solvable boards by their numbers in `rankOfBoard`. */
export function solvableWriter(size: BoardShape): Writer {
  const unrank = unranker(solvedBoard(size));
  return (rank, cells) => void unrank(rank, cells, 0);
}

/** Writes any boards by their numbers in `indexOfBoard`: one of the two of a rank has it. */
export function boardWriter(size: BoardShape): Writer {
  const solved = solvedBoard(size);
  const [even, odd] = [solved, boardOf(size, [2, 1, ...Array.from(solved.cells).slice(2)])].map(unranker);
  return (index, cells) => {
    even(index >>> 1, cells, 0);
    if (indexOfBoard(cells, 0, cells.length) !== index) odd(index >>> 1, cells, 0);
  };
}

/** Every solvable board, by number. */
export function everyBoardOf(size: BoardShape): readonly Uint16Array[] {
  const write = solvableWriter(size);
  return Array.from({ length: rankedBoards(size) }, (_, rank) => {
    const cells = new Uint16Array(size.rows * size.columns);
    write(rank, cells);
    return cells;
  });
}
