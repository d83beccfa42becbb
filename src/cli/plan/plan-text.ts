import { counted, verbFor } from '../../core/words/counted.js';
import { count, fixed, percent, percentUp } from '../../core/words/numbers.js';
import type { RowForecast, RowOutlook, repeatsOutlook } from '../../engine/plan/foresee.js';
import { groupOf } from '../../kinds/declared.js';
import { terminal, wrapped } from '../../page/wrap.js';
import { printedColumns } from '../print.js';
import type { OutcomeSize } from './planned-space.js';
import { outcomesText } from './planned-space.js';

export interface TableSubject extends OutcomeSize {
  readonly detect: number;
  readonly power: number;
  readonly trialsNeeded: number;
}

/** Writes a table of the deals that each test needs for the requested size. */
export function needText({ detect, power, trialsNeeded: needed, ...cards }: TableSubject, rows: readonly RowOutlook[]): string {
  return [
    paragraph(
      `${outcomesText(needed, cards)} ${verbFor(needed, 'shows')} a bias of ${percent(detect)} with a chance of ${percent(power)}, ${rows.some(({ required }) => required) ? 'in every required test' : 'once the required tests join these'}.`,
    ),
    grouped(
      cards,
      rows,
      (shown) =>
        table(
          ['test', 'required', 'degrees', 'deals'],
          shown.map(({ row, required, trialsForDetect }) => [row.test, required ? 'yes' : '', count(row.degrees), count(trialsForDetect)]),
        ),
      (members) => {
        const deals = members.map(({ trialsForDetect }) => trialsForDetect);
        return `${span(deals, count)} deals`;
      },
    ),
  ].join('\n');
}

/** Writes a table of what each test sees in a number of deals. */
export function seeText({ detect, power, ...cards }: TableSubject, trials: number, rows: readonly RowOutlook[]): string {
  const required = rows.filter((row) => row.required).map(({ seenFrom }) => seenFrom ?? 0);
  const worst = Math.max(...required);
  return [
    required.length > 0
      ? paragraph(
          `${outcomesText(trials, cards)} ${verbFor(trials, 'shows')} a bias of ${percentUp(worst)} with a chance of ${percent(power)}, in every required test.`,
        )
      : `${outcomesText(trials, cards)} ${verbFor(trials, 'allows')} no required test, so no bias is sure to be seen.\n`,
    grouped(
      cards,
      rows,
      (shown) =>
        table(
          ['test', 'required', 'degrees', 'seen from', `chance at ${percent(detect)}`],
          shown.map(({ row, required, seenFrom, power: chance }) => [
            row.test,
            required ? 'yes' : '',
            count(row.degrees),
            percentUp(seenFrom ?? 0),
            chanceText(chance ?? 0),
          ]),
        ),
      (members) =>
        `seen from ${span(
          members.map(({ seenFrom }) => seenFrom ?? 0),
          percentUp,
        )}`,
    ),
  ].join('\n');
}

/** Says how few different deals would be noticed by their repeats; empty if no test looks for repeats. */
export function repeatsText(repeats: ReturnType<typeof repeatsOutlook>): string {
  const any = repeats.find(({ all }) => all);
  if (!any) return '';
  return `\n${paragraph(`They also show that deals come again, 99 times in 100, where there are no more than ${count(Math.floor(any.seenUpTo))} different ones (${fixed(Math.floor(Math.log2(any.seenUpTo) * 10) / 10, 1)} bits of seed; ${any.test}).`)}`;
}

/** Writes a table of the deals from which each test sees the subject's own bias. */
export function forecastText(id: string, rows: readonly RowForecast[]): string {
  const seen = rows.flatMap(({ trials }) => (trials === null ? [] : [trials]));
  const first =
    seen.length > 0
      ? `${id}: its own bias is seen 99 times in 100 from ${counted(count(Math.min(...seen)), 'deal')} on.`
      : `${id}: none of these tests measures a bias here.`;
  return [
    `\n${paragraph(first)}`,
    table(
      ['test', 'size', 'law', 'deals'],
      rows.map(({ row, noncentrality, error, trials }) => [
        row.test,
        percent(Math.sqrt(noncentrality / row.scale)),
        error === 0 ? 'exact' : 'estimated',
        trials !== null ? count(trials) : error === 0 ? 'nothing to see' : 'too small to measure here',
      ]),
    ),
  ].join('\n');
}

/** Lays out a table of the rows that are shown singly, and a line for each group of others. A group's rows apply the tests above to other deals. */
function grouped(
  { outcome }: OutcomeSize,
  rows: readonly RowOutlook[],
  tableOf: (rows: readonly RowOutlook[]) => string,
  said: (members: readonly RowOutlook[]) => string,
): string {
  const groups = new Map<string, RowOutlook[]>();
  const alone = rows.filter((outlook) => {
    const group = outlook.required ? null : groupOf(outcome.kind, outlook.row.test);
    if (group) groups.set(group.name, [...(groups.get(group.name) ?? []), outlook]);
    return group === null;
  });
  const lines = [...groups].map(([name, members]) => `${name}: ${counted(count(members.length), 'more row')}, ${said(members)}.`);
  return `${tableOf(alone)}${lines.length > 0 ? `\n${lines.map(paragraph).join('')}` : ''}`;
}

/** Writes the least and the greatest of some numbers, or the number if there is one. */
function span(values: readonly number[], text: (value: number) => string): string {
  const [least, most] = [text(Math.min(...values)), text(Math.max(...values))];
  return least === most ? least : `${least} to ${most}`;
}

/** Wraps a sentence to the width of the terminal. */
export function paragraph(text: string): string {
  return `${terminal(wrapped([text], '', '', printedColumns()))}\n`;
}

/** Lays out a table in columns: the first is left-aligned, the others right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, c) => Math.max(title.length, ...rows.map((row) => row[c].length)));
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, c) => (c === 0 ? cell.padEnd(widths[c]) : cell.padStart(widths[c]))).join('  ')}\n`;
  return [head, ...rows].map(line).join('');
}

/** Writes a probability. One near 1 is not rounded up to certainty. */
export function chanceText(chance: number): string {
  return chance > 0.999 ? '> 99.9 %' : percent(chance);
}
