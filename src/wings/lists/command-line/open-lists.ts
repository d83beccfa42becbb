import { type OptionSet, type OptionValues, option, toggle } from '../../../cli/options/option.js';
import { count as countOf, file, oneOf, text } from '../../../cli/options/types.js';
import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { listRead } from '../audit/list-read.js';
import { kindOfLists, listSubject } from '../audit/list-subject.js';
import { openItemList } from '../files/open-item-list.js';
import { openPartition } from '../files/open-partition.js';
import type { ItemList } from '../item-list.js';
import { LEAST_ITEMS, LIST_FORMATS, MOST_ITEMS, MOST_LISTS, MOST_PARTS } from '../list-limits.js';
import { type NearWishes, rankOf } from '../near/near.js';
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
  format: option(oneOf(...LIST_FORMATS), {
    group: READ,
    says: 'lines, batches (several items a line), csv, ndjson, parquet, npy, u32 or u64',
    usually: 'as the file looks',
  }),
  'sample-of': option(countOf(LEAST_ITEMS, Number.MAX_SAFE_INTEGER), {
    group: READ,
    says: 'the list is a sample of so many items, the numbers from 0 or from 1: which came is tested too',
  }),
  drop: toggle({ group: READ, says: 'leave aside what comes again, such as items added to fill up' }),
  copies: toggle({ group: READ, says: 'some items are equal: one shuffle of all of them, such as labels' }),
  epochs: toggle({ group: READ, says: 'a file holds several lists of the same items, one behind the other; the last may be cut' }),
} satisfies OptionSet;

type ReadingAsked = OptionValues<typeof READING>;

/** Lists that were read and checked, and what a record says of them. */
export interface OpenLists {
  /** Items per list. */
  readonly n: number;
  readonly lists: readonly AsyncIterable<Uint32Array>[];
  /** The facts that the plan takes over: the items of which they are samples, and that some are equal. */
  readonly kind: Pick<OneListCore['plan'], 'copies' | 'of'>;
  /** The items that came into a sample. */
  readonly which?: Float64Array;
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
  const near = nearOf(names, asked);
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
      const { parts, whole } = await openPartition(names, readingOf(asked, near, onProgress));
      lists.push(whole);
      read.push(listRead(whole, parts, names, original ?? ''));
    } else {
      for (const name of names) {
        const list = await openItemList(
          name,
          readingOf(asked, near, (share) => onProgress(`${name}, ${share}`)),
        );
        lists.push(list);
        read.push(listRead(list, null, [name], original ?? ''));
      }
    }
    const source = { kind: 'files', lists: read } as const;
    const n = lengthOf(lists, names);
    checkShared(lists, names);
    return {
      n,
      lists: listsIn(lists),
      kind: kindOfLists(source),
      ...(lists[0].which && { which: lists[0].which }),
      subject: listSubject(source),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the file of the order before, where one is named. The parser is handed standard input by its path. */
function originalOf({ original: named }: ReadingAsked): string | undefined {
  return named === '/dev/stdin' ? '-' : named;
}

/** Returns what was said of lists that are no plain order. Throws E_USAGE for what cannot be said together. */
function nearOf(names: readonly string[], asked: ReadingAsked): NearWishes {
  const { 'sample-of': sampleOf } = asked;
  const said = (['drop', 'copies', 'epochs'] as const).filter((name) => asked[name]);
  const refuse = (option: string, why: string): never => {
    throw new AuditError('E_USAGE', `--${option} cannot be used here: ${why}`, { hint: `leave out --${option}` });
  };
  if (said.length > 1) refuse(said[1], `--${said[0]} reads the same items in another way`);
  if (sampleOf !== undefined && (said[0] === 'copies' || said[0] === 'epochs')) refuse(said[0], 'a sample has each item once');
  if (sampleOf !== undefined && names.length > 1 && !asked.partition) refuse('sample-of', 'it is asked of one list, by itself');
  const [first = sampleOf === undefined ? undefined : 'sample-of'] = said;
  if (first !== undefined && asked.original !== undefined) refuse(first, 'with --original each item must come once');
  return { ...(said[0] && { as: said[0] }), ...(sampleOf !== undefined && { sampleOf }) };
}

function readingOf(
  asked: ReadingAsked,
  near: NearWishes,
  onShare: (share: string) => void,
): NonNullable<Parameters<typeof openItemList>[1]> {
  const { column, format, header } = asked;
  const original = originalOf(asked);
  return {
    near,
    ...(original !== undefined && { original }),
    ...(column !== undefined && { column }),
    ...(format !== undefined && { format }),
    ...(header !== undefined && { header: header === 'yes' }),
    onProgress: (read, of) => onShare(`${Math.floor((100 * read) / Math.max(1, of))} %`),
  };
}

/** Returns every list of every file. Throws E_USAGE where they are too many. */
function listsIn(lists: readonly ItemList[]): OpenLists['lists'] {
  const all = lists.flatMap((list) => Array.from({ length: list.count ?? 1 }, (_, k) => list.read(k)));
  if (all.length <= MOST_LISTS) return all;
  throw new AuditError('E_USAGE', `audited together are at most ${counted(count(MOST_LISTS), 'list')}, got ${count(all.length)}`);
}

/** Throws E_USAGE for a list that shares less than half of its items with the first. */
function checkShared([first, ...others]: readonly ItemList[], names: readonly string[]): void {
  const other = others.findIndex((list) => (first.kinds ?? list.kinds) !== undefined && 2 * sharedOf(first, list) < list.n);
  if (other < 0) return;
  throw new AuditError(
    'E_USAGE',
    `lists that are audited together must be shuffles of the same items, got others in ${names[other + 1]} than in ${names[0]}`,
    {
      hint: 'parts of one list are read with --partition; lists of different items one by one',
    },
  );
}

/** Counts the items of a list that another has too. */
function sharedOf(one: ItemList, other: ItemList): number {
  const kindsOf = ({ kinds, n, numbering }: ItemList): Float64Array =>
    kinds ?? Float64Array.from({ length: n }, (_, k) => k + (numbering.by === 'numbers' ? numbering.from : 0));
  const [there, here] = [kindsOf(one), kindsOf(other)];
  return here.reduce((sum, item) => sum + (there[rankOf(there, item)] === item ? 1 : 0), 0);
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
