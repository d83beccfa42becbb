import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AnyRecord } from '../core/record/record.js';
import type { RecordNotes } from '../page/words/record-notes.js';
import { kindOf } from '../records/registry.js';

/** Returns what a page says of the files beside the record in `file`: its name and, if it keeps other records that have a manifest, the manifest. */
export function recordNotes(file: string, { core }: AnyRecord): RecordNotes {
  const told = { record: basename(file) };
  const manifest = kindOf(core).manifest?.(core);
  return manifest !== undefined && existsSync(join(dirname(file), manifest)) ? { ...told, manifest } : told;
}
