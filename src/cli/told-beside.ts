import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AnyRecord } from '../core/record/record.js';
import type { Told } from '../page/words/told.js';
import { kindOf } from '../records/registry.js';

/** What a page tells of what lies beside the record in `file`: its name and, where it keeps other records that have a manifest, that. */
export function toldBeside(file: string, { core }: AnyRecord): Told {
  const told = { record: basename(file) };
  const manifest = kindOf(core).manifest?.(core);
  return manifest !== undefined && existsSync(join(dirname(file), manifest)) ? { ...told, manifest } : told;
}
