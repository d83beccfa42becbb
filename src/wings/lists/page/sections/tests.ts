import { ALPHA_DOUBTFUL } from '../../../../core/statistic/rules.js';
import { counted } from '../../../../core/words/counted.js';
import { capital } from '../../../../core/words/first-letter.js';
import { axisHead } from '../../../../page/charts/axis-head.js';
import { effectBar } from '../../../../page/charts/effect-bar.js';
import { type SizeAxis, sizeAxis } from '../../../../page/charts/scale.js';
import type { Block, DocSection, Said } from '../../../../page/document/doc.js';
import { html, type Markup } from '../../../../page/markup.js';
import { askedSize, count, interval, NBSP, powerOf, size, sizeUp, statistic } from '../../../../page/numbers.js';
import { code, markup, type Phrase, say, strong } from '../../../../page/phrase.js';
import { probability } from '../../../../page/probability.js';
import type { Column } from '../../../../page/sections/blocks-table.js';
import { fitsOfLists, rowsOfLists } from '../../audit/audit-lists.js';
import { findsOf } from '../../counting/headline.js';
import type { ListRow } from '../../counting/list-statistic.js';
import type { ListResult, OneListCore } from '../../record/one-list.js';
import { skipWords } from '../words/reasons.js';

/** The threshold below which a lower tail is worth printing. */
const TOO_EVEN = 0.01;

/** Returns one row of the table of tests, with the question that `row` asks; on a phone a labelled block. */
function testRow(
  { plan, verdict }: Pick<OneListCore, 'plan' | 'verdict'>,
  result: ListResult,
  row: ListRow | undefined,
  axis: SizeAxis,
): Markup {
  const found = verdict.kind === 'biased' && verdict.because.includes(result.test);
  const { degrees, effect, grade, logLowerP, logP, logPAdjusted, power, test, value } = result;
  // A record of another version may have rows that this one does not know.
  const { question = test, sizeOf = null } = row ?? {};
  const what = found ? html` <small>finds ${findsOf(result)}</small>` : sizeOf === null ? null : html` <small>size of ${sizeOf}</small>`;
  const even =
    logLowerP < Math.log(TOO_EVEN) && logLowerP < logP
      ? html` <small>${degrees > 1 ? 'too even' : 'too little'}: ${markup(probability(logLowerP))}</small>`
      : null;
  const graded = grade === 'asymptotic' ? null : html` <small>${grade}</small>`;
  return html`<tr role="row"><th scope="row" role="rowheader">${capital(question)}<code>${test}</code>${what}</th><td role="cell" class="${found ? 'answer uneven' : 'answer'}">${answerOf(result, plan.alpha)}</td><td role="cell" class="num">${label('statistic')}${statistic(value)}</td><td role="cell" class="num">${label('degrees')}${count(degrees)}</td><td role="cell" class="num">${label('p')}${markup(probability(logP))}${even}${graded}</td><td role="cell" class="num">${label('adjusted p')}${markup(probability(logPAdjusted))}</td>${
    effect && power
      ? html`<td role="cell" class="barcell">${effectBar(axis, effect, power.smallestDetectable, found)}<span class="scale" aria-hidden="true"><span>${askedSize(axis.low)}</span><span>${askedSize(Math.sqrt(axis.low * axis.high))}</span><span>${askedSize(axis.high)}</span></span></td><td role="cell" class="num size">${label('size')}${size(effect.estimate)} <small>(${interval(effect.low, effect.high)})</small></td><td role="cell" class="num">${label('seen from')}${sizeUp(power.smallestDetectable)}</td><td role="cell" class="num">${label(`power at ${askedSize(power.effect)}`)}${powerOf(power.power)}</td>`
      : html`<td role="cell" class="barcell words">measures no size</td><td role="cell" class="num size"></td><td role="cell" class="num"></td><td role="cell" class="num"></td>`
  }</tr>`;
}

function answerOf({ degrees, logPAdjusted, tail }: ListResult, alpha: number): string {
  if (logPAdjusted >= Math.log(ALPHA_DOUBTFUL)) return 'nothing seen';
  if (logPAdjusted >= Math.log(alpha)) return 'doubtful';
  if (tail === 'lower') return degrees > 1 ? 'too even' : 'too little';
  return degrees > 1 ? 'uneven' : 'too much';
}

function label(text: string): Markup {
  return html`<span class="label">${text} </span>`;
}

const COLUMNS = ['question', 'answer', 'value', 'degrees', 'p', 'adjusted', 'bar', 'size', 'seen', 'power'];

/** The most rows of a biased list that stand open: the others say the same again. */
const MOST_OPEN = 6;

/**
 * Returns every test, the strongest finding first. The strongest row of each statistic stands open: for a biased list of those that found something,
 * else of the required ones.
 */
export function testsSection(core: OneListCore): DocSection {
  const { plan, results, skipped, verdict } = core;
  const told = new Map(rowsOfLists(fitsOfLists(plan)).map((row) => [row.test, row]));
  const sized = results.flatMap(({ effect, power }) => (effect && power ? [{ effect, power }] : []));
  const axis = sizeAxis(
    sized.map(({ power }) => power.smallestDetectable),
    sized.flatMap(({ effect }) => [effect.estimate, effect.high]),
  );
  const heads = [
    head('Question'),
    head('Answer'),
    numeric('Statistic'),
    numeric('Degrees'),
    numeric('p'),
    numeric('Adjusted p'),
    html`<th scope="col" role="columnheader">Size${axisHead(axis)}</th>`,
    numeric(html`Size<br>(95${NBSP}% interval)`),
    numeric('Seen from'),
    numeric(`Power at ${askedSize(plan.detect)}`),
  ];
  const table = (title: string, meaning: string, rows: readonly ListResult[]): Markup =>
    html`<div class="tests-wrap" role="region" aria-label="${title}" tabindex="0"><table class="tests" role="table"><caption><span class="ear">${title}, strongest finding first</span></caption><colgroup>${COLUMNS.map((name) => html`<col class="c-${name}">`)}</colgroup><thead role="rowgroup"><tr role="row">${heads}</tr></thead><tbody role="rowgroup"><tr class="group" role="row"><th scope="rowgroup" role="rowheader" colspan="${COLUMNS.length}"><b>${title}</b> ${meaning}</th></tr>${rows.map((row) => testRow(core, row, told.get(row.test), axis))}</tbody></table></div>`;
  const sorted = [...results].sort((a, b) => a.logPAdjusted - b.logPAdjusted);
  const isFound = ({ test }: ListResult): boolean => verdict.kind === 'biased' && verdict.because.includes(test);
  const open =
    verdict.kind === 'biased'
      ? strongestEach(sorted.filter(isFound)).slice(0, MOST_OPEN)
      : strongestEach(sorted.filter(({ required }) => required));
  const rest = sorted.filter((row) => !open.includes(row));
  const [found, silent] = [rest.filter(isFound), rest.filter((row) => !isFound(row))];
  const others = verdict.kind === 'biased' ? 'Found nothing' : 'All other rows';
  const block = (title: string, meaning: string, rows: readonly ListResult[]): Block => ({
    is: 'table',
    caption: title,
    columns: PLAIN,
    rows: rows.map((row) => plainRow(row, plan.alpha)),
    drawn: () => table(title, meaning, rows),
  });
  const [title, meaning] =
    verdict.kind === 'biased'
      ? ['Found something', 'The strongest row of each kind']
      : ['Required', 'Of each kind the strongest row; these alone can carry a clean verdict'];
  const bars = `The bar is the relative deviation that each test measures, with its 95${NBSP}% interval, on one logarithmic scale. The small flag marks the smallest deviation this test would have seen in 99 of 100 such lists.`;
  const notRun = skipped.flatMap(({ reason, test }, k): Phrase => [k > 0 ? '; ' : ' Not run: ', code(test), ` (${skipWords(reason)})`]);
  const level = probability(Math.log(plan.alpha));
  const after = say`Adjusted p: Holm over ${counted(count(2 * results.length), 'hypothesis')} (each row, too much and too little). Biased below ${level}; between ${level} and 0.01 nothing can be said, since no fresh list can be had.${notRun}${skipped.length > 0 ? '.' : ''}`;
  return {
    id: 'tests',
    heading: 'Every test',
    beside: [],
    body: [
      {
        is: 'sentence',
        text: 'Strongest finding first. A size is the relative deviation that a test measures, and beside it stands the smallest that it would have seen in 99 of 100 such lists. No verdict is clean without the tests marked *.',
        drawn: () => html`<h3>Strongest finding first</h3><p class="caption">${bars}</p>`,
      },
      { is: 'sentence', text: `${title}. ${meaning}:`, only: ['text', 'markdown', 'junit'] },
      block(title, meaning, open),
      ...folded('Found something', 'more row', found, (rows) => block('More that found something', '', rows)),
      ...folded(others, 'row', silent, (rows) => block(others, '', rows)),
      { is: 'sentence', text: after, drawn: () => html`<p class="caption after">${markup(after)}</p>` },
    ],
    layout: { full: true },
  };
}

/** Folds rows behind a line that says what they found and how many they are; nothing where there are none. */
function folded(what: string, noun: string, rows: readonly ListResult[], block: (rows: readonly ListResult[]) => Block): readonly Block[] {
  if (rows.length === 0) return [];
  return [{ is: 'fold', head: say`${strong(what)}: ${counted(count(rows.length), noun)}`, body: [block(rows)] }];
}

/** The columns for a terminal, which lacks room for the question, the degrees, the p-value by itself, the interval and the power. */
const PLAIN: readonly Column[] = [
  { head: 'Test', number: false },
  { head: 'Answer', number: false },
  { head: 'Statistic', number: true },
  { head: 'Adjusted p', number: true },
  { head: 'Size', number: true },
  { head: 'Seen from', number: true },
];

function plainRow(row: ListResult, alpha: number): readonly Said[] {
  const { effect, logPAdjusted, power, required, test, value } = row;
  const sized = effect && power;
  return [
    say`${code(test)}${required ? ' *' : ''}`,
    answerOf(row, alpha),
    statistic(value),
    probability(logPAdjusted),
    sized ? size(effect.estimate) : '',
    sized ? sizeUp(power.smallestDetectable) : '',
  ];
}

/** Returns the first row of each statistic. */
function strongestEach(rows: readonly ListResult[]): readonly ListResult[] {
  const statisticOf = ({ test }: ListResult): string =>
    test
      .split('/')
      .slice(0, test.startsWith('between/') ? 2 : 1)
      .join('/');
  return rows.filter((row, k) => rows.findIndex((other) => statisticOf(other) === statisticOf(row)) === k);
}

function head(text: string): Markup {
  return html`<th scope="col" role="columnheader">${text}</th>`;
}

function numeric(text: string | Markup): Markup {
  return html`<th scope="col" role="columnheader" class="num">${text}</th>`;
}
