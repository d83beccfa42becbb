import { AuditError } from '../core/errors.js';
import { isNim } from '../core/nim-origin.js';
import type { Origin, Subject } from '../core/subject.js';
import { firstCards } from '../engine/subject/first-cards.js';
import { nimSubject } from '../engine/subject/nim-subject.js';
import { partsOf } from '../engine/subject/parts-of.js';
import { pipeline } from '../engine/subject/pipeline.js';
import { scramblerSubject } from '../engine/subject/scrambler-subject.js';
import { reopenFunctionSubject } from './function/module/reopen.js';
import { reopenLog } from './log/open-log.js';
import { reopenProgramSubject } from './program/subject.js';
import { raceSubject } from './race/subject.js';

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
