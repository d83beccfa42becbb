import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AnyRecord } from '../core/proof.js';
import { isSurvey } from '../core/proof.js';
import type { Told } from '../page/words/told.js';

/** What a page tells of what lies beside the record in `file`: its name and, of a survey whose rows have a manifest, that. */
export function toldBeside(file: string, record: AnyRecord): Told {
  const told = { record: basename(file) };
  if (!isSurvey(record)) return told;
  const manifest = `${record.core.plan.folder}/manifest.csv`;
  return existsSync(join(dirname(file), manifest)) ? { ...told, manifest } : told;
}
