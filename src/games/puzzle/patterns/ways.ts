import type { BoardShape } from '../../../core/subject/outcome.js';
import { NO_MOVE, tileSteps } from '../moves.js';

/** Room for four moves of two numbers each, and an end mark. */
export const WAYS = 10;

/**
 * Lists the moves of the blank at b that came by move c (4: at the start), from WAYS · (5b + c) on. Each is a pair of a cell and the move that leads
 * there, without the way back; a negative number ends the list.
 */
export function waysOf(shape: BoardShape): Int8Array {
  const steps = tileSteps(shape);
  const cells = shape.rows * shape.columns;
  const ways = new Int8Array(cells * 5 * WAYS).fill(NO_MOVE);
  for (let blank = 0; blank < cells; blank++) {
    for (let came = 0; came <= 4; came++) {
      let end = WAYS * (5 * blank + came);
      for (let k = 0; k < 4; k++) {
        const from = steps[4 * blank + k];
        if (from < 0 || k === (came ^ 1)) continue;
        ways[end++] = from;
        ways[end++] = k;
      }
    }
  }
  return ways;
}
