import { AuditError } from '../core/errors.js';
import type { Origin } from '../core/record/origin.js';
import type { Subject } from '../core/subject/subject.js';
import { builtInSubject } from '../engine/subject/built-in-subject.js';
import { openAdded } from './added-sources.js';
import { reopenFunctionSubject } from './function/module/reopen.js';
import { reopenLog } from './log/open-log.js';
import { reopenProgramSubject } from './program/subject.js';

/**
 * Rebuilds a subject from its origin: in a worker thread, or from a record. Relative files and packages are resolved from `cwd`. Throws E_VERIFY
 * where the code or the log has changed since, E_INPUT_MISSING where it is gone.
 */
export async function openOrigin({ outcome, source }: Origin, n: number, cwd: string): Promise<Subject> {
  switch (source.kind) {
    case 'built-in':
      return builtInSubject({ outcome, source }, n);
    case 'module':
    case 'npm':
      return reopenFunctionSubject({ outcome, source }, n, cwd);
    case 'log':
      return reopenLog({ outcome, source }, cwd);
    case 'program':
      return reopenProgramSubject({ outcome, source }, n, cwd);
    case 'inline':
      throw new AuditError('E_VERIFY', `${source.name} was called by a test of its own project, and can be dealt again only there`);
    case 'race':
      return openAdded(source, n);
  }
}
