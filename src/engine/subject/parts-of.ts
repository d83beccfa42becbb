import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import { kindOf } from '../../kinds/index.js';
import { boundeds, prngs, seedings } from '../../parts/catalogues.js';
import type { Pipeline } from '../../parts/pipeline.js';

/** Returns the parts that an origin names; a maker that turns choices into outcomes counts as a shuffle. Throws E_UNKNOWN_ID. */
export function partsOf({ outcome, source }: Origin<BuiltInSource>): Pipeline {
  return {
    shuffle: kindOf(outcome).shuffle(source.maker, outcome),
    prng: prngs.get(source.prng),
    bounded: boundeds.get(source.bounded),
    seeding: seedings.get(source.seeding),
  };
}
