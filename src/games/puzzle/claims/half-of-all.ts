import type { Claim, Finding } from '../../../core/claim.js';
import { lookThrough } from '../../../core/survey.js';
import { factorial } from '../../../math/fraction.js';
import { solvedBoard } from '../board.js';
import { numberText, reachedFrom, SMALL_SHAPES } from './boards.js';

/** How many boards there are to solve. */
export const halfOfAll: Claim = {
  id: 'half-of-all',
  title: 'Half of all arrangements',
  statement:
    'from the goal exactly half of the n! arrangements can be reached, 181,440 of 362,880 on 3 x 3; on 2 x 2 to 3 x 3, by following moves and nothing else',
  reference: 'A. F. Archer (1999), A modern treatment of the 15 puzzle, American Mathematical Monthly 106, 793–799',
  check: () => reaching(2),
  twin: { statement: 'every arrangement can be reached from the goal', check: () => reaching(1) },
};

function reaching(share: number): Finding {
  return lookThrough(SMALL_SHAPES, (shape) => {
    const reached = reachedFrom(solvedBoard(shape)).reduce((sum, one) => sum + one, 0);
    const all = Number(factorial(shape.rows * shape.columns));
    return reached * share === all ? null : `on ${shape.rows} x ${shape.columns}, ${numberText(reached)} of ${numberText(all)} are reached`;
  });
}
