import type { AnyRecord } from '../../core/record/record.js';
import { canonical } from '../../engine/record/canonical.js';
import { digestOf } from '../../engine/record/digest.js';
import { kindOf } from '../../records/registry.js';
import { digestsOf } from './digests.js';
import { sha256Hex } from './encoding.js';
import type { Predicate, StatementFile } from './statement.js';

/** The part of a statement that follows from a record and the text of its file, so that a verifier can make it again. */
export interface Described {
  readonly files: readonly StatementFile[];
  readonly predicate: Pick<Predicate, 'tool' | 'record' | 'plan' | 'subject' | 'run' | 'runId' | 'seedOrigin' | 'earlierRecords'>;
}

/** Returns what a statement says of `record`, whose file holds `text`. The file is called `name`; its bytes alone identify it. */
export function describeRecord(record: AnyRecord, text: string, name: string): Described {
  const { core, run } = record;
  const digest = digestOf(core);
  return {
    files: [
      fileOf(name, sha256Hex(text)),
      ...kindOf(core)
        .files(core)
        .map(({ name: file, sha256 }) => fileOf(file, sha256)),
    ],
    predicate: {
      tool: core.tool,
      record: digest,
      ...digestsOf(record),
      run,
      runId: sha256Hex(canonical({ digest, run })),
      seedOrigin: run.seedOrigin ?? null,
      earlierRecords: run.earlierRecords ?? null,
    },
  };
}

function fileOf(name: string, sha256: string): StatementFile {
  return { name, digest: { sha256 } };
}
