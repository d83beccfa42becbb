import { basename } from 'node:path';
import { command, neededWord } from '../../../cli/command.js';
import { LOOKED_FOR } from '../../../cli/options/looked-for.js';
import { type OptionType, option, reworded } from '../../../cli/options/option.js';
import { optionsOf, SHARED } from '../../../cli/options/shared.js';
import { text } from '../../../cli/options/types.js';
import { print, printJsonText, printText } from '../../../cli/print.js';
import { repeatedOptions } from '../../../cli/repeated-options.js';
import { folderOf } from '../../../cli/write/write-files.js';
import { writeLocked } from '../../../cli/write/write-locked.js';
import { openPage, writtenLines } from '../../../cli/write/written-lines.js';
import { AuditError } from '../../../core/errors.js';
import { parseCount } from '../../../core/words/parse-count.js';
import { findFiles } from '../../../host/log/find-files.js';
import { keepInput } from '../../../host/log/keep-input.js';
import { fileInputs } from '../../../host/log/log-bytes.js';
import { askedSize } from '../../../page/numbers.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import { startSealing } from '../../../records/sealing.js';
import { MOST_IN_BLOCK } from '../allocation-list.js';
import { pages } from '../page/pages.js';
import { readAllocations } from '../read/read-list.js';
import { type AllocationVerdict, LARGEST_CLEAN } from '../record/allocation.js';
import { allocationCore } from '../record/kind.js';

const EXIT_OF_VERDICT: Readonly<Record<AllocationVerdict['kind'], number>> = { 'no-bias-found': 0, biased: 20, inconclusive: 21 };

const READ = 'How the list is read:';

const sizes: OptionType<readonly number[]> = {
  parse: (given, name) => given.split(',').map((one) => parseCount(name, one, 1, MOST_IN_BLOCK)),
};

/** `allocation`: reads the allocation list of a trial by block, tests, decides; writes the record and the report. */
export const allocation = command(
  {
    operands: { file: neededWord('a table of the list, a row a subject; - is standard input', { files: true }) },
    options: {
      arm: option(text, { group: READ, says: 'the column of the arms', usually: 'the one called treatment, arm, group or the like' }),
      block: option(text, { group: READ, says: 'the column of the blocks', usually: 'the one called block, block.id or the like' }),
      stratum: option(text, {
        group: READ,
        says: 'the columns of strata, with commas between them, or none',
        usually: 'those called stratum, site, centre or the like',
      }),
      blocks: option(sizes, {
        group: READ,
        says: 'the sizes of blocks in turn, such as 4 or 4,6, where no column says them',
        usually: 'the smallest sizes at which all blocks balance',
        replaces: 'block',
      }),
      detect: reworded(SHARED.detect, {
        group: LOOKED_FOR,
        says: 'the relative bias between places of a block that must be excluded, such as 20%',
        usually: askedSize(LARGEST_CLEAN),
      }),
      ...optionsOf('out', 'name', 'open'),
    },
    examples: [
      ['$0 allocation fixtures/allocations/two-sites.csv', 'columns with usual names'],
      ['$0 allocation list.csv --arm drug --block batch --stratum clinic,sex', 'columns with other names'],
      ['$0 allocation list.csv --blocks 4,6', 'no column of blocks: sizes in turn'],
    ],
    ends: 'Ends with 0 no bias found, 20 biased, 21 cannot tell, 65 where a block does not balance, or the file cannot be read; 64 and above: an error.',
  },
  async (asked) => {
    folderOf(asked);
    const { detect = LARGEST_CLEAN } = asked;
    if (detect > LARGEST_CLEAN)
      throw new AuditError('E_USAGE', `of an allocation list --detect is at most ${askedSize(LARGEST_CLEAN)}, got ${askedSize(detect)}`, {
        hint: 'no verdict is clean that leaves a larger bias unseen; leave it out',
      });
    const sealing = startSealing();
    const [place] = findFiles([asked.file], process.cwd());
    const [input] = fileInputs([place.name === '-' ? await keepInput(process.stdin) : place]);
    const read = await readAllocations(input, asked);
    const {
      files,
      record,
      text: written,
    } = await writeLocked(asked, usualName(place.name), async (into) => {
      const core = allocationCore(read, detect);
      return sealing.seal(core, 1, { ...repeatedOptions(asked), earlierRecords: into.earlier(core) });
    });
    const { kind } = record.core.verdict;
    if (asked.json) printJsonText(written);
    else {
      printText(pages.summary(record), LOOK[kind]);
      print('', ...writtenLines(files));
    }
    await openPage(asked, files.page);
    return EXIT_OF_VERDICT[kind];
  },
);

function usualName(file: string): string {
  const base = file === '-' ? '' : basename(file).replace(/(\.[a-z0-9]+)?(\.gz)?$/i, '');
  return `${base.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'list'}-allocation`;
}
