import type { BrokenRace } from '../../core/broken-race.js';
import { commandOf } from '../../core/build.js';
import { AuditError } from '../../core/errors.js';
import type { Evidence } from '../../core/evidence.js';
import type { OneList } from '../../core/one-list.js';
import type { AnyRecord } from '../../core/proof.js';
import { isAudit, isBrokenRace, isOneList, isSequential, isSurvey, isUntilCaught } from '../../core/proof.js';
import type { Sequential } from '../../core/sequential.js';
import type { UntilCaught } from '../../core/until-caught.js';
import type { Check } from '../../engine/verify/check.js';
import { checkProfile } from '../../engine/verify/check-profile.js';
import { checkBrokenRace } from '../../engine/verify/verify-broken-race.js';
import { checkLists } from '../../engine/verify/verify-lists.js';
import { verifySequential } from '../../engine/verify/verify-sequential.js';
import { checkSurvey } from '../../engine/verify/verify-survey.js';
import { checkUntilCaught } from '../../engine/verify/verify-until-caught.js';
import { seedChecks } from '../../signing/seed-checks.js';
import { verifyRecord } from '../audits.js';
import { thisBuild } from '../build.js';
import { THIS_MACHINE } from '../this-machine.js';
import { VERSION } from '../version.js';

/**
 * Derives every number and the verdict of a record again from its counts, without dealing, and its seed from what it says that it follows from. Null where all
 * follow; else why the numbers were not derived, a clause without a full stop. Throws E_VERIFY where anything does not follow; `file` is what messages
 * call the record.
 */
export async function deriveAgain(record: AnyRecord, file: string): Promise<string | null> {
  refuseDifferent(await seedChecks(record), file);
  const { version } = record.core.tool;
  if (version !== VERSION)
    return `version ${version} made it, this is ${VERSION}; derive them with ${commandOf(version, 'verify', thisBuild())}`;
  refuseDifferent(checkProfile(record, VERSION), file);
  if (isSurvey(record)) {
    refuseDifferent(checkSurvey(record), file);
    return null;
  }
  if (!isAudit(record) && !isSequential(record) && !isUntilCaught(record) && !isOneList(record) && !isBrokenRace(record))
    return 'that takes all the work anew, which verify does';
  const checks = await checksWithoutDealing(record);
  refuseDifferent(checks, file);
  return checks.find(({ outcome }) => outcome === 'not done')?.note ?? null;
}

/** Every check of a record but the one that would deal everything again. */
export async function checksWithoutDealing(record: Evidence | Sequential | UntilCaught | OneList | BrokenRace): Promise<readonly Check[]> {
  const notDealt = (): Promise<never> => Promise.reject(new AuditError('E_VERIFY', 'nothing is dealt again here'));
  if (isUntilCaught(record)) return checkUntilCaught(record, VERSION);
  if (isOneList(record)) return checkLists(record, VERSION);
  if (isBrokenRace(record)) return checkBrokenRace(record, VERSION);
  const checks = isAudit(record)
    ? await verifyRecord(record, notDealt, { workers: 1 })
    : await verifySequential(record, notDealt, THIS_MACHINE);
  return checks.filter(({ id }) => id !== 'deals');
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
