import { setGoal } from '../board.js';
import { cellDistance } from '../board-size.js';
import { CLICKS } from '../law/walk-chain.js';
import type { PlannedScrambler } from './scrambler.js';
import { describeWalk, type WalkFacts, walkFamily } from './walked.js';

const ABOUT: WalkFacts = {
  id: 'walk-click',
  title: 'Clicks on random tiles',
  summary: 'Each step clicks one of the tiles, which moves if it is beside the blank.',
  reference:
    'B. Morris & A. Raymer, Mixing time of the fifteen puzzle, Electronic Journal of Probability 22 (2017), paper 9, doi:10.1214/16-EJP11',
  seenIn: 'no published case is known to us',
  chain: CLICKS,
};

function ofMoves(moves: number): PlannedScrambler {
  return {
    ...describeWalk(ABOUT, moves),
    kind: 'planned',
    bounds: ({ rows, columns }) => new Uint32Array(moves).fill(rows * columns - 1),
    apply(draws, cells, size) {
      setGoal(cells);
      let blank = cells.length - 1;
      for (const draw of draws) {
        const to = cells.indexOf(draw + 1);
        if (cellDistance(size, blank, to) !== 1) continue;
        cells[blank] = cells[to];
        cells[to] = 0;
        blank = to;
      }
    },
  };
}

/** Walk E: clicks one of the tiles, which moves if it is beside the blank. Even in the limit, but slower than walk C. */
export const walkClick: PlannedScrambler = walkFamily(ABOUT, ofMoves);
