import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { AuditError } from '../../../core/errors.js';
import { listRead } from '../audit/list-read.js';
import { listSubject } from '../audit/list-subject.js';
import { madeLists } from '../audit/made-lists.js';
import { readLists } from '../audit/read-lists.js';
import type { ItemList, ListFile } from '../item-list.js';
import type { NearWishes } from '../near/near.js';
import type { ListRead, OneListCore } from '../record/one-list.js';
import type { Reading } from '../record/reading.js';
import type { ListsReadAgain } from '../record/verify-lists.js';
import type { ListToOpen } from './list-options.js';
import { openList } from './open-list.js';
import { openWhole } from './open-whole.js';

/**
 * Reads the lists of a record once more, looked for in `folders` in turn, or makes them again. Throws E_INPUT_MISSING where one is gone, and what
 * reading a list throws. Throws E_VERIFY where the file has changed or does not have the recorded number of items.
 */
export async function readListsAgain({ plan, subject }: OneListCore, folders: readonly string[]): Promise<ListsReadAgain> {
  const { source } = subject.origin;
  if (source.kind !== 'files') {
    const made = madeLists({ source, seed: plan.seed ?? '', n: plan.n, lists: plan.trials });
    return { subject: listSubject(source), ...(await readLists(plan, made)) };
  }
  const opened: OpenedAgain[] = [];
  try {
    for (const recorded of source.lists) {
      const list = await openAgain(recorded, folders);
      opened.push(list);
      checkRead(recorded, list.read);
    }
    const other = opened.find(({ list }) => list.n !== plan.n);
    if (other) throw new AuditError('E_VERIFY', `a list of ${plan.n} items was recorded, and ${other.list.n} are found`);
    const read = await readLists(
      plan,
      opened.flatMap(({ list }) => Array.from({ length: list.count ?? 1 }, (_, k) => list.read(k))),
      opened[0].list.which,
    );
    return { subject: listSubject({ kind: 'files', lists: opened.map((one) => one.read) }), ...read };
  } finally {
    for (const { list } of opened) await list.close();
  }
}

interface OpenedAgain {
  readonly list: ItemList;
  readonly read: ListRead;
}

async function openAgain(recorded: ListRead, folders: readonly string[]): Promise<OpenedAgain> {
  const { files, numbering, parts, reading } = recorded;
  const near = nearAs(reading);
  const before = numbering.by === 'original' ? numbering.file : null;
  try {
    const original = before ? toOpen(before, folders) : undefined;
    const toRead = files.map((file) => toOpen(file, folders));
    const { parts: items, whole: list } = parts
      ? await openWhole(toRead, original, { near })
      : { parts: null, whole: await openList(toRead[0], original, { near }) };
    const names = files.map(({ name }) => name);
    return { list, read: listRead(list, items, names, before?.name ?? '') };
  } catch (error) {
    // What is wrong with a file that is another by now is not what somebody asks who verifies.
    if (error instanceof AuditError && /^E_(LIST|LOG)_/.test(error.code))
      for (const file of filesOf(recorded)) await checkSame(file, folders);
    throw error;
  }
}

/** Returns what makes the same reading again, whether it was asked for or recognised. */
function nearAs(reading: Reading = {}): NearWishes {
  const { again, copies, epochs, sample } = reading;
  const as = copies ? 'copies' : epochs ? 'epochs' : again && !again.padded ? 'drop' : undefined;
  return { ...(as && { as }), ...(sample && { sampleOf: sample.of }) };
}

/** Throws E_VERIFY where a file differs from the recorded one. */
async function checkSame(file: ListFile, folders: readonly string[]): Promise<void> {
  const digest = createHash('sha256');
  for await (const bytes of createReadStream(found(file, folders)) as AsyncIterable<Buffer>) digest.update(bytes);
  if (digest.digest('hex') !== file.sha256) throw otherFile(file);
}

/** Throws E_VERIFY where a file that was read differs from the recorded one. */
function checkRead(recorded: ListRead, read: ListRead): void {
  const now = filesOf(read);
  const other = filesOf(recorded).find(({ sha256 }, k) => now[k]?.sha256 !== sha256);
  if (other) throw otherFile(other);
}

function otherFile({ name, sha256 }: ListFile): AuditError {
  return new AuditError('E_VERIFY', `${name} is another file by now: its SHA-256 must be ${sha256}, as the record has it`);
}

function filesOf({ files, numbering }: ListRead): readonly ListFile[] {
  return numbering.by === 'original' ? [...files, numbering.file] : files;
}

/** Returns a file of a record, to be read as before: each by what was found of it, whatever was said of all of them. */
function toOpen(file: ListFile, folders: readonly string[]): ListToOpen {
  const { column, format, header, passed } = file;
  return {
    file: found(file, folders),
    wishes: { format, comments: passed !== undefined, ...(column !== undefined && { column }), ...(header !== undefined && { header }) },
  };
}

function found({ name }: ListFile, folders: readonly string[]): string {
  const path = folders.map((folder) => resolve(folder, name)).find((one) => existsSync(one));
  if (path !== undefined) return path;
  throw new AuditError('E_INPUT_MISSING', `the list ${name} must lie where the command is typed, or beside the record; it was not found`);
}
