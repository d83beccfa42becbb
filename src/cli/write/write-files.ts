import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnyRecord } from '../../core/record/record.js';
import { earlierRecords } from '../../host/record/earlier-records.js';
import { prepareFolder, writeTogether, writeWhole } from '../../host/write-whole.js';
import type { RecordNotes } from '../../page/words/record-notes.js';
import { paperEndings } from '../../records/additions.js';

/** The files for a command's record and page, checked before any work is done, so that no work is lost to a bad folder. */
export interface Files {
  /** The path of both without their endings. */
  readonly base: string;
  readonly record: string;
  /** The record's file name, for the page. */
  readonly told: RecordNotes;
  readonly page: string;
  /** The file of the finished blocks during the audit. */
  readonly journal: string;
  /** Counts the records of the subject of `core` already in the folder. */
  earlier(core: AnyRecord['core']): number;
  /** Writes a record without a page. Removes an earlier page, the papers beside it, and the journal. */
  writeAlone(record: string): void;
  /** Removes the papers of an earlier record, writes both files, and then removes the journal, which is no longer needed. */
  write(record: string, page: string): void;
}

/** Creates the folder of `--out` if needed, and returns it. */
export function folderOf({ out }: { readonly out: string }): string {
  prepareFolder(out);
  return out;
}

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
      removePapers(base);
      writeWhole(record, recordText);
      for (const file of [page, journal]) rmSync(file, { force: true });
    },
    write(recordText, pageText) {
      removePapers(base);
      writeTogether([
        [record, recordText],
        [page, pageText],
      ]);
      rmSync(journal, { force: true });
    },
  };
}

/** Removes files that wings wrote beside an earlier record of that name, since a new record would contradict them. */
function removePapers(base: string): void {
  for (const ending of paperEndings()) rmSync(`${base}${ending}`, { force: true });
}
