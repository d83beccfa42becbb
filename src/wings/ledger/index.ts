import { addition } from '../../cli/additions.js';
import { toggle } from '../../cli/options/option.js';
import { WRITTEN } from '../../cli/options/written.js';
import { readFirst } from '../../cli/read-first.js';
import type { Wing } from '../wing.js';
import type { IndexAsked } from './report-index.js';

const OPTIONS = {
  index: toggle({ group: WRITTEN, says: 'list every record below a folder on one page in it, index.html, by subject and in time' }),
};

/** Every record of a folder on one page, by subject and in time: what was tried more than once, altered, or is gone. */
export const ledger: Wing = {
  name: 'ledger',
  additions: {
    report: addition<typeof OPTIONS, IndexAsked>(
      OPTIONS,
      async (asked) => {
        if (!asked.index) return {};
        return {
          async instead({ policy = null }) {
            readFirst('../wings/ledger/report-index.js');
            return (await import('./report-index.js')).reportIndex(asked, policy);
          },
        };
      },
      [['$0 report --index reports', 'every record below the folder on one page, by subject: reports/index.html']],
      {
        describe: '--index lists every record of a folder',
        operands: { record: 'with --index a folder, reports where none is named' },
        ends: 'With --index also 77 where the policy refuses a record.',
      },
    ),
  },
};
