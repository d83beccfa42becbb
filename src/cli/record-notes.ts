import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AnyRecord } from '../core/record/record.js';
import type { RecordNotes } from '../page/words/record-notes.js';
import { kindOf } from '../records/registry.js';

/** What a page tells of what lies beside the record in `file`: its name and, where it keeps other records that have a manifest, that. */
export function recordNotes(file: string, { core }: AnyRecord): RecordNotes {
  const told = { record: basename(file) };
  const manifest = kindOf(core).manifest?.(core);
  return manifest !== undefined && existsSync(join(dirname(file), manifest)) ? { ...told, manifest } : told;
}
