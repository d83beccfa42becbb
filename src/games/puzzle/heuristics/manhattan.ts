import type { Board } from '../board.js';
import { distancesTo, manhattanSum } from './distances.js';
import type { Heuristic } from './heuristic.js';

/** Rows and columns between each tile and its goal, summed; the blank is not counted. Every move changes it by exactly 1. */
export const manhattan: Heuristic = {
  id: 'manhattan',
  title: 'Manhattan distance',
  summary: 'The rows and columns between every tile and its goal, summed; the blank is not counted.',
  reference:
    'J. E. Doran & D. Michie (1966), Experiments with the Graph Traverser program, Proceedings of the Royal Society A 294, 235–259',
  refuses: () => null,
  follow(goal) {
    const distances = distancesTo(goal);
    const n = goal.cells.length;
    let sum = 0;
    return {
      bytes: distances.length,
      set(cells) {
        sum = manhattanSum(distances, cells, 0, n);
        return sum;
      },
      move(tile, from, to) {
        sum += distances[tile * n + to] - distances[tile * n + from];
        return sum;
      },
    };
  },
};

/** Returns the Manhattan distance of many boards to one goal: a function of an array and the index at which a board begins. */
export function manhattanTo(goal: Board): (cells: ArrayLike<number>, at?: number) => number {
  const distances = distancesTo(goal);
  const n = goal.cells.length;
  return (cells, at = 0) => manhattanSum(distances, cells, at, n);
}
