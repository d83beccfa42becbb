import { counted } from '../../../core/counted.js';
import { capital } from '../../../core/first-letter.js';
import { nounsOf } from '../../../kinds/pages.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, sizeUp } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { fold } from '../../../page/sections/fold.js';
import type { ComparedCell } from '../facts/cell.js';
import type { Comparison, NotRun } from '../facts/comparison.js';
import type { Grid } from '../facts/grid.js';
import { isDealt } from '../facts/grid.js';
import { reachOf } from '../facts/reach.js';
import { cellNumber, VERDICT_WORDS } from '../words/cell.js';
import { feedWords, makerWords } from '../words/feed.js';
import { reachPhrase } from '../words/reach.js';
import { mapOf, verdictOf } from './place.js';
import { rowHead } from './row-head.js';

const HEADS = ['Verdict', 'Would have been seen from', 'Furthest test', 'Its adjusted p'] as const;

/** More lines than this without a bias, beside some with one, stand behind a line that unfolds. */
const MOST_OPEN = 8;

/** One line of the wide table. */
interface Line {
  readonly head: Markup;
  readonly found: ComparedCell | NotRun;
  /** Null where it is the same in every line. */
  readonly reach: Markup | null;
}

/** A grid of one column, or of one row, as a table with a line each, which leaves room for more than verdicts. */
export function wideTable(comparison: Comparison, grid: Grid): Markup {
  const { cells, orderBits, outcome } = comparison;
  const { deals, wholes } = nounsOf(outcome.kind);
  const [column] = grid.columns;
  const [row] = grid.rows;
  const byRow = grid.columns.length === 1;
  const lines: readonly Line[] =
    byRow && column
      ? grid.rows.map((one, k) => ({
          head: rowHead(grid, one, k === 0),
          found: grid.at(one, column),
          reach: markup(reachPhrase(reachOf(one, orderBits), outcome.kind)),
        }))
      : grid.columns.flatMap((one) => (row ? [{ head: columnHead(one), found: grid.at(row, one), reach: null }] : []));
  const subject = byRow ? feedWords(grid).one : makerWords(comparison).one;
  const picture = cells.some(({ map }) => map !== null) ? 'Map' : 'Bar';
  const heads = [picture, ...HEADS, ...(byRow ? [`${capital(wholes)} that can come first`] : []), `${capital(deals)} a second *`];
  const table = (shown: readonly Line[], caption: string): Markup =>
    html`<table class="grid wide" role="table"><caption><span class="ear">${caption}</span></caption><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${capital(subject)}</th>${heads.map((head, k) => html`<th scope="col" role="columnheader"${numeric(heads, k)}>${head}</th>`)}</tr></thead><tbody role="rowgroup">${shown.map((line) => lineOf(line, heads))}</tbody></table>`;
  const biased = lines.filter(isBiased);
  const others = lines.filter((line) => !isBiased(line));
  // Where a bias was found, the many where none was are a line that unfolds.
  const folded = biased.length > 0 && others.length > MOST_OPEN;
  const first = table(folded ? biased : lines, `Every ${folded ? 'biased ' : ''}${subject}, one audit each`);
  const rest = folded
    ? fold(`${counted(count(others.length), subject)} more: ${verdictsOf(others)}`, table(others, `Every other ${subject}, one audit each`))
    : null;
  return html`${first}${rest}<p class="caption after">* Measured once, on one machine, with every test. Another run gives other numbers.</p>`;
}

function isBiased({ found }: Line): boolean {
  return isDealt(found) && found.kind === 'biased';
}

/** How those audits ended: "35 cannot tell, 2 not run". */
function verdictsOf(lines: readonly Line[]): string {
  const ends = lines.map(({ found }) => (isDealt(found) ? VERDICT_WORDS[found.kind] : 'not run'));
  return [...new Set(ends)].map((end) => `${count(ends.filter((other) => other === end).length)} ${end}`).join(', ');
}

function columnHead({ id, title }: { readonly id: string; readonly title: string }): Markup {
  return html`<th scope="row" role="rowheader">${id}<small>${title}</small></th>`;
}

function lineOf({ found, head, reach }: Line, heads: readonly string[]): Markup {
  const cells = isDealt(found) ? facts(found) : [null, html`<span class="missing">not run</span>`, null, null, null];
  const speed = isDealt(found) ? count(Math.round(found.dealsPerSecond / 100) * 100) : null;
  const shown = [...cells, ...(reach === null ? [] : [reach]), speed].map(
    (cell, k) =>
      html`<td role="cell"${numeric(heads, k)}>${k < 2 || cell === null ? null : html`<span class="label">${heads[k] ?? ''}</span>`}${cell}</td>`,
  );
  return html`<tr role="row">${head}${shown}</tr>`;
}

/** The speed, which stands last, is a number. */
function numeric(heads: readonly string[], k: number): Markup | null {
  return k === heads.length - 1 ? html` class="num"` : null;
}

function facts(cell: ComparedCell): readonly Markup[] {
  const number = cell.kind === 'biased' ? cellNumber(cell) : null;
  return [
    mapOf(cell),
    html`<a href="${cell.href}">${verdictOf(cell)}${number === null ? null : html`<small>${number}</small>`}</a>`,
    html`${cell.seenFrom === null ? 'not known' : sizeUp(cell.seenFrom)}`,
    html`${cell.least?.test ?? 'none ran'}`,
    html`${cell.least && markup(probability(cell.least.logP))}`,
  ];
}
