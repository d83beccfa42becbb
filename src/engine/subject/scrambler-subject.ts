import type { ScramblerOrigin, Subject } from '../../core/subject.js';
import type { Pipeline } from '../../parts/pipeline.js';
import { pipeline } from './pipeline.js';
import { spaceOf } from './space-of.js';

/**
 * A built-in scrambler of a sliding puzzle, fed as a shuffle is: `parts` are those that the origin names. Throws E_USAGE where they do not
 * fit, and for a board that has not 2 to 5 rows and columns.
 */
export function scramblerSubject(origin: ScramblerOrigin, parts: Pipeline): Subject {
  const space = spaceOf(origin, origin.board.rows * origin.board.columns);
  return { ...pipeline(parts, space.width), id: scramblerId(origin), space, origin };
}

/** `puzzle:walk:50/xoshiro128ss/lemire/continuous`. */
export function scramblerId({ scrambler, prng, bounded, seeding }: ScramblerOrigin): string {
  return `puzzle:${scrambler}/${prng}/${bounded}/${seeding}`;
}
