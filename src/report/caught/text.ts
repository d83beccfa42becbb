import { count, fixed } from '../../core/numbers.js';
import type { UntilCaught } from '../../core/until-caught.js';
import { columns } from '../../page/columns.js';
import { plain } from '../../page/phrase.js';
import { visible } from '../../page/visible.js';
import { date } from '../../page/words/date.js';
import { checkLines, RECORD } from '../../page/words/record-file.js';
import { type Told, toldLines } from '../../page/words/told.js';
import { glyphOf } from '../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../page/wrap.js';
import type { FiledSample } from './facts.js';
import { groupsOf } from './facts.js';
import { caughtWords, dealsPhrase, othersPhrase, testPhrase, theoryPhrase } from './words.js';

/** The headline and a line a sample: plain text of at most 100 columns, without a final line break. */
export function caughtTableText(samples: readonly FiledSample[]): string {
  const words = caughtWords(samples);
  return terminal([
    ...wrapped([`${words.title}.`]),
    ...wrapped(words.sure),
    ...groupsOf(samples).flatMap(({ lines, size }) => [
      '',
      `${size}:`,
      ...columns(
        lines.map((line) => [
          `  ${line.end === 'caught' ? glyphOf('biased') : glyphOf('inconclusive')} ${line.id}`,
          plain(dealsPhrase(line)),
          line.end === 'caught' ? (line.least?.test ?? '') : '',
        ]),
        [1],
      ),
    ]),
  ]);
}

/** The few lines that a command ends with. */
export function renderUntilCaughtSummary(record: Pick<UntilCaught, 'core'> & UntilCaught): string {
  const words = caughtWords([{ file: RECORD, record }]);
  const [line] = groupsOf([{ file: RECORD, record }]).flatMap(({ lines }) => lines);
  return terminal([
    `${glyphOf(record.core.verdict.kind)} ${words.title}: ${record.core.subject.id}`,
    '',
    ...(line ? [...wrapped(testPhrase(line)), ...wrapped(['Theory: ', ...theoryPhrase(line)])] : []),
    ...wrapped(words.sure),
  ]);
}

/** The record of one sample as plain text. A pure function of the record. */
export function renderUntilCaughtText(record: UntilCaught, told: Told = {}): string {
  const { core, digest, run } = record;
  const [line] = groupsOf([{ file: RECORD, record }]).flatMap(({ lines }) => lines);
  return `${terminal([
    `Deals until caught: ${visible(core.subject.id)}, ${date(run.startedAt)}`,
    '',
    renderUntilCaughtSummary(record),
    ...(line && line.foretold.others.length > 0 ? wrapped(['Others: ', ...othersPhrase(line)]) : []),
    '',
    'Every look:',
    ...columns(
      [
        ['  deals', 'rows', 'least p', 'test'],
        ...core.looks.map(({ least, rows, trials }) => [
          `  ${count(trials)}`,
          String(rows),
          `10^${fixed(least.logP / Math.LN10, 1)}`,
          `${least.test}${least.tail === 'lower' ? ', too even' : ''}`,
        ]),
      ],
      [0, 1, 2],
    ),
    '',
    ...checkLines(told),
    ...toldLines(told),
    `Record ${visible(digest)}`,
    ...wrapped([`Seed ${core.plan.seed}`]),
    ...wrapped(['This report states what was tested and found. It is no certificate.']),
  ])}\n`;
}
