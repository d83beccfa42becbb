import { LAZY_MOVES } from '../law/walk-chain.js';
import type { AdaptiveScrambler } from './scrambler.js';
import { type WalkFacts, walked, walkFamily } from './walked.js';

const ABOUT: WalkFacts = {
  id: 'walk-lazy',
  title: 'Random legal moves, half of the steps left out',
  summary: 'Each step does nothing half of the time, else it is one of the legal moves.',
  reference: 'D. A. Levin, Y. Peres & E. L. Wilmer (2009), Markov Chains and Mixing Times, American Mathematical Society, section 1.3',
  seenIn: 'no published case is known to us',
  chain: LAZY_MOVES,
};

function ofMoves(moves: number): AdaptiveScrambler {
  return walked(ABOUT, moves, (choices, neighbours, blank) =>
    choices.below(2) === 0 ? blank : neighbours[choices.below(neighbours.length)],
  );
}

/** Walk D: stays half of the time, else moves as walk A. Every board can come, but those with more moves stay more likely for ever. */
export const walkLazy: AdaptiveScrambler = walkFamily(ABOUT, ofMoves);
