import { isLive } from '../../core/live-origin.js';
import { isBuiltIn } from '../../core/space-kind.js';
import type { ModuleOrigin, NpmOrigin, Origin, Subject } from '../../core/subject.js';
import type { Without } from '../../core/without.js';
import { openOrigin } from '../open-origin.js';
import { openFunctionSubject } from './module/subject.js';
import type { ForcedRequest } from './open-forced.js';

/**
 * Opens a record's subject for `verify`: as `openOrigin`, and a function is tried again as if for the first time, so that how it is
 * called and dealt is found out and not taken from the record. Throws what either throws.
 */
export async function reopenAnew(origin: Origin, n: number, cwd: string): Promise<Subject> {
  const subject = await openOrigin(origin, n, cwd);
  if (isBuiltIn(origin) || origin.kind === 'log' || origin.kind === 'program' || isLive(origin)) return subject;
  const { board, partial } = origin;
  const deal = partial && { deal: partial.seen, orderUnknown: partial.order === 'unknown' };
  return openFunctionSubject({ ...requestAgain(origin, cwd), ...deal, ...(board && { board }), n, randomness: origin.randomness });
}

/** What would be asked for today to find the function of a record again. */
export function requestAgain(origin: ModuleOrigin | NpmOrigin, cwd: string): Without<ForcedRequest, 'n'> {
  const named = origin.kind === 'module' ? { kind: origin.kind, file: origin.file } : { kind: origin.kind, specifier: origin.specifier };
  return { ...named, export: origin.export, passRandom: origin.call.random, isolation: origin.call.isolation, cwd };
}
