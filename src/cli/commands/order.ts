import { basename } from 'node:path';
import type { Options } from 'yargs';
import { AuditError } from '../../core/errors.js';
import { planLists } from '../../engine/list/audit-lists.js';
import { auditLists, listWishesOf } from '../audit-lists.js';
import type { Command, Values } from '../command.js';
import { isOn } from '../command.js';
import { openLists } from '../open-lists.js';
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
    header: text(READ, 'whether the first row of a table names its columns: yes or no', { defaultDescription: 'as it looks' }),
    partition: {
      type: 'boolean',
      default: false,
      group: READ,
      describe: 'the files are parts of one list, which share no item and lose none: ranks, shards',
    },
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
    ['$0 order --partition rank-0.txt rank-1.txt', 'one list dealt to several ranks'],
    ['shuf -i 0-999999 | $0 order -', 'from another program'],
  ],
  ends: 'Ends with 0 no bias found, 20 biased, 21 cannot tell, 65 where an item is lost, doubled or foreign, or the file cannot be read; 64 and above: an error.',
  async run(values) {
    folderOf(values);
    const names = filesOf(values);
    const sealing = startSealing();
    const reading = stepProgressOn(SCREEN, isOn(values, 'quiet'), 'reading');
    try {
      const { close, lists, n, subject } = await openLists(names, values, reading.report);
      reading.done();
      try {
        const plan = planLists({ n, lists: lists.length, ...listWishesOf(values) });
        const read = lists.map((list) => list.read());
        return await auditLists({ plan, subject, name: usualName(names), lists: read }, values, sealing);
      } finally {
        await close();
      }
    } finally {
      reading.done();
    }
  },
};

function filesOf(values: Values): readonly string[] {
  const given = values['files'];
  // The parser is handed standard input by its path.
  const files = Array.isArray(given) ? given.map((file) => (file === '/dev/stdin' ? '-' : String(file))) : [];
  if (files.length > 0) return files;
  throw new AuditError('E_USAGE', 'order needs a file with one shuffled list, got nothing', {
    hint: 'one item a line: shuffle-audit order shuffled.txt; or - for standard input',
  });
}

function usualName([first]: readonly string[]): string {
  const base = first === '-' ? 'order' : basename(first).replace(/(\.[a-z0-9]+)?(\.gz)?$/i, '');
  return `${base.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'list'}-order`;
}
