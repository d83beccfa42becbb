import type { Origin, Subject } from '../core/subject.js';
import { openFunctionSubject } from './module-subject.js';
import { openOrigin } from './open-origin.js';

/**
 * Opens a record's subject for `verify`: as `openOrigin`, and a function is tried again as if for the first time, so that how it is
 * called and dealt is found out and not taken from the record. Throws what either throws.
 */
export async function reopenAnew(origin: Origin, n: number, cwd: string): Promise<Subject> {
  const subject = await openOrigin(origin, n, cwd);
  if (origin.kind === 'pipeline') return subject;
  const { call, randomness } = origin;
  const named = origin.kind === 'module' ? { kind: origin.kind, file: origin.file } : { kind: origin.kind, specifier: origin.specifier };
  return openFunctionSubject({ ...named, export: origin.export, n, randomness, passRandom: call.random, cwd });
}
