import type { Choices } from '../../core/subject/shuffle.js';
import { type Board, boardOf, solvedBoard } from './board.js';
import { isSolvable } from './solvable.js';

/**
 * Returns a random board from which the goal can be reached, each equally likely if the choices are. It shuffles, then exchanges two tiles if the
 * board is unsolvable.
 */
export function randomBoard(goal: Board, choices: Choices): Board {
  const cells = Array.from(solvedBoard(goal).cells);
  for (let i = cells.length - 1; i > 0; i--) {
    const j = choices.below(i + 1);
    [cells[i], cells[j]] = [cells[j], cells[i]];
  }
  const board = boardOf(goal, cells);
  if (isSolvable(board, goal)) return board;
  // By their numbers, not by their cells: the exchange of two tiles is a bijection between the two halves.
  return boardOf(
    goal,
    cells.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile)),
  );
}
