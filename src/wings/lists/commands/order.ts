import { basename } from 'node:path';
import { prepareAdditions } from '../../../cli/additions.js';
import { command, words } from '../../../cli/command.js';
import { LOOKED_FOR } from '../../../cli/options/looked-for.js';
import { option, reworded } from '../../../cli/options/option.js';
import { optionsOf, SHARED } from '../../../cli/options/shared.js';
import { SCREEN } from '../../../cli/print.js';
import { stepProgressOn } from '../../../cli/progress.js';
import { folderOf } from '../../../cli/write/write-files.js';
import { AuditError } from '../../../core/errors.js';
import { startSealing } from '../../../records/sealing.js';
import { planLists } from '../audit/audit-lists.js';
import { auditLists, LIST_BATTERY, listWishesOf } from '../command-line/audit-lists.js';
import { openLists, READING } from '../command-line/open-lists.js';

/** `order`: reads one shuffled list, or a few, tests, decides; writes the record and the report. */
export const order = command(
  {
    operands: {
      files: words('files of one shuffled list each; several are shuffles of the same items; - is standard input', { files: true }),
    },
    options: {
      ...READING,
      battery: option(LIST_BATTERY, { group: LOOKED_FOR, says: 'the set of tests: quick, standard or deep', usually: 'standard' }),
      detect: reworded(SHARED.detect, {
        says: 'the relative bias between eighths of the list that must be excluded, such as 0.02 or 2%',
        usually: '20 %',
      }),
      seed: reworded(SHARED.seed, {
        group: LOOKED_FOR,
        says: 'taken as everywhere; a list that was shuffled elsewhere follows from no seed of ours',
      }),
      ...optionsOf('out', 'name', 'open'),
    },
    examples: [
      ['$0 order shuffled.txt', 'one item a line: the numbers 0 to n − 1, or 1 to n'],
      ['$0 order playlist.txt --original library.txt', 'any text, and the order before'],
      ['$0 order epoch.csv --column id', 'a column of a table'],
      ['$0 order epoch-1.u32 epoch-2.u32', 'several shuffles of the same items, also held against each other'],
      ['$0 order --partition rank-0.txt rank-1.txt', 'one list dealt to several ranks'],
      ['$0 order sampled.txt --sample-of 100000', 'some items of many: in which order they came, and which'],
      ['shuf -i 0-999999 | $0 order -', 'from another program'],
    ],
    ends: 'Ends with 0 no bias found, 20 biased, 21 cannot tell, 65 where items come twice or far from the others and nobody says why, or the file cannot be read; 64 and above: an error.',
  },
  async (asked) => {
    folderOf(asked);
    const names = filesOf(asked.files);
    await prepareAdditions('order', asked);
    const sealing = startSealing();
    const reading = stepProgressOn(SCREEN, asked.quiet, 'reading');
    try {
      const { close, kind, lists, n, subject, which } = await openLists(names, asked, reading.report);
      reading.done();
      try {
        const plan = planLists({ n, lists: lists.length, ...kind, ...listWishesOf(asked) });
        return await auditLists({ plan, subject, name: usualName(names), lists, ...(which && { which }) }, asked, sealing);
      } finally {
        await close();
      }
    } finally {
      reading.done();
    }
  },
);

function filesOf(given: readonly string[]): readonly string[] {
  // The parser is handed standard input by its path.
  const files = given.map((file) => (file === '/dev/stdin' ? '-' : file));
  if (files.length > 0) return files;
  throw new AuditError('E_USAGE', 'order needs a file with one shuffled list, got nothing', {
    hint: 'one item a line: shuffle-audit order shuffled.txt; or - for standard input',
  });
}

function usualName([first]: readonly string[]): string {
  const base = first === '-' ? 'order' : basename(first).replace(/(\.[a-z0-9]+)?(\.gz)?$/i, '');
  return `${base.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'list'}-order`;
}
