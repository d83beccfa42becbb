import type { BoardShape } from '../../core/subject/outcome.js';
import { NO_MOVE, tileSteps } from './moves.js';

const ROUNDS = 20_000;
const ENOUGH = 1e-14;

/**
 * Returns the asymptotic growth factor of the number of paths with each move, if a move is never undone at once: √3 for 3 x 3, 2.1304 for 4 x 4. It
 * is the root of the growth over two moves, since a move changes the colour of the blank's cell. To within 1e-12.
 *
 * Source: S. Edelkamp & R. E. Korf (1998), The branching factor of regular search spaces, AAAI-98, 299–304.
 */
export function branchingFactor(shape: BoardShape): number {
  const steps = tileSteps(shape);
  let paths = new Float64Array(steps.length).fill(1);
  let before = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const after = onePlus(onePlus(paths, steps), steps);
    const growth = after.reduce((sum, value) => sum + value, 0) / paths.reduce((sum, value) => sum + value, 0);
    paths = after.map((value) => value / growth);
    if (Math.abs(growth - before) < ENOUGH * growth) return Math.sqrt(growth);
    before = growth;
  }
  return Math.sqrt(before);
}

/** paths[4 · blank + k]: the number of paths that came to `blank` by move k. Returns it one move later. */
function onePlus(paths: Float64Array<ArrayBuffer>, steps: Int8Array): Float64Array<ArrayBuffer> {
  const after = new Float64Array(paths.length);
  for (let blank = 0; 4 * blank < steps.length; blank++) {
    for (let came = 0; came < 4; came++) {
      for (let move = 0; move < 4; move++) {
        const next = steps[4 * blank + move];
        if (next !== NO_MOVE && move !== (came ^ 1)) after[4 * next + move] += paths[4 * blank + came];
      }
    }
  }
  return after;
}
