import { AuditError } from '../../../core/errors.js';
import type { Origin } from '../../../core/record/origin.js';
import type { Subject } from '../../../core/subject/subject.js';
import { commandOf } from '../../../core/words/build.js';
import { thisBuild } from '../../../host/build.js';
import { openOrigin } from '../../../host/open-origin.js';
import { openUnder } from '../../../host/open-under.js';
import { VERSION } from '../../../host/version.js';
import { shellWord } from '../../../kinds/words/command.js';
import type { PlanFile } from '../engine/shard-schema.js';

/** Throws E_PLAN_MISMATCH for a plan of another version of this program, whose blocks or rules may differ; `file` is the plan's name in the message. */
export function checkVersion({ core: { tool } }: PlanFile, file: string): void {
  if (tool.version === VERSION) return;
  throw new AuditError('E_PLAN_MISMATCH', `${file} was made by version ${tool.version}, this is ${VERSION}`, {
    hint: `deal it with that: ${commandOf(tool.version, `shard ${shellWord(file)}`, thisBuild())}`,
  });
}

/** Opens the subject of a plan, under its declared null, relative files and packages from `cwd`. Throws E_SUBJECT_CHANGED where its code is not the one that was planned, E_INPUT_MISSING where it is gone. */
export async function openPlanned({ core: { plan, subject } }: PlanFile, cwd: string): Promise<Subject> {
  const open = (origin: Origin): Promise<Subject> => openOrigin(origin, plan.n, cwd).catch(checkAsPlanned);
  return openUnder(await open(subject.origin), plan.null, open);
}

/**
 * Turns the error of a changed record into that of a changed plan. A record that contradicts its code is altered, and ends in 20; a plan whose code
 * has changed is no verdict.
 */
export function checkAsPlanned(error: unknown): never {
  if (!(error instanceof AuditError) || error.code !== 'E_VERIFY') throw error;
  throw new AuditError('E_SUBJECT_CHANGED', error.message.replace('the record was made', 'the plan was made'), {
    hint: 'deal every shard with the code that was planned, or plan anew',
    cause: error,
  });
}
