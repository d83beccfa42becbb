import { AuditError } from '../../core/errors.js';
import { systemReason } from '../../core/words/system-reason.js';
import type { FoundProgram } from './path.js';
import { ProgramProcess } from './process.js';

/** Starts the program; `id` is its name in messages. Throws E_SUBJECT_SPAWN. */
export function startedProgram(id: string, found: FoundProgram): ProgramProcess {
  try {
    return new ProgramProcess(found);
  } catch (error) {
    throw notStarted(id, error);
  }
}

/** Makes E_SUBJECT_SPAWN: the system refused to start it, at once or a little later. */
export function notStarted(id: string, error: unknown): AuditError {
  return new AuditError('E_SUBJECT_SPAWN', `${id}: the program must start, got ${systemReason(error)}`, {
    hint: 'is it a program for this machine, or a script that begins with #! and its interpreter?',
    cause: error,
  });
}
