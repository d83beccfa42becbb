import { isNim } from '../../core/nim-origin.js';
import type { Shuffle } from '../../core/shuffle.js';
import type { BuiltInOrigin } from '../../core/subject.js';
import { scramblers } from '../../games/catalogues.js';
import { shuffleOf } from '../../games/puzzle/scrambler/shuffle-of.js';
import { boundeds, prngs, seedings, shuffles } from '../../parts/catalogues.js';
import type { Pipeline } from '../../parts/pipeline.js';
import { nimShuffle } from './nim-subject.js';

/** The parts that an origin names; what makes outcomes of choices stands among them as a shuffle. Throws E_UNKNOWN_ID. */
export function partsOf(origin: BuiltInOrigin): Pipeline {
  return {
    shuffle: makerOf(origin),
    prng: prngs.get(origin.prng),
    bounded: boundeds.get(origin.bounded),
    seeding: seedings.get(origin.seeding),
  };
}

function makerOf(origin: BuiltInOrigin): Shuffle {
  if (isNim(origin)) return nimShuffle(origin);
  return origin.kind === 'scrambler' ? shuffleOf(scramblers.get(origin.scrambler), origin.board) : shuffles.get(origin.shuffle);
}
