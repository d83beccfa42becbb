import { AuditError } from '../core/errors.js';
import type { AnyRecord } from '../core/record/record.js';
import { commandOf } from '../core/words/build.js';
import type { Check } from '../engine/verify/check.js';
import { thisBuild } from '../host/build.js';
import { VERSION } from '../host/version.js';
import { addedChecks } from './additions.js';
import { kindOf } from './registry.js';

/**
 * Derives every number and the verdict of a record again from its counts, without dealing, and its seed from its stated origin. Null where all
 * follow; else the reason why the numbers were not derived, a clause without a full stop. Throws E_VERIFY where anything does not follow; `file` is
 * the record's name in messages.
 */
export async function deriveAgain(record: AnyRecord, file: string): Promise<string | null> {
  const said = await addedChecks(record);
  refuseDifferent(said, file);
  const { version } = record.core.tool;
  if (version !== VERSION)
    return `version ${version} made it, this is ${VERSION}; derive them with ${commandOf(version, 'verify', thisBuild())}`;
  const checks = await kindOf(record.core).derive?.(record);
  if (checks === undefined) return 'that takes all the work anew, which verify does';
  refuseDifferent(checks, file);
  return checks.find(({ outcome }) => outcome === 'not done')?.note ?? null;
}

function refuseDifferent(checks: readonly Check[], file: string): void {
  const wrong = checks.find(({ outcome }) => outcome === 'differs');
  if (wrong) throw notWhatItSays(wrong, file);
}

function notWhatItSays({ differences: [first], note, title }: Check, file: string): AuditError {
  const where = first
    ? `: ${first.path}: recorded ${first.recorded}, recomputed ${first.recomputed}`
    : note === undefined
      ? ''
      : `: ${note}`;
  return new AuditError('E_VERIFY', `${file} was altered: it does not hold that ${title}${where}`, {
    hint: `shuffle-audit verify ${file} lists everything that differs`,
  });
}
