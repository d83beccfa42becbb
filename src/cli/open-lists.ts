import { counted } from '../core/counted.js';
import { AuditError } from '../core/errors.js';
import type { ItemList } from '../core/item-list.js';
import { LEAST_ITEMS, MOST_ITEMS, MOST_LISTS, MOST_PARTS } from '../core/list-limits.js';
import type { ListRead, OneListCore } from '../core/one-list.js';
import { listRead } from '../engine/list/list-read.js';
import { listSubject } from '../engine/list/list-subject.js';
import { openItemList } from '../host/list/open-item-list.js';
import { openPartition } from '../host/list/open-partition.js';
import type { Values } from './command.js';
import { isOn, textOf } from './command.js';

/** Lists that were read and checked, and what a record says of them. */
export interface OpenLists {
  /** Items a list. */
  readonly n: number;
  readonly lists: readonly Pick<ItemList, 'read'>[];
  readonly subject: OneListCore['subject'];
  close(): Promise<void>;
}

/** Opens the files that were named, as one list each or, with `--partition`, as the parts of one. `onProgress` hears which is read and how far. Throws what reading throws. */
export async function openLists(names: readonly string[], values: Values, onProgress: (what: string) => void): Promise<OpenLists> {
  const original = originalOf(values);
  const isWhole = isOn(values, 'partition');
  const most = isWhole ? MOST_PARTS : MOST_LISTS;
  if (names.length > most)
    throw new AuditError(
      'E_USAGE',
      `${isWhole ? 'one list may be put together of' : 'audited together are'} at most ${counted(most.toLocaleString('en'), 'file')}, got ${names.length.toLocaleString('en')}`,
    );
  const lists: ItemList[] = [];
  const close = async (): Promise<void> => {
    for (const list of lists) await list.close();
  };
  try {
    const read: ListRead[] = [];
    if (isWhole) {
      const { parts, whole } = await openPartition(names, readingOf(values, onProgress));
      lists.push(whole);
      read.push(listRead(whole, parts, names, original ?? ''));
    } else {
      for (const name of names) {
        const list = await openItemList(
          name,
          readingOf(values, (share) => onProgress(`${name}, ${share}`)),
        );
        lists.push(list);
        read.push(listRead(list, null, [name], original ?? ''));
      }
    }
    return { n: lengthOf(lists, names), lists, subject: listSubject({ kind: 'files', lists: read }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The file of the order before, where one is named. The parser is handed standard input by its path. */
function originalOf(values: Values): string | undefined {
  const named = textOf(values, 'original');
  return named === '/dev/stdin' ? '-' : named;
}

function readingOf(values: Values, onShare: (share: string) => void): NonNullable<Parameters<typeof openItemList>[1]> {
  const [original, column, format, header] = [originalOf(values), ...['column', 'format', 'header'].map((name) => textOf(values, name))];
  if (header !== undefined && header !== 'yes' && header !== 'no')
    throw new AuditError('E_USAGE', `--header is yes or no, got "${header}"`);
  return {
    ...(original !== undefined && { original }),
    ...(column !== undefined && { column }),
    ...(format !== undefined && { format: formatOf(format) }),
    ...(header !== undefined && { header: header === 'yes' }),
    onProgress: (read, of) => onShare(`${Math.floor((100 * read) / Math.max(1, of))} %`),
  };
}

const FORMATS = ['lines', 'csv', 'ndjson', 'parquet', 'u32', 'u64'] as const;

function formatOf(given: string): (typeof FORMATS)[number] {
  const format = FORMATS.find((one) => one === given);
  if (format) return format;
  throw new AuditError('E_USAGE', `--format is one of ${FORMATS.join(', ')}, got "${given}"`);
}

/** How many items each list has. Throws E_USAGE where they differ, or are too few to say anything of. */
function lengthOf(lists: readonly ItemList[], names: readonly string[]): number {
  const [{ n }] = lists;
  const other = lists.findIndex((list) => list.n !== n);
  if (other >= 0)
    throw new AuditError(
      'E_USAGE',
      `lists that are audited together must be shuffles of the same items: ${names[0]} has ${n.toLocaleString('en')}, ${names[other]} ${lists[other].n.toLocaleString('en')}`,
      { hint: 'audit lists of different length one by one' },
    );
  if (n > MOST_ITEMS)
    throw new AuditError(
      'E_USAGE',
      `a list of at most ${MOST_ITEMS.toLocaleString('en')} items is audited, got ${n.toLocaleString('en')}`,
      {
        hint: 'audit a part of it: the first items, with the order before of those',
      },
    );
  if (n >= LEAST_ITEMS) return n;
  throw new AuditError('E_USAGE', `one list says something from ${LEAST_ITEMS} items on, got ${n}`, {
    hint: 'of shorter lists many are needed: write one a row and use shuffle-audit log',
  });
}
