import type { OutcomeSpace } from '../../core/outcome.js';
import { seenOf } from '../../core/partial-of.js';
import { recordedOf } from '../../core/recorded-log.js';
import { boardOf } from '../../core/space-kind.js';
import type { Origin } from '../../core/subject.js';
import { boards } from '../../kinds/board/boards.js';
import { nimDeals, nimMoves } from '../../kinds/nim/spaces.js';
import { partialDeals } from '../../math/hands/partial-deals.js';
import { permutations } from '../../math/orders/permutation.js';

/** The set that the outcomes of `n` cards from this origin live in, with what is known of them where they were recorded. */
export function spaceOf(origin: Origin, n: number): OutcomeSpace {
  const recorded = origin.kind === 'log' ? recordedOf(origin) : undefined;
  if (origin.kind === 'nim-dealer') return nimDeals(origin);
  if (origin.kind === 'nim-player') return nimMoves(origin, origin.choice);
  const board = boardOf(origin);
  if (board) return boards(board, recorded);
  const seen = seenOf(origin, n);
  return seen ? partialDeals(n, seen, recorded) : permutations(n, recorded);
}
