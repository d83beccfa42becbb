import { andList } from '../../core/and-list.js';
import type { OneList, OneListCore } from '../../core/one-list.js';
import { columns } from '../../page/columns.js';
import { type Phrase, plain } from '../../page/phrase.js';
import { probability } from '../../page/probability.js';
import { visible } from '../../page/visible.js';
import { date } from '../../page/words/date.js';
import { checkLines } from '../../page/words/record-file.js';
import { type Told, toldLines } from '../../page/words/told.js';
import { glyphOf } from '../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../page/wrap.js';
import { skipWords } from './words/reasons.js';
import { orderWords, sizeWords } from './words/verdict.js';

/** The few lines that `order` ends with. */
export function renderOrderSummary({ core }: Pick<OneList, 'core'>): string {
  const words = orderWords(core);
  return terminal([
    ...wrapped([`${glyphOf(core.verdict.kind)} ${words.name} `, ...words.rest]),
    '',
    ...wrapped(words.lead),
    ...words.more.flatMap((phrase) => wrapped(phrase)),
    ...namingRows(core).flatMap((phrase) => wrapped(phrase)),
  ]);
}

/** Of tables of texts, which first rows were no items: a name looks like one. A sentence, or none. */
function namingRows({ subject: { origin } }: OneListCore): readonly Phrase[] {
  if (origin.source.kind !== 'files') return [];
  const named = origin.source.lists
    .flatMap(({ files, numbering }) => (numbering.by === 'original' ? [...files, numbering.file] : []))
    .filter(({ column, format, header }) => format === 'csv' && column !== undefined && (header ?? !/^\d+$/.test(column)));
  // Several lists may have been told by one order before.
  const each = [...new Set(named.map(({ column, name }) => `${name} (${column})`))];
  return each.length === 0 ? [] : [[`The first row of ${andList(each)} names the column, and is no item.`]];
}

/** The record of shuffled lists as plain text. A pure function of the record. */
export function renderOrderText(record: OneList, told: Told = {}): string {
  const { core, digest, run } = record;
  const sorted = [...core.results].sort((a, b) => a.logPAdjusted - b.logPAdjusted);
  return `${terminal([
    `Shuffle audit of lists: ${visible(core.subject.id)}, ${date(run.startedAt)}`,
    '',
    renderOrderSummary(record),
    ...wrapped(orderWords(core).sure),
    '',
    'Every test, the strongest finding first:',
    ...columns(
      [
        ['  test', 'adjusted p', 'size'],
        ...sorted.map((row) => [
          `  ${row.test}${row.required ? ' *' : ''}`,
          `${plain([probability(row.logPAdjusted)].flat())}${row.tail === 'lower' && row.degrees > 1 ? ' too even' : ''}`,
          sizeWords(row),
        ]),
      ],
      [1],
    ),
    '  * no verdict is clean without it',
    ...core.skipped.flatMap(({ reason, test }) => wrapped([`Not made: ${test}, ${skipWords(reason)}.`])),
    '',
    ...checkLines(told),
    ...toldLines(told),
    `Record ${visible(digest)}`,
    ...wrapped(['This report states what was tested and found. It is no certificate.']),
  ])}\n`;
}
