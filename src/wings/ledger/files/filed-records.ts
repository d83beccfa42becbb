import type { Dirent } from 'node:fs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AuditError } from '../../../core/errors.js';
import type { AnyRecord } from '../../../core/record/record.js';
import { cannotRead, systemReason } from '../../../core/words/system-reason.js';
import { digestOf } from '../../../engine/record/digest.js';
import { subjectDigest } from '../../../engine/record/subject-digest.js';
import { statIfThere } from '../../../host/read-file.js';
import { dealtSubject } from '../../../host/record/earlier-records.js';
import { recordText } from '../../../host/record/record-text.js';
import { addedChecks, signatureOf } from '../../../records/additions.js';
import { deriveAgain } from '../../../records/derive-again.js';
import { parseAltered } from '../../../records/read-evidence.js';
import { kindOf } from '../../../records/registry.js';
import type { FiledRecord, OtherFile } from './filed-record.js';

/** Folders of other programs, which are not searched for records. */
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules']);
const SIGNATURE = /\.dsse\.json$/;

/** The files of a folder that may be records, and those that certainly are not. */
export interface FolderFiles {
  /** Paths below the folder, parts separated by `/`, in the order of their names. */
  readonly files: readonly string[];
  readonly others: readonly OtherFile[];
}

/**
 * Finds every file below `folder` whose name ends in `.json`. Links are not followed, so that none leads out of the folder. Folders that begin with a
 * dot, and `node_modules`, are skipped. Throws E_INPUT_MISSING where there is no such folder.
 */
export function jsonFiles(folder: string): FolderFiles {
  const files: string[] = [];
  const others: OtherFile[] = [];
  const signatures: string[] = [];
  const look = (below: string): void => {
    for (const entry of entriesOf(join(folder, below), folder, below === '' ? null : others)) {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && !LEFT_OUT.has(entry.name)) look(file);
      } else if (!entry.name.endsWith('.json')) continue;
      else if (!entry.isFile())
        others.push({ file, reason: 'it is no file of its own but a link or a device, which is not followed', mayCount: 'unread' });
      else (SIGNATURE.test(file) ? signatures : files).push(file);
    }
  };
  look('');
  const known = new Set(files);
  for (const file of signatures)
    if (!known.has(file.replace(SIGNATURE, '.json')))
      others.push({ file, reason: 'it is a signature, and the record that it belongs to is gone', mayCount: null });
  return { files, others };
}

/** The content of one folder, in the order of the names' characters on every machine. */
function entriesOf(place: string, folder: string, unread: OtherFile[] | null): readonly Dirent[] {
  try {
    return readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  } catch (cause) {
    const reason = systemReason(cause);
    if (unread === null)
      throw new AuditError('E_INPUT_MISSING', cannotRead(`the folder ${folder}`, cause), {
        at: { file: folder },
        hint: 'name the folder that records were written to: shuffle-audit report --index reports',
        cause,
      });
    unread.push({
      file: place.slice(folder.length).replace(/^[/\\]+/, ''),
      reason: `it is a folder that cannot be read: ${reason}`,
      mayCount: null,
    });
    return [];
  }
}

/**
 * Reads one file of `folder` as every reader of a record does: strictly, deriving its digest and all that follows from its counts again. Its
 * signature is checked against the file `policy`, where one is named. Throws what an invalid policy throws; a file that is no record does not throw.
 */
export async function filedRecord(folder: string, file: string, policy: string | null, now: number): Promise<FiledRecord | OtherFile> {
  const path = join(folder, file);
  let text: string | null = null;
  let record: AnyRecord;
  try {
    text = recordText(path);
    record = parseAltered(text, path);
  } catch (error) {
    return { file, reason: reasonIn(error, path), mayCount: text === null ? 'unread' : subjectIn(text) };
  }
  const page = file.replace(/\.json$/, '.html');
  const checked = await checkedAgain(record, path);
  return {
    file,
    page: isFile(join(folder, page)) ? page : null,
    record,
    ...checked,
    files: kindOf(record.core).files(record.core),
    subject: record.core.subject === undefined ? null : subjectDigest(record.core.subject),
    signature: await signatureOf({ file: path, text, record }, policy, now),
  };
}

async function checkedAgain(record: AnyRecord, path: string): Promise<Pick<FiledRecord, 'altered' | 'notDerived'>> {
  if (digestOf(record.core) !== record.digest) return { altered: 'its digest is not that of what it says', notDerived: null };
  try {
    const notDerived = await deriveAgain(record, path);
    const seed = (await addedChecks(record)).find(({ outcome }) => outcome === 'differs');
    return { altered: seed ? `it does not hold that ${seed.title}` : null, notDerived };
  } catch (error) {
    return { altered: reasonIn(error, path), notDerived: null };
  }
}

/** The message of an error without the name of the file, which stands before it wherever this is shown. One hostile record must not hide the others. */
function reasonIn(error: unknown, path: string): string {
  if (!(error instanceof AuditError)) return `reading it ended with an error of this program: ${String(error)}`;
  return error.message.replace(`${path} was altered: it `, 'it ').replace(path, 'it');
}

/** Finds the subject named in a text that is no record, where it is JSON at all. */
function subjectIn(text: string): OtherFile['mayCount'] {
  try {
    const data: unknown = JSON.parse(text);
    const id = typeof data === 'object' && data !== null && 'core' in data ? dealtSubject(data.core) : null;
    return id === null ? null : { of: id };
  } catch {
    // It may have been whole when it was counted.
    return 'unread';
  }
}

function isFile(path: string): boolean {
  return statIfThere(path)?.isFile() ?? false;
}
