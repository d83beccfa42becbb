import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AuditError } from '../../core/errors.js';
import type { ListFile } from '../../core/item-list.js';
import type { ListRead, OneListCore } from '../../core/one-list.js';
import { madeLists, madeSubject } from '../../engine/list/made-lists.js';
import type { ListsReadAgain } from '../../engine/verify/verify-lists.js';
import { openItemList } from './open-item-list.js';
import { readLists } from './read-lists.js';

/**
 * Reads the lists of a record once more, looked for in `folders` in turn. Throws E_INPUT_MISSING where one is gone, E_VERIFY where it is another file by now, and what
 * reading a list throws.
 */
export async function readListsAgain(core: OneListCore, folders: readonly string[]): Promise<ListsReadAgain> {
  const { plan, subject } = core;
  const { source } = subject.origin;
  if (source.kind !== 'files') {
    const made = { source, seed: plan.seed ?? '', n: plan.n, lists: plan.trials };
    return { subject: madeSubject(source), ...(await readLists(plan, () => madeLists(made))) };
  }
  const lists = await Promise.all(source.lists.map((list) => openAgain(list, folders)));
  try {
    const read = await readLists(plan, () => lists.map((list) => list.read()));
    return { subject, ...read };
  } finally {
    for (const list of lists) await list.close();
  }
}

async function openAgain({ files: [file], numbering }: ListRead, folders: readonly string[]): ReturnType<typeof openItemList> {
  const { column, format } = file;
  const list = await openItemList(found(file, folders), {
    ...(format === 'lines' ? {} : { format }),
    ...(column !== undefined && { column }),
    ...(numbering.by === 'original' && { original: found(numbering.file, folders) }),
  });
  const [now] = list.files;
  if (now.sha256 === file.sha256) return list;
  await list.close();
  throw new AuditError('E_VERIFY', `${file.name} is another file by now: sha256 recorded ${file.sha256}, found ${now.sha256}`);
}

function found({ name }: ListFile, folders: readonly string[]): string {
  const path = folders.map((folder) => join(folder, name)).find((one) => existsSync(one));
  if (path !== undefined) return path;
  throw new AuditError('E_INPUT_MISSING', `the list ${name} must lie where the command is typed, or beside the record; it was not found`);
}
