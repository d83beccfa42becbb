import { counted } from '../../../core/counted.js';
import type { ListResult, OneListCore } from '../../../core/one-list.js';
import { fitsOfLists, rowsOfLists } from '../../../engine/list/audit-lists.js';
import { axisHead } from '../../../page/charts/axis-head.js';
import { sizeAxis } from '../../../page/charts/scale.js';
import { html, type Markup } from '../../../page/markup.js';
import { asked, count, NBSP } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { fold } from '../../../page/sections/fold.js';
import { section } from '../../../page/sections/section.js';
import { skipWords } from '../words/reasons.js';
import { testRow } from './test-row.js';

const COLUMNS = ['question', 'answer', 'value', 'degrees', 'p', 'adjusted', 'bar', 'size', 'seen', 'power'];

/** Of a biased list so many rows stand open at the most: the others say the same again. */
const MOST_OPEN = 6;

/** Every test, the strongest finding first. Open stands the strongest row of each statistic: of a biased list of those that found something, else of the required ones. */
export function testsSection(core: OneListCore): Markup {
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
    numeric(`Power at ${asked(plan.detect)}`),
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
  const first =
    verdict.kind === 'biased'
      ? table('Found something', 'The strongest row of each kind', open)
      : table('Required', 'Of each kind the strongest row; these alone can carry a clean verdict', open);
  const level = markup(probability(Math.log(plan.alpha)));
  return section({
    heading: 'Every test',
    exhibit: [
      html`<h3>Strongest finding first</h3><p class="caption">The bar is the relative deviation that each test measures, with its 95${NBSP}% interval, on one logarithmic scale. The small flag marks the smallest deviation this test would have seen in 99 of 100 such lists.</p>`,
      first,
      found.length === 0
        ? null
        : fold(html`<b>Found something</b>: ${counted(count(found.length), 'more row')}`, table('More that found something', '', found)),
      silent.length === 0 ? null : fold(html`<b>${others}</b>: ${counted(count(silent.length), 'row')}`, table(others, '', silent)),
      html`<p class="caption after">Adjusted p: Holm over ${counted(count(2 * results.length), 'hypothesis')} (each row, too much and too little). Biased below ${level}; between ${level} and 0.01 nothing can be said, since no fresh list can be had.${skipped.length > 0 ? html` Not run: ${skipped.map(({ test, reason }, k) => html`${k > 0 ? '; ' : ''}<code>${test}</code> (${skipWords(reason)})`)}.` : null}</p>`,
    ],
    full: true,
  });
}

/** The first row of each statistic. */
function strongestEach(rows: readonly ListResult[]): readonly ListResult[] {
  const statistic = ({ test }: ListResult): string =>
    test
      .split('/')
      .slice(0, test.startsWith('between/') ? 2 : 1)
      .join('/');
  return rows.filter((row, k) => rows.findIndex((other) => statistic(other) === statistic(row)) === k);
}

function head(text: string): Markup {
  return html`<th scope="col" role="columnheader">${text}</th>`;
}

function numeric(text: string | Markup): Markup {
  return html`<th scope="col" role="columnheader" class="num">${text}</th>`;
}
