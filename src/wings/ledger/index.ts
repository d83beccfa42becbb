import { addition } from '../../cli/additions.js';
import { type TypedOptions, toggle } from '../../cli/options/option.js';
import { WRITTEN } from '../../cli/options/written.js';
import { readFirst } from '../../cli/read-first.js';
import { AuditError } from '../../core/errors.js';
import type { Wing } from '../wing.js';
import type { IndexAsked } from './report-index.js';

const OPTIONS = {
  index: toggle({ group: WRITTEN, says: 'list every record below a folder on one page in it, index.html, by subject and in time' }),
};

/** Options of `report` that have a meaning there. */
const TAKEN: ReadonlySet<string> = new Set(['index', 'policy', 'json', 'quiet', 'debug']);

/** Every record of a folder on one page, by subject and in time: shows what was tried more than once, altered, or removed. */
export const ledger: Wing = {
  name: 'ledger',
  additions: {
    report: addition<typeof OPTIONS, IndexAsked>(
      OPTIONS,
      async (asked) => {
        if (!asked.index) return {};
        refuseOthers(asked.given);
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

/** Throws E_USAGE for an option on how one record is rendered. */
function refuseOthers(given: TypedOptions): void {
  const [name, typed] = [...given].find(([one]) => !TAKEN.has(one)) ?? [];
  if (name === undefined) return;
  const said = name === 'format' ? `--format ${typed?.text}` : `--${name}`;
  throw new AuditError('E_USAGE', `${said} cannot be used with --index: the page is index.html in the folder it lists`, {
    hint: 'see: shuffle-audit report --help',
  });
}
