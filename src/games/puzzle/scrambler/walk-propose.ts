import { setGoal } from '../board.js';
import { PROPOSALS } from '../law/walk-chain.js';
import { blankSteps, NO_MOVE } from '../moves.js';
import type { PlannedScrambler } from './scrambler.js';
import { describeWalk, type WalkFacts, walkFamily } from './walked.js';

const ABOUT: WalkFacts = {
  id: 'walk-propose',
  title: 'Random directions, those off the board ignored',
  summary: 'Each step draws one of four directions and does nothing where it leads off the board.',
  reference:
    'B. Morris & A. Raymer, Mixing time of the fifteen puzzle, Electronic Journal of Probability 22 (2017), paper 9, doi:10.1214/16-EJP11',
  seenIn: 'no published case is known to us',
  chain: PROPOSALS,
};

function ofMoves(moves: number): PlannedScrambler {
  return {
    ...describeWalk(ABOUT, moves),
    kind: 'planned',
    bounds: () => new Uint32Array(moves).fill(4),
    apply(draws, cells, size) {
      const steps = blankSteps(size);
      setGoal(cells);
      let blank = cells.length - 1;
      for (const draw of draws) {
        const to = steps[4 * blank + draw];
        if (to === NO_MOVE) continue;
        cells[blank] = cells[to];
        cells[to] = 0;
        blank = to;
      }
    },
  };
}

/** Walk C: draws one of four directions, ignored where it leads off the board. Slowly becomes even in the limit. */
export const walkPropose: PlannedScrambler = walkFamily(ABOUT, ofMoves);
