import type { BenchCore } from '../../core/bench.js';
import { benchBoards } from '../../kinds/board/bench.js';

/** Solves the boards of the bench and gives the core of its record. The verdict holds where every length is the published one. */
export function benchPuzzle(version: string, onBoard?: (solved: number) => void): BenchCore {
  const { boards, plan } = benchBoards(onBoard);
  return {
    kind: 'bench',
    tool: { name: 'shuffle-audit', version },
    plan,
    boards,
    verdict: { kind: boards.every(({ moves, published }) => moves === published) ? 'holds' : 'fails' },
  };
}
