import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadRecordKinds } from '../../cli/additions.js';
import { AuditError } from '../../core/errors.js';
import type { RunInfo } from '../../core/record/evidence.js';
import type { Origin } from '../../core/record/origin.js';
import type { AnyCore, AnyRecord } from '../../core/record/record.js';
import type { Foretold } from '../../core/record/run-info.js';
import { subjectFiles } from '../../core/record/subject-files.js';
import { recordText } from '../../host/record/record-text.js';
import type { Documented } from '../../records/additions.js';
import { deriveAgain } from '../../records/derive-again.js';
import { parseEvidence } from '../../records/read-evidence.js';

/** The core of a prediction that came true, as far as a document reads it. */
interface Predicted extends AnyCore {
  readonly kind: 'prediction';
  readonly used: number;
  readonly foretold: number;
}

/**
 * Finds the predictions of a record's subject in its folder that came true, by its name and the digests of its files, and returns the one of the
 * fewest deals. Each is derived again first: one that was altered, or does not follow from its deals, is passed over. Nothing for a record without a
 * profile, and for one that names a prediction already.
 */
export async function foretoldBeside({ core, run }: Documented, folder: string): Promise<Pick<RunInfo, 'foretold'>> {
  const { subject } = core;
  if (run.document === undefined || run.foretold !== undefined || subject === undefined || !existsSync(folder)) return {};
  const named = JSON.stringify(subject.id);
  const found: Foretold[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue;
    const file = join(folder, entry.name);
    const record = await predictionIn(file, named);
    if (record && filesOf(record.core) === filesOf(core) && record.core.subject?.id === subject.id) {
      const { digest, core: predicted } = record;
      found.push({ digest, used: predicted.used, foretold: predicted.foretold });
    }
  }
  const [fewest] = found.toSorted((a, b) => a.used - b.used || (a.digest < b.digest ? -1 : 1));
  return fewest ? { foretold: fewest } : {};
}

async function predictionIn(file: string, named: string): Promise<(AnyRecord & { readonly core: Predicted }) | null> {
  try {
    const text = recordText(file);
    // Most files are told apart by this, which takes a hundredth of the time of reading them.
    if (!text.includes('"predicted"') || !text.includes(named)) return null;
    await loadRecordKinds();
    const record = parseEvidence(text, file);
    return isPredicted(record) && (await deriveAgain(record, file)) === null ? record : null;
  } catch (error) {
    if (error instanceof AuditError) return null;
    throw error;
  }
}

function isPredicted(record: AnyRecord): record is AnyRecord & { readonly core: Predicted } {
  return record.core.kind === 'prediction' && record.core.verdict.kind === 'predicted';
}

/** The digests of the files of a subject, in one text. */
function filesOf({ subject }: AnyCore): string {
  const files = subject === undefined ? [] : subjectFiles(subject.origin as Origin);
  return [...new Set(files.map(({ sha256 }) => sha256))].toSorted().join();
}
