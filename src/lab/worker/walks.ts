import { AuditError } from '../../core/errors.js';
import { scramblers } from '../../games/catalogues.js';
import { solvedBoard } from '../../games/puzzle/board.js';
import { boardGraph } from '../../games/puzzle/board-graph.js';
import { depthTable } from '../../games/puzzle/depth-table.js';
import { walkLaw } from '../../games/puzzle/law/walk-law.js';
import type { WalksAsked, WalksTold } from './tasks.js';

/** The moves worked out before a stop is noticed. */
const MOVES = 10;

/** Tells the exact chance of every depth of a board that random moves from the goal lead to. Throws E_USAGE where the scrambler is not a walk. */
export async function* walks({ columns, maker, rows }: WalksAsked, breathe: () => Promise<void>): AsyncGenerator<WalksTold> {
  const { rule } = scramblers.get(maker);
  if (rule.kind !== 'walk') throw new AuditError('E_USAGE', `a scrambler must make random moves, got ${maker}`);
  const size = { rows, columns };
  const walk = walkLaw(boardGraph(size), rule.chain);
  while (walk.moves < rule.moves) {
    walk.step();
    if (walk.moves % MOVES === 0) await breathe();
  }
  const { counts, depths } = depthTable(solvedBoard(size));
  const chances = counts.map(() => 0);
  walk.law.forEach((chance, board) => {
    const depth = depths[board] ?? 0;
    chances[depth] = (chances[depth] ?? 0) + chance;
  });
  yield { chances };
}
