import { rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { command, SUBJECTS, words } from '../../../cli/command.js';
import { cardsOf, workersOf } from '../../../cli/common.js';
import { hearInterrupt } from '../../../cli/interrupts.js';
import { RUNNING } from '../../../cli/options/code.js';
import { DEALT } from '../../../cli/options/deal-options.js';
import { option } from '../../../cli/options/option.js';
import { optionsOf } from '../../../cli/options/shared.js';
import { folder as anyFolder, listOf, text } from '../../../cli/options/types.js';
import { factLine, print, SCREEN } from '../../../cli/print.js';
import { stepProgressOn } from '../../../cli/progress.js';
import { seedFacts, seedOf } from '../../../cli/seed/seed-of.js';
import { filesIn, folderOf } from '../../../cli/write/write-files.js';
import { holding } from '../../../cli/write/write-locked.js';
import { writeTold } from '../../../cli/write/write-told.js';
import { openPage } from '../../../cli/write/written-lines.js';
import { AuditError } from '../../../core/errors.js';
import type { AnyRecord } from '../../../core/record/record.js';
import type { ToldRefusal } from '../../../core/record/run-info.js';
import { DEFAULT_DETECT } from '../../../core/statistic/rules.js';
import { counted } from '../../../core/words/counted.js';
import { cannotRead } from '../../../core/words/system-reason.js';
import { loadLayouts } from '../../../engine/log/layouts.js';
import { readFile } from '../../../host/read-file.js';
import { VERSION } from '../../../host/version.js';
import { prepareFolder, writeWhole } from '../../../host/write-whole.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import { render } from '../../../records/render.js';
import { startSealing } from '../../../records/sealing.js';
import { readSurveyList } from '../engine/read-survey-list.js';
import { ROW_LEVEL } from '../engine/row-level.js';
import { surveyVerdict } from '../engine/row-verdict.js';
import type { SurveyCore, SurveyedRow, SurveyPlan, SurveySubject } from '../record/survey.js';
import { ROW_OPTIONS } from '../rows/row-asked.js';
import { type SeenRows, type SurveyWork, surveyRow } from '../rows/survey-row.js';
import { writtenList } from '../rows/written-list.js';

/** The most cards for which every order is enumerated for a function in seconds. */
const PROOF_CARDS = 5;

/**
 * The number of deals of a look. A bias that is worth accusing anybody of shows in tens or hundreds of deals; the sample decides what does not show
 * in this many.
 */
const LOOK_TRIALS = 4096;

/** The plan for looking at rows, whatever is asked. */
const PLANNED = { proofCards: PROOF_CARDS, lookTrials: LOOK_TRIALS, rowLevel: ROW_LEVEL };

/** Words that name code, and no list of it. */
const CODE = /^npm:|\.[cm]?[jt]s(?:#|$)/;

const NAME = 'survey';
const PACKAGES = join('node_modules', '.cache', 'shuffle-audit');
const EXIT_OF = { biased: 20, inconclusive: 21, 'no-bias-found': 0 } as const;
const DOING = { fetch: 'fetching', open: 'opening', proof: 'proving', look: 'looking', sample: 'sampling' } as const;

/** `survey`: many subjects, one page, records a row; goes on after a refusal. */
export const survey = command(
  {
    operands: {
      list: words('a CSV file: a subject a row, as run takes it; see docs/survey.md. Or two subjects or more', {
        ...SUBJECTS,
        files: true,
      }),
    },
    options: {
      ...optionsOf('n', 'detect', 'trials', 'seed', 'workers', 'out', 'name', 'open'),
      rows: option(listOf(text), {
        group: DEALT,
        says: 'only these rows of the list, by their names, separated by commas',
        usually: 'every row',
      }),
      packages: option(anyFolder, {
        group: RUNNING,
        says: 'folder in which npm installs the packages whose version the list says, without running their scripts',
        usual: PACKAGES,
      }),
    },
    examples: [
      ['$0 survey packages.csv', 'every row of a list, on one page'],
      ['$0 survey packages.csv --out survey --seed 2026', 'into a folder of its own; the same command resumes'],
      ['$0 survey ours.csv --detect 5%', 'fewer deals a row'],
      ['$0 survey packages.csv --rows lodash --out lodash', 'one row of it, with the same records'],
      ['$0 survey ./mine.js#deal npm:lodash#shuffle', 'two subjects, whose list it writes beside the page'],
    ],
    ends: 'Ends with 20 if any row is biased, else 21 if any cannot tell or could not be audited, else 0; 64 and above: an error.',
  },
  async (asked) => {
    const { detect = DEFAULT_DETECT, name = NAME, packages, quiet } = asked;
    await loadLayouts();
    const out = folderOf(asked);
    const isNamed = asked.list.length > 1 || asked.list.some((one) => CODE.test(one));
    const file = isNamed ? writtenList(asked.list, asked.trials, out, name) : asked.list[0];
    if (file === undefined)
      throw new AuditError('E_USAGE', 'survey needs a list, got none', { hint: 'a CSV file, or two subjects or more' });
    if (asked.trials !== undefined && !isNamed)
      throw new AuditError('E_USAGE', '--trials is for subjects that are named, got it with a list', {
        hint: 'name a column of the list trials',
      });
    const rows = chosenRows(readSurveyList(listBytes(file), file, ROW_OPTIONS), asked.rows);
    const folder = join(out, name);
    const seed = seedOf(asked);
    const plan: SurveyPlan = { list: basename(file), folder: name, ...PLANNED, n: cardsOf(asked), detect, seed: seed.text, rows };
    const listFolder = dirname(file);
    return holding(folder, async () => {
      prepareFolder(folder);
      const sealing = startSealing();
      const workers = workersOf(asked);
      const shared = {
        plan,
        seed,
        workers,
        listFolder: resolve(listFolder),
        folder,
        packages: resolve(packages),
        onRecord: pageWhereBiased(folder),
      };
      hearInterrupt(() => `what was done is kept in ${folder}; to resume: the same command with --seed ${seed.text}`);
      const { refusals, surveyed } = await surveyRows(rows, shared, quiet);
      const core: SurveyCore = {
        kind: 'survey',
        tool: { name: 'shuffle-audit', version: VERSION },
        plan,
        surveyed,
        verdict: surveyVerdict(surveyed),
      };
      const files = filesIn(out, name);
      await writeTold(asked, files, sealing.seal(core, workers, { ...seedFacts(seed), ...(refusals.length > 0 && { refusals }) }));
      if (!asked.json) print(factLine('seed', seed.text));
      await openPage(asked, files.page);
      return EXIT_OF[core.verdict.kind];
    });
  },
);

/** Returns the named rows of a list, in its order; all where none is named. Throws E_USAGE for a name that no row has. */
function chosenRows(rows: readonly SurveySubject[], names: readonly string[] | undefined): readonly SurveySubject[] {
  if (names === undefined) return rows;
  const chosen = new Set(names);
  const unknown = [...chosen].find((name) => rows.every((row) => row.name !== name));
  if (unknown !== undefined) throw new AuditError('E_USAGE', `--rows names rows of the list, got "${unknown}", which none is called`);
  return rows.filter(({ name }) => chosen.has(name));
}

function listBytes(file: string): Uint8Array {
  try {
    return readFile(file);
  } catch (error) {
    if (error instanceof AuditError) throw error;
    throw new AuditError('E_INPUT_MISSING', cannotRead(file, error), {
      cause: error,
      hint: 'a list is a CSV file, a subject a row: see docs/survey.md',
    });
  }
}

async function surveyRows(
  rows: readonly SurveySubject[],
  shared: Omit<SurveyWork, 'onStage'>,
  quiet: boolean,
): Promise<{ readonly surveyed: readonly SurveyedRow[]; readonly refusals: readonly ToldRefusal[] }> {
  const seen: SeenRows = new Map();
  const surveyed: SurveyedRow[] = [];
  const refusals: ToldRefusal[] = [];
  const progress = stepProgressOn(SCREEN, quiet, 'surveying');
  try {
    for (const row of rows) {
      const onStage: SurveyWork['onStage'] = ({ name }, stage) =>
        progress.report(`${DOING[stage]} ${name}, ${surveyed.length + 1} of ${counted(rows.length, 'row')}`);
      const done = await surveyRow(row, { ...shared, onStage }, seen);
      surveyed.push(done.row);
      refusals.push(...done.refusals);
    }
  } finally {
    progress.done();
  }
  return { surveyed, refusals };
}

/** Writes the page beside a record that finds a bias: what is said of somebody's shuffle is shown in full. */
function pageWhereBiased(folder: string): SurveyWork['onRecord'] {
  return async (record: AnyRecord, file) => {
    const page = join(folder, file.replace(/\.json$/, '.html'));
    if (LOOK[record.core.verdict.kind] === 'biased') writeWhole(page, await render(record, 'html', { record: file }));
    // That of an earlier record, which found a bias.
    else rmSync(page, { force: true });
  };
}
