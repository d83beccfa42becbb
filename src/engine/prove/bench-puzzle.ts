import type { BenchCore } from '../../core/bench.js';
import { allOf, counted, verbFor } from '../../core/counted.js';
import { benchBoards } from '../../kinds/board/bench.js';

/** Solves the boards of the bench and gives the core of its record. The verdict holds where every length is the published one. */
export function benchPuzzle(version: string, onBoard?: (solved: number) => void): BenchCore {
  const { boards, plan } = benchBoards(onBoard);
  const off = boards.filter(({ moves, published }) => moves !== published).map(({ id }) => id);
  const moves = boards.reduce((sum, board) => sum + board.moves, 0).toLocaleString('en');
  return {
    kind: 'bench',
    tool: { name: 'shuffle-audit', version },
    plan,
    boards,
    verdict:
      off.length === 0
        ? {
            kind: 'holds',
            statement: `the shortest paths of ${allOf(boards.length, 'board')} are as long as published, ${counted(moves, 'move')} together`,
          }
        : {
            kind: 'fails',
            statement: `the paths of ${counted(off.length, 'board')} ${verbFor(off.length, 'is')} not as long as published: ${off.join(', ')}`,
          },
  };
}
