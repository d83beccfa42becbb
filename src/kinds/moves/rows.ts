import type { MovesOutcome } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import type { Rows } from '../rows.js';
import { moveRule } from './move-rule.js';
import { readMove } from './read-move.js';

/** The form of moves as rows: the piles before a move, and those after it. */
export const moveRows: Rows<MovesOutcome> = {
  width: ({ piles }) => 2 * piles,
  holds: ({ piles }) => `${counted(piles, 'pile')} before the move and ${piles} after it`,
  turn({ choice, max, piles }) {
    const rule = moveRule(max, choice === 'addition');
    return (from, at, to, into) => {
      const before = from.subarray(at, at + piles);
      to.set(before, into);
      return readMove(before, from.subarray(at + piles, at + 2 * piles), rule, to, into + piles);
    };
  },
};
