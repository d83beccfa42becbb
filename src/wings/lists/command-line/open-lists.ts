import { type OptionSet, type OptionValues, option, toggle } from '../../../cli/options/option.js';
import { file, oneOf, text } from '../../../cli/options/types.js';
import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { listRead } from '../audit/list-read.js';
import { listSubject } from '../audit/list-subject.js';
import { openItemList } from '../files/open-item-list.js';
import { openPartition } from '../files/open-partition.js';
import type { ItemList } from '../item-list.js';
import { LEAST_ITEMS, MOST_ITEMS, MOST_LISTS, MOST_PARTS } from '../list-limits.js';
import type { ListRead, OneListCore } from '../record/one-list.js';

const READ = 'How the list is written:';

export const READING = {
  original: option(file, { group: READ, says: 'the file of the order before, for items that are no numbers' }),
  column: option(text, {
    group: READ,
    says: 'the column that holds the items: a name, or its place; a name that is a number in quotes',
    usually: 'the only one',
  }),
  header: option(oneOf('yes', 'no'), {
    group: READ,
    says: 'whether the first row of a table names its columns: yes or no',
    usually: 'as it looks',
    repeated: true,
  }),
  partition: toggle({ group: READ, says: 'the files are parts of one list, which share no item and lose none: ranks, shards' }),
  format: option(oneOf('lines', 'csv', 'ndjson', 'parquet', 'u32', 'u64'), {
    group: READ,
    says: 'lines, csv, ndjson, parquet, u32 or u64',
    usually: 'as the file looks',
  }),
} satisfies OptionSet;

type ReadingAsked = OptionValues<typeof READING>;

/** Lists that were read and checked, and what a record says of them. */
export interface OpenLists {
  /** Items per list. */
  readonly n: number;
  readonly lists: readonly Pick<ItemList, 'read'>[];
  readonly subject: OneListCore['subject'];
  close(): Promise<void>;
}

/**
 * Opens the named files, as one list each or, with `--partition`, as the parts of one. `onProgress` is told which is read and how far. Throws what
 * reading throws.
 */
export async function openLists(names: readonly string[], asked: ReadingAsked, onProgress: (what: string) => void): Promise<OpenLists> {
  const original = originalOf(asked);
  const isWhole = asked.partition;
  const most = isWhole ? MOST_PARTS : MOST_LISTS;
  if (names.length > most)
    throw new AuditError(
      'E_USAGE',
      `${isWhole ? 'one list may be put together of' : 'audited together are'} at most ${counted(count(most), 'file')}, got ${count(names.length)}`,
    );
  const lists: ItemList[] = [];
  const close = async (): Promise<void> => {
    for (const list of lists) await list.close();
  };
  try {
    const read: ListRead[] = [];
    if (isWhole) {
      const { parts, whole } = await openPartition(names, readingOf(asked, onProgress));
      lists.push(whole);
      read.push(listRead(whole, parts, names, original ?? ''));
    } else {
      for (const name of names) {
        const list = await openItemList(
          name,
          readingOf(asked, (share) => onProgress(`${name}, ${share}`)),
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

/** Returns the file of the order before, where one is named. The parser is handed standard input by its path. */
function originalOf({ original: named }: ReadingAsked): string | undefined {
  return named === '/dev/stdin' ? '-' : named;
}

function readingOf(asked: ReadingAsked, onShare: (share: string) => void): NonNullable<Parameters<typeof openItemList>[1]> {
  const { column, format, header } = asked;
  const original = originalOf(asked);
  return {
    ...(original !== undefined && { original }),
    ...(column !== undefined && { column }),
    ...(format !== undefined && { format }),
    ...(header !== undefined && { header: header === 'yes' }),
    onProgress: (read, of) => onShare(`${Math.floor((100 * read) / Math.max(1, of))} %`),
  };
}

/** Returns the length of every list. Throws E_USAGE where lengths differ, or are too small to say anything of. */
function lengthOf(lists: readonly ItemList[], names: readonly string[]): number {
  const [{ n }] = lists;
  const other = lists.findIndex((list) => list.n !== n);
  if (other >= 0)
    throw new AuditError(
      'E_USAGE',
      `lists that are audited together must be shuffles of the same items: ${names[0]} has ${count(n)}, ${names[other]} ${count(lists[other].n)}`,
      { hint: 'audit lists of different length one by one' },
    );
  if (n > MOST_ITEMS)
    throw new AuditError('E_USAGE', `a list of at most ${count(MOST_ITEMS)} items is audited, got ${count(n)}`, {
      hint: 'audit a part of it: the first items, with the order before of those',
    });
  if (n >= LEAST_ITEMS) return n;
  throw new AuditError('E_USAGE', `one list says something from ${LEAST_ITEMS} items on, got ${n}`, {
    hint: 'of shorter lists many are needed: write one a row and use shuffle-audit log',
  });
}
