import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AuditError } from '../../core/errors.js';
import type { ItemList, ListFile } from '../../core/item-list.js';
import type { ListRead, OneListCore } from '../../core/one-list.js';
import { listSubject } from '../../engine/list/list-subject.js';
import { madeLists } from '../../engine/list/made-lists.js';
import { readLists } from '../../engine/list/read-lists.js';
import type { ListsReadAgain } from '../../engine/verify/verify-lists.js';
import { openItemList } from './open-item-list.js';
import { openPartition } from './open-partition.js';

/**
 * Reads the lists of a record once more, looked for in `folders` in turn, or makes them again. Throws E_INPUT_MISSING where one is gone, E_VERIFY where it has another number of
 * items by now, and what reading a list throws.
 */
export async function readListsAgain({ plan, subject }: OneListCore, folders: readonly string[]): Promise<ListsReadAgain> {
  const { source } = subject.origin;
  if (source.kind !== 'files') {
    const made = madeLists({ source, seed: plan.seed ?? '', n: plan.n, lists: plan.trials });
    return { subject: listSubject(source), ...(await readLists(plan, made)) };
  }
  const opened: OpenedAgain[] = [];
  try {
    for (const recorded of source.lists) opened.push(await openAgain(recorded, folders));
    const other = opened.find(({ list }) => list.n !== plan.n);
    if (other) throw new AuditError('E_VERIFY', `a list of ${plan.n} items was recorded, and ${other.list.n} are found`);
    const read = await readLists(
      plan,
      opened.map(({ list }) => list.read()),
    );
    return { subject: listSubject({ kind: 'files', lists: opened.map((one) => one.read) }), ...read };
  } finally {
    for (const { list } of opened) await list.close();
  }
}

/** A list that was opened again, and what a record would say of it now. */
interface OpenedAgain {
  readonly list: ItemList;
  readonly read: ListRead;
}

async function openAgain({ files, numbering, parts }: ListRead, folders: readonly string[]): Promise<OpenedAgain> {
  const [{ column, format }] = files;
  const options = {
    ...(format !== 'lines' && { format }),
    ...(column !== undefined && { column }),
    ...(numbering.by === 'original' && { original: found(numbering.file, folders) }),
  };
  const paths = files.map((file) => found(file, folders));
  const partition = parts ? await openPartition(paths, options) : null;
  const list = partition?.whole ?? (await openItemList(paths[0], options));
  const now = list.numbering;
  return {
    list,
    read: {
      files: list.files.map((file, k) => ({ ...file, name: files[k].name })),
      numbering: now.by === 'original' && numbering.by === 'original' ? { ...now, file: { ...now.file, name: numbering.file.name } } : now,
      ...(partition && { parts: partition.parts.map(({ size }) => size) }),
    },
  };
}

function found({ name }: ListFile, folders: readonly string[]): string {
  const path = folders.map((folder) => join(folder, name)).find((one) => existsSync(one));
  if (path !== undefined) return path;
  throw new AuditError('E_INPUT_MISSING', `the list ${name} must lie where the command is typed, or beside the record; it was not found`);
}
