import { AuditError } from '../../../core/errors.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { solvedBoard } from '../board.js';
import { cellCount, checkBoardSize, MOST_HELD_CELLS, sizeText } from '../board-size.js';
import { depthTable } from '../depth-table.js';
import { solvableBoards } from '../rank.js';
import { type ExactHistogram, exactHistogram } from './exact-histogram.js';

/**
 * The number of the 16!/2 solvable 15-puzzles that are 0, 1, …, 80 moves from the goal with the blank in a corner. The table was counted elsewhere,
 * as it takes 10^13 boards. R. E. Korf & P. Schultze (2005), Large-scale parallel breadth-first search, AAAI-05, 1380–1385; OEIS A089484.
 */
const FIFTEEN_DEPTHS: readonly number[] = [
  1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948, 3938, 7808, 15544, 30821, 60842, 119000, 231844, 447342, 859744, 1637383, 3098270, 5802411,
  10783780, 19826318, 36142146, 65135623, 116238056, 204900019, 357071928, 613926161, 1042022040, 1742855397, 2873077198, 4660800459,
  7439530828, 11668443776, 17976412262, 27171347953, 40271406380, 58469060820, 83099401368, 115516106664, 156935291234, 208207973510,
  269527755972, 340163141928, 418170132006, 500252508256, 581813416256, 657076739307, 719872287190, 763865196269, 784195801886,
  777302007562, 742946121222, 683025093505, 603043436904, 509897148964, 412039723036, 317373604363, 232306415924, 161303043901,
  105730020222, 65450375310, 37942606582, 20696691144, 10460286822, 4961671731, 2144789574, 868923831, 311901840, 104859366, 29592634,
  7766947, 1508596, 272198, 26638, 3406, 70, 17,
];

/**
 * Returns how many solvable boards are 0, 1, 2, … moves from the goal 1, 2, …, blank, by the shortest solution. It is counted for boards of at most
 * nine cells, and read from the published table for 4 × 4. Throws E_USAGE for the others, of which there are too many.
 */
export function depthLaw(size: BoardShape): ExactHistogram {
  checkBoardSize(size);
  if (cellCount(size) <= MOST_HELD_CELLS) return exactHistogram(depthTable(solvedBoard(size)).counts.map(BigInt), solvableBoards(size));
  if (size.rows === 4 && size.columns === 4) return exactHistogram(FIFTEEN_DEPTHS.map(BigInt), solvableBoards(size));
  throw new AuditError('E_USAGE', `the law of the shortest solution is known up to 3x3 and for 4x4, got ${sizeText(size)}`, {
    hint: 'use 3x3 or 4x4',
  });
}
