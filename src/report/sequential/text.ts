import type { Sequential, SequentialCore } from '../../core/sequential.js';
import { curesOf } from '../../engine/diagnose/cures.js';
import { pageOf } from '../../kinds/pages.js';
import { subjectSentence } from '../../kinds/words/subject.js';
import { columns } from '../../page/columns.js';
import { count } from '../../page/numbers.js';
import { plain } from '../../page/phrase.js';
import { visible } from '../../page/visible.js';
import { cureLines } from '../../page/words/cure.js';
import { date } from '../../page/words/date.js';
import { checkLines, recordWord } from '../../page/words/record-file.js';
import { type Told, toldLines } from '../../page/words/told.js';
import { glyphOf } from '../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../page/wrap.js';
import { describedPlan, processesIn } from './facts/processes.js';
import { fixedSizeCommand } from './words/command.js';
import { earlyDiagnosis } from './words/diagnosis.js';
import { evidencePhrase } from './words/evidence.js';
import { many, oneByOne } from './words/many.js';
import { evidenceMeaning, repeatsItself, sequentialWords } from './words/verdict.js';

/** The verdict with what was found and how sure that is: a few lines of plain text of at most 100 columns, without a final line break. */
export function renderSequentialSummary({ core }: Sequential): string {
  const words = sequentialWords(core);
  return terminal([
    `${glyphOf(core.verdict.kind)} ${words.name} ${plain(words.rest)}`,
    '',
    ...wrapped(words.lead),
    ...wrapped(words.more.flatMap((phrase) => [...phrase, ' '])),
    ...wrapped(words.sure),
    ...(core.diagnosis ? wrapped(earlyDiagnosis(core.diagnosis, core.result.trials, core.plan.n)) : []),
    ...(core.diagnosis && !core.diagnosis.even ? cureLines(curesOf(core.diagnosis, core.plan.n), core.subject.origin.source) : []),
    // No number of copies decides anything.
    ...(repeatsItself(core)
      ? []
      : ['', core.verdict.kind === 'biased' ? 'To measure it:' : 'To decide it:', `  ${visible(fixedSizeCommand(core).join(' '))}`]),
  ]);
}

/** The whole report as plain text: verdict, what it means, every kind of evidence, how to check it. A pure function of the record. */
export function renderSequentialText(record: Sequential, told: Told = {}): string {
  const { core, digest, run } = record;
  const { plan, result, subject } = core;
  const { outcome } = subject.origin;
  const lines = [
    ...wrapped([`Shuffle audit of ${subject.id}, ${oneByOne(core)}`]),
    `${pageOf(outcome).size(outcome, plan.n)}, ${count(result.trials)} of at most ${many(core, plan.mostTrials)}, ${date(run.startedAt)}`,
    '',
    renderSequentialSummary(record),
    '',
    ...wrapped(subjectSentence({ known: null, plan: describedPlan(core), subject })),
    ...wrapped(evidenceMeaning(core)),
    '',
    'The evidence, and each kind that it is the mean of:',
    ...evidenceTable(core),
    '',
    ...checkLines(
      told,
      ...(subject.replay === 'exact' ? [['npx shuffle-audit replay', recordWord(told), `--trial ${result.trials}`]] : []),
    ),
    ...toldLines(told),
    `Record ${visible(digest)}`,
    ...wrapped([`Seed ${plan.seed}`]),
    ...wrapped(['This report states what was tested and found. It is no certificate.']),
  ];
  return `${terminal(lines)}\n`;
}

function evidenceTable(core: SequentialCore): readonly string[] {
  const { result } = core;
  const parts = processesIn(core).map(({ bets, name }, k) => [`  ${name.toLowerCase()}`, plain(evidencePhrase(result.end.parts[k])), bets]);
  return columns([['  all together', plain(evidencePhrase(result.end.logE)), 'their mean, which decides'], ...parts], [1]);
}
