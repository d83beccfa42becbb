import { AuditError } from '../core/errors.js';
import { isNim } from '../core/nim-origin.js';
import type { Shuffle } from '../core/shuffle.js';
import type { BuiltInOrigin, Origin, Subject } from '../core/subject.js';
import { reopenLog } from '../log/open-log.js';
import { shuffleOf } from '../puzzle/scrambler/shuffle-of.js';
import { boundeds, prngs, scramblers, seedings, shuffles } from './catalogues.js';
import { firstCards } from './first-cards.js';
import { reopenFunctionSubject } from './module-reopen.js';
import { nimShuffle, nimSubject } from './nim-subject.js';
import type { Pipeline } from './parts.js';
import { pipeline } from './pipeline.js';
import { reopenProgramSubject } from './program-subject.js';
import { raceSubject } from './race-subject.js';
import { scramblerSubject } from './scrambler-subject.js';

/**
 * Rebuilds a subject from its origin: in a worker thread, or from a record. Relative files and packages are looked for from `cwd`.
 * Throws E_VERIFY where the code or the log has changed since, E_INPUT_MISSING where it is gone.
 */
export async function openOrigin(origin: Origin, n: number, cwd: string): Promise<Subject> {
  if (origin.kind === 'log') return reopenLog(origin, cwd);
  if (origin.kind === 'program') return reopenProgramSubject(origin, n, cwd);
  if (origin.kind === 'race') return raceSubject(origin.locked, n);
  if (origin.kind === 'inline') {
    throw new AuditError('E_VERIFY', `${origin.name} was called by a test of its own project, and can be dealt again only there`);
  }
  if (isNim(origin)) return nimSubject(origin, partsOf(origin));
  if (origin.kind === 'scrambler') return scramblerSubject(origin, partsOf(origin));
  if (origin.kind !== 'pipeline') return reopenFunctionSubject(origin, n, cwd);
  const whole = pipeline(partsOf(origin), n);
  return origin.partial ? firstCards(whole, origin, origin.partial) : whole;
}

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
