import type { Fitted, Skipped, Statistic } from '../../../core/statistic/statistic.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { solvedBoard } from '../../../games/puzzle/board.js';
import { MOST_HELD_CELLS } from '../../../games/puzzle/board-size.js';
import { depthTable } from '../../../games/puzzle/depth-table.js';
import { rankOfBoard } from '../../../games/puzzle/rank.js';
import { depthChances, searchedDepth } from './laws.js';
import { boardHistogram, shapeOf } from './solvable-boards.js';

const TEST = 'depth';
/** The most boards of 4 × 4 solved for one sample. */
const MOST_SEARCHED = 600;
const CELLS_OF_FIFTEEN = 16;

const QUESTION = 'Are the boards as many moves from the goal as luck puts them?';

/**
 * Counts the moves of the shortest solution of every board and compares the histogram with its exact law, in bins fixed beforehand. The mean alone
 * shows little. After 1000 legal moves on 3 × 3 it is right to a part in ten thousand, and yet every board of odd depth is missing. Its size is that
 * of the bins' chances. Boards of at most nine cells are looked up in a table of all. Boards of 4 × 4 are solved one by one, some thirty a second, so
 * only few of them are examined.
 */
export const depth: Statistic = {
  id: TEST,
  title: 'Moves to the goal',
  summary: 'Counts the moves of the shortest solution and compares the histogram with its exact law.',
  reference: 'P. D. A. Schofield (1967), Complete solution of the eight-puzzle, Machine Intelligence 1, 125–133; counted breadth first',
  question: QUESTION,
  catches: 'puzzle:walk:1000',
  battery: 'quick',
  required: false,
  fit(space, trials) {
    const size = shapeOf(space);
    if (size.rows === 4 && size.columns === 4) return ofFifteen(size, trials);
    if (space.width > MOST_HELD_CELLS) return { skipped: { why: 'too-large', limit: 'depths', most: MOST_HELD_CELLS, got: space.width } };
    const n = space.width;
    const law = depthChances(size);
    const fitted = boardHistogram({
      test: TEST,
      size,
      law,
      trials,
      measure() {
        const { depths } = depthTable(solvedBoard(size));
        return (cells, at) => depths[rankOfBoard(cells, at, n)];
      },
    });
    return 'skipped' in fitted ? fitted : { ...fitted, law };
  },
};

function ofFifteen(size: BoardShape, trials: number): Fitted | Skipped {
  if (trials > MOST_SEARCHED) return { skipped: { why: 'too-large', limit: 'searches', most: MOST_SEARCHED, got: trials } };
  return boardHistogram({
    test: TEST,
    size,
    law: depthChances(size),
    trials,
    measure() {
      const depthOf = searchedDepth(size);
      return (cells, at) => depthOf(cells.subarray(at, at + CELLS_OF_FIFTEEN));
    },
  });
}
