import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AuditError } from '../core/errors.js';
import { LANGUAGES } from '../core/profile.js';
import type { AnyRecord } from '../core/record.js';
import { earlierRecords } from '../host/record/earlier-records.js';
import { prepareFolder, writeTogether, writeWhole } from '../host/write-whole.js';
import type { Told } from '../page/words/told.js';
import type { Values } from './command.js';
import { textOf } from './command.js';
import { documentEnding, removeDocuments } from './document-file.js';

/** Where a command writes its record and its page: checked before any work is done, so that no work is lost to a bad folder. */
export interface Files {
  /** Both without their endings. */
  readonly base: string;
  readonly record: string;
  /** What the page says of the record: what its file is called. */
  readonly told: Told;
  readonly page: string;
  /** Where finished blocks are kept while the audit lasts. */
  readonly journal: string;
  /** How many records of the subject that `core` tells of lie in the folder already. */
  earlier(core: AnyRecord['core']): number;
  /** Writes the record of which there is no page: an earlier page and its documents are removed, and the journal. */
  writeAlone(record: string): void;
  /** Writes both, after the documents of an earlier record were removed, and then removes the journal, which has done its work. */
  write(record: string, page: string): void;
}

/** The folder of `--out`, made ready. */
export function folderOf(values: Values): string {
  const folder = textOf(values, 'out') ?? 'reports';
  prepareFolder(folder);
  return folder;
}

/** `--name`, checked; undefined where it was not given. Throws E_USAGE. */
export function givenName(values: Values): string | undefined {
  const name = textOf(values, 'name');
  return name === undefined ? undefined : checkedName(name);
}

/** What files are to be called: a file name without folders that is no document's. Throws E_USAGE. */
export function checkedName(name: string): string {
  if (!/^[^/\\]+$/.test(name))
    throw new AuditError('E_USAGE', `--name is a file name without folders, got "${name}"`, { hint: 'choose the folder with --out' });
  // They name a folder, and what is called so would lie beside it.
  if (/^\.+$/.test(name)) throw new AuditError('E_USAGE', `--name is more than dots, got "${name}"`, { hint: 'choose a name of letters' });
  const ending = LANGUAGES.map(documentEnding).find((one) => name.endsWith(one));
  // The page of such a run would be the document of another, and go with it.
  if (ending !== undefined)
    throw new AuditError('E_USAGE', `a name must not end with ${ending}, as the document of a run does, got "${name}"`, {
      hint: 'choose another with --name',
    });
  return name;
}

/** The two files of this name in the folder. */
export function filesIn(folder: string, name: string): Files {
  const base = join(folder, name);
  const [record, page, journal] = [`${base}.json`, `${base}.html`, `${base}.journal`];
  return {
    base,
    record,
    told: { record: basename(record) },
    page,
    journal,
    earlier: (core) => earlierRecords(folder, core),
    writeAlone(recordText) {
      removeDocuments(base);
      writeWhole(record, recordText);
      for (const file of [page, journal]) rmSync(file, { force: true });
    },
    write(recordText, pageText) {
      removeDocuments(base);
      writeTogether([
        [record, recordText],
        [page, pageText],
      ]);
      rmSync(journal, { force: true });
    },
  };
}
