import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnyRecord } from '../../core/record/record.js';
import { earlierRecords } from '../../host/record/earlier-records.js';
import { prepareFolder, writeTogether, writeWhole } from '../../host/write-whole.js';
import type { RecordNotes } from '../../page/words/record-notes.js';
import { paperEndings } from '../../records/additions.js';

/** Where a command writes its record and its page: checked before any work is done, so that no work is lost to a bad folder. */
export interface Files {
  /** Both without their endings. */
  readonly base: string;
  readonly record: string;
  /** What the page says of the record: what its file is called. */
  readonly told: RecordNotes;
  readonly page: string;
  /** Where finished blocks are kept while the audit lasts. */
  readonly journal: string;
  /** How many records of the subject that `core` tells of lie in the folder already. */
  earlier(core: AnyRecord['core']): number;
  /** Writes the record of which there is no page: an earlier page and the papers beside it are removed, and the journal. */
  writeAlone(record: string): void;
  /** Writes both, after the papers of an earlier record were removed, and then removes the journal, which has done its work. */
  write(record: string, page: string): void;
}

/** The folder of `--out`, made ready. */
export function folderOf({ out }: { readonly out: string }): string {
  prepareFolder(out);
  return out;
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

/** Removes what wings laid beside an earlier record of that name, which a new one would contradict. */
function removePapers(base: string): void {
  for (const ending of paperEndings()) rmSync(`${base}${ending}`, { force: true });
}
