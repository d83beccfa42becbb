import { AuditError } from '../../core/errors.js';
import type { Verdict } from '../../core/record/evidence.js';
import { trialsOf } from '../../core/record/recorded-log.js';
import { counted } from '../../core/words/counted.js';
import { count } from '../../core/words/numbers.js';
import type { ReadLog } from '../../engine/log/read-log.js';
import { rejectLines } from '../../engine/log/reject.js';
import { LOG_SEED } from '../../engine/log/said-of-log.js';
import { makePlan } from '../../engine/plan/make-plan.js';
import { runAudit } from '../../host/audits.js';
import { findFiles } from '../../host/log/find-files.js';
import { keepInput } from '../../host/log/keep-input.js';
import type { LogPlace } from '../../host/log/log-bytes.js';
import { logSubject, readLog } from '../../host/log/read-log.js';
import { writeWhole } from '../../host/write-whole.js';
import { nounsOf } from '../../kinds/pages.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { foundBeside } from '../../records/additions.js';
import { startSealing } from '../../records/sealing.js';
import { logLines } from '../../report/audit/log-lines.js';
import { renderSummary } from '../../report/audit/summary.js';
import { prepareAdditions } from '../additions.js';
import { command, words } from '../command.js';
import { wishesOf, workersOf } from '../common.js';
import { LOG_OPTIONS, logWishesOf } from '../log/log-options.js';
import { LOOKED_FOR } from '../options/looked-for.js';
import { reworded } from '../options/option.js';
import { optionsOf, SHARED } from '../options/shared.js';
import type { LogFindings } from '../prepared.js';
import { fileLine, print, printJsonText, printText, SCREEN } from '../print.js';
import { progressOn, stepProgressOn } from '../progress.js';
import { repeatedOptions } from '../repeated-options.js';
import { nameOf } from '../subject/name-of.js';
import { refuseNull } from '../subject/null-of.js';
import { readNull } from '../subject/read-null.js';
import { folderOf } from '../write/write-files.js';
import { writeLocked } from '../write/write-locked.js';
import { openPage, writtenLines } from '../write/written-lines.js';

const EXIT_OF_VERDICT: Readonly<Record<Verdict['kind'], number>> = { 'no-bias-found': 0, biased: 20, inconclusive: 21 };

/** Options of every audit, reworded for deals that were recorded earlier. */
const OF_A_LOG = {
  trials: reworded(SHARED.trials, {
    group: LOOKED_FOR,
    says: 'only the first so many deals of the log, such as 200000 or 1e6',
    usually: 'all',
  }),
  seed: reworded(SHARED.seed, {
    group: LOOKED_FOR,
    says: 'text that draws lots among equal cards, where the deck holds several; without it, one is drawn',
  }),
};

/** `log`: reads recorded deals, tests, decides; writes the record and the report. */
export const log = command(
  {
    operands: { files: words('files or patterns such as deals/*.csv; - is standard input', { files: true }) },
    options: {
      ...LOG_OPTIONS,
      ...OF_A_LOG,
      ...optionsOf('detect', 'battery', 'tests', 'lags', 'null', 'workers', 'out', 'name', 'open'),
    },
    examples: [
      ['$0 log fixtures/logs/names-52.csv', 'one deck a row'],
      ['$0 log fixtures/logs/naive-5.csv --start natural', 'every deal started from the same, known order'],
      ['$0 log fixtures/logs/hands-5.csv --partial --id hand', 'only five cards of each deal were recorded'],
      ['$0 log fixtures/logs/names-52.csv --lags 2', 'dealt with two decks in turn'],
      ['$0 log draws.csv --start natural --null weighted:weights.json', 'drawn in proportion to weights'],
      ['$0 log --space puzzle:4x4 fixtures/logs/scrambles-15.csv', 'one board of a sliding puzzle a row'],
      ['$0 log fixtures/logs/hands.ndjson --field deck --id hand', 'JSON lines with a number for each deal'],
    ],
    ends: 'Ends with 0 no bias found, 20 biased, 21 cannot tell, 65 where the log cannot be read as it is; 64 and above: an error.',
  },
  async (asked) => {
    refuseNull(asked);
    const added = await prepareAdditions('log', asked);
    if (added.instead) return added.instead();
    folderOf(asked);
    const sealing = startSealing();
    const wishes = logWishesOf(asked);
    const under = readNull(asked);
    const places = findFiles(filesOf(asked.files), process.cwd());
    const kept: LogPlace[] = [];
    for (const place of places) kept.push(place.name === '-' ? await keepInput(process.stdin) : place);
    const reading = stepProgressOn(SCREEN, asked.quiet, 'reading');
    const progress = progressOn(SCREEN, asked.quiet, nounsOf(wishes.outcome?.kind ?? 'deck').deal);
    try {
      const read = await readLog(kept, wishes, (deals) => reading.report(counted(count(deals), 'deal')));
      reading.done();
      const subject = await under.subject(logSubject(read, kept, dealsOf(asked.trials, trialsOf(read.origin.source))));
      const plan = makePlan(subject.space, {
        ...added.wishes(subject.space.outcome),
        ...wishesOf(asked),
        seed: asked.seed ?? LOG_SEED,
        trials: subject.trials,
      });
      let findings: LogFindings = {};
      const written = await writeLocked(
        asked,
        nameOf(subject.origin, subject.space.cards),
        async (files) => {
          const core = await runAudit(plan, subject, { workers: 1, onProgress: progress.report });
          progress.done();
          writeRejects(read, files.record);
          findings = await added.inspectLog({ read, subject, core });
          return sealing.seal(core, workersOf(asked), {
            ...(asked.seed !== undefined && { seedOrigin: 'given' }),
            ...added.facts,
            ...(await foundBeside({ core, run: added.facts }, asked.out)),
            ...repeatedOptions(asked),
            ...findings.facts,
            earlierRecords: files.earlier(core),
          });
        },
        added.papers,
      );
      const { files, papers, record, text } = written;
      const { kind } = record.core.verdict;
      const lines = [
        ...added.lines(
          record,
          places.map(({ name }) => name),
        ),
        '',
        ...logLines(read),
        '',
        ...writtenLines(files, papers),
        ...(read.rejects.length > 0 ? [fileLine('rejects', rejectsFile(files.record))] : []),
      ];
      if (asked.json) printJsonText(text);
      else {
        printText(renderSummary(record), LOOK[kind]);
        print(...lines, ...(findings.lines ?? []));
      }
      await openPage(asked, files.page);
      return EXIT_OF_VERDICT[kind];
    } finally {
      reading.done();
      progress.done();
    }
  },
);

function filesOf(files: readonly string[]): readonly string[] {
  if (files.length > 0) return files;
  throw new AuditError('E_USAGE', 'log needs a file, got none', { hint: 'try: shuffle-audit log deals.csv; - reads standard input' });
}

/** Returns `--trials`, at most what the log holds. By default, all of it. */
function dealsOf(trials: number | undefined, held: number): number {
  if (trials !== undefined && trials > held)
    throw new AuditError('E_USAGE', `--trials may be at most what the log holds, ${held}, got ${trials}`, {
      hint: 'leave it out to test all of them',
    });
  return trials ?? held;
}

/** Writes the skipped rows to a file beside the record. */
function writeRejects({ rejects }: ReadLog, record: string): void {
  if (rejects.length > 0) writeWhole(rejectsFile(record), rejectLines(rejects));
}

function rejectsFile(record: string): string {
  return record.replace(/\.json$/, '.rejects.ndjson');
}
