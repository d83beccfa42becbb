import { AuditError } from '../../../core/errors.js';
import type { BoardShape } from '../../../core/outcome.js';
import { solvedBoard } from '../board.js';
import { cellCount, checkBoardSize, MOST_HELD_CELLS, sizeText } from '../board-size.js';
import { depthTable } from '../depth-table.js';
import { solvableBoards } from '../rank.js';
import { type ExactHistogram, exactHistogram } from './exact-histogram.js';
import { FIFTEEN_DEPTHS } from './fifteen-depths.js';

/**
 * How many solvable boards are 0, 1, 2, … moves from the goal 1, 2, …, blank, moves being those of the shortest solution: counted for
 * boards of at most nine cells, read from the published table for 4 × 4. Throws E_USAGE for the others, of which there are too many.
 */
export function depthLaw(size: BoardShape): ExactHistogram {
  checkBoardSize(size);
  if (cellCount(size) <= MOST_HELD_CELLS) return exactHistogram(depthTable(solvedBoard(size)).counts.map(BigInt), solvableBoards(size));
  if (size.rows === 4 && size.columns === 4) return exactHistogram(FIFTEEN_DEPTHS.map(BigInt), solvableBoards(size));
  throw new AuditError('E_USAGE', `the law of the shortest solution is known up to 3x3 and for 4x4, got ${sizeText(size)}`, {
    hint: 'use 3x3 or 4x4',
  });
}
