import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AuditError } from '../../core/errors.js';
import type { ItemList, ListFile } from '../../core/item-list.js';
import type { ListRead, OneListCore } from '../../core/one-list.js';
import { madeLists, madeSubject } from '../../engine/list/made-lists.js';
import type { ListsReadAgain } from '../../engine/verify/verify-lists.js';
import { openItemList } from './open-item-list.js';
import { openPartition } from './open-partition.js';
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

async function openAgain({ files, numbering, parts }: ListRead, folders: readonly string[]): Promise<ItemList> {
  const [{ column, format }] = files;
  const options = {
    ...(format !== 'lines' && { format }),
    ...(column !== undefined && { column }),
    ...(numbering.by === 'original' && { original: found(numbering.file, folders) }),
  };
  const paths = files.map((file) => found(file, folders));
  const list = parts ? (await openPartition(paths, options)).whole : await openItemList(paths[0], options);
  const other = files.find(({ sha256 }, k) => list.files[k].sha256 !== sha256);
  if (!other) return list;
  await list.close();
  throw new AuditError('E_VERIFY', `${other.name} is another file by now: its SHA-256 must be ${other.sha256}, as the record has it`);
}

function found({ name }: ListFile, folders: readonly string[]): string {
  const path = folders.map((folder) => join(folder, name)).find((one) => existsSync(one));
  if (path !== undefined) return path;
  throw new AuditError('E_INPUT_MISSING', `the list ${name} must lie where the command is typed, or beside the record; it was not found`);
}
