import { basename } from 'node:path';
import type { Options } from 'yargs';
import { AuditError } from '../../core/errors.js';
import type { ItemList } from '../../core/item-list.js';
import type { OneListCore } from '../../core/one-list.js';
import { LEAST_ITEMS, planLists } from '../../engine/list/audit-lists.js';
import { openItemList } from '../../host/list/open-item-list.js';
import { auditLists, listWishesOf } from '../audit-lists.js';
import type { Command, Values } from '../command.js';
import { isOn, textOf } from '../command.js';
import { optionsOf } from '../options.js';
import { SCREEN } from '../print.js';
import { stepProgressOn } from '../progress.js';
import { startSealing } from '../sealing.js';
import { folderOf } from '../write-files.js';

const READ = 'How the list is written:';
const LOOKED_AT = 'What is looked for:';

const text = (group: string, describe: string, more: Options = {}): Options => ({ type: 'string', group, describe, ...more });

/** `order`: reads one shuffled list, or a few, tests, decides; writes the record and the report. */
export const order: Command = {
  positionals: { files: 'files of one shuffled list each; several are shuffles of the same items; - is standard input' },
  options: {
    original: text(READ, 'the file of the order before, for items that are no numbers'),
    column: text(READ, 'the column that holds the items: a name, or a number from 1', { defaultDescription: 'the only one' }),
    format: text(READ, 'lines, csv, ndjson, parquet, u32 or u64', { defaultDescription: 'as the file looks' }),
    battery: text(LOOKED_AT, 'the set of tests: quick, standard or deep', { defaultDescription: 'standard' }),
    detect: text(LOOKED_AT, 'the relative bias between eighths of the list that must be excluded, such as 0.02 or 2%', {
      defaultDescription: '20 %',
    }),
    seed: text(LOOKED_AT, 'taken as everywhere; a list that was shuffled elsewhere follows from no seed of ours'),
    ...optionsOf('out', 'name', 'open'),
  },
  examples: [
    ['$0 order shuffled.txt', 'one item a line: the numbers 0 to n − 1, or 1 to n'],
    ['$0 order playlist.txt --original library.txt', 'any text, and the order before'],
    ['$0 order epoch.csv --column id', 'a column of a table'],
    ['$0 order epoch-1.u32 epoch-2.u32', 'several shuffles of the same items, also held against each other'],
    ['shuf -i 0-999999 | $0 order -', 'from another program'],
  ],
  ends: 'Ends with 0 no bias found, 20 biased, 21 cannot tell, 65 where an item is lost, doubled or foreign, or the file cannot be read; 64 and above: an error.',
  async run(values) {
    folderOf(values);
    const names = filesOf(values);
    const sealing = startSealing();
    const reading = stepProgressOn(SCREEN, isOn(values, 'quiet'), 'reading');
    const lists: ItemList[] = [];
    try {
      for (const name of names)
        lists.push(
          await openItemList(
            name,
            readingOf(values, (share) => reading.report(`${name}, ${share}`)),
          ),
        );
      reading.done();
      const plan = planLists({ n: lengthOf(lists, names), lists: lists.length, ...listWishesOf(values) });
      const open = (): readonly AsyncIterable<Uint32Array>[] => lists.map((list) => list.read());
      return await auditLists({ plan, subject: subjectOf(lists, names), name: usualName(names), open }, values, sealing);
    } finally {
      reading.done();
      for (const list of lists) await list.close();
    }
  },
};

function filesOf(values: Values): readonly string[] {
  const given = values['files'];
  const files = Array.isArray(given) ? given.map(String) : [];
  if (files.length > 0) return files;
  throw new AuditError('E_USAGE', 'order needs a file with one shuffled list, got nothing', {
    hint: 'one item a line: shuffle-audit order shuffled.txt; or - for standard input',
  });
}

function readingOf(values: Values, onShare: (share: string) => void): NonNullable<Parameters<typeof openItemList>[1]> {
  const [original, column, format] = [textOf(values, 'original'), textOf(values, 'column'), textOf(values, 'format')];
  return {
    ...(original !== undefined && { original }),
    ...(column !== undefined && { column }),
    ...(format !== undefined && { format: formatOf(format) }),
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
  if (n >= LEAST_ITEMS) return n;
  throw new AuditError('E_USAGE', `one list says something from ${LEAST_ITEMS} items on, got ${n}`, {
    hint: 'of shorter lists many are needed: write one a row and use shuffle-audit log',
  });
}

function subjectOf(lists: readonly ItemList[], names: readonly string[]): OneListCore['subject'] {
  const read = lists.map(({ files, numbering }, k) => ({ files: files.map((file) => ({ ...file, name: names[k] })), numbering }));
  return {
    id: names.map((name) => (name === '-' ? 'standard input' : basename(name))).join(', '),
    origin: { source: { kind: 'files', lists: read }, outcome: { kind: 'list' } },
    replay: names.includes('-') ? 'none' : 'exact',
  };
}

function usualName([first]: readonly string[]): string {
  const base = first === '-' ? 'order' : basename(first).replace(/(\.[a-z0-9]+)?(\.gz)?$/i, '');
  return `${base.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'list'}-order`;
}
