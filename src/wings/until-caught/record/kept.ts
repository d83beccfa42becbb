import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AuditError } from '../../../core/errors.js';
import type { BuiltInSource, Origin } from '../../../core/record/origin.js';
import { isOfKind } from '../../../core/record/record.js';
import { canonical } from '../../../engine/record/canonical.js';
import { VERSION } from '../../../host/version.js';
import { readEvidence } from '../../../records/read-evidence.js';
import { lookPlaces } from '../engine/plan.js';
import { caughtVerdict } from '../engine/until-caught-core.js';
import { untilCaught } from './kind.js';
import type { UntilCaught, UntilCaughtPlan } from './until-caught.js';

/** The content of a cell's file: a record that says what was asked for, one that says so of another budget, or the reason why the cell is dealt. */
export type EarlierSample =
  | { readonly kept: UntilCaught; readonly replanned: UntilCaught['core'] | null }
  /** Lower case, what is wrong with the file that lies there; null where none does, or where its sample is only to be dealt on. */
  | { readonly kept: null; readonly reason: string | null };

/**
 * Returns the record in `file`, if it belongs to this very sample: read strictly, made by this version, of this plan and subject except for the
 * budget, and all that follows without dealing holds. One with a larger budget says more, and stays. One with a smaller budget says the same under a
 * larger, if its sample ended before it was spent: `replanned`.
 */
export async function earlierSample(file: string, plan: UntilCaughtPlan, origin: Origin<BuiltInSource>): Promise<EarlierSample> {
  const differs = (reason: string | null): EarlierSample => ({ kept: null, reason });
  const record = readSample(file);
  if (record === null || typeof record === 'string') return differs(record);
  const { core } = record;
  const { budget } = core.plan;
  if (core.tool.version !== VERSION) return differs(`it was made by version ${core.tool.version}, this is ${VERSION}`);
  if (canonical(core.subject.origin) !== canonical(origin)) return differs('it is the record of another subject');
  if (canonical({ ...core.plan, budget: 0 }) !== canonical({ ...plan, budget: 0 })) return differs('it was made with another plan');
  const wrong = ((await untilCaught.derive?.(record)) ?? []).find(({ outcome }) => outcome === 'differs');
  if (wrong) return differs(`it is not what it says: it does not hold that ${wrong.title}`);
  if (budget >= plan.budget) return { kept: record, replanned: null };
  // The last look at a budget is at no place of a larger one, unless it is a doubling too.
  const last = core.looks.at(-1)?.trials;
  const ended = core.end === 'caught' ? lookPlaces(plan).includes(last ?? 0) : core.end === 'period' && last !== budget;
  return ended ? { kept: record, replanned: { ...core, plan, verdict: caughtVerdict(core.looks, core.end) } } : differs(null);
}

/**
 * Returns every record of such a sample in a folder, by its file's name. Skips records of other kinds; `leftOut` is told which files are no records,
 * and why.
 */
export function samplesIn(
  folder: string,
  leftOut: (file: string, reason: string) => void,
): readonly { readonly file: string; readonly record: UntilCaught }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      try {
        const record = readEvidence(join(folder, name));
        return isOfKind<UntilCaught>(record, 'until-caught') ? [{ file: name, record }] : [];
      } catch (error) {
        if (!(error instanceof AuditError)) throw error;
        leftOut(name, error.message);
        return [];
      }
    });
}

/** Returns the record; the reason why it is none; null where there is no file. */
function readSample(file: string): UntilCaught | string | null {
  try {
    const record = readEvidence(file);
    return isOfKind<UntilCaught>(record, 'until-caught') ? record : 'it is not the record of a sample that was dealt until it was caught';
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    const absent = error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ENOENT';
    return absent ? null : error.message;
  }
}
