import type { Outcome } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { MOST_RECORDED_CELLS } from '../../../engine/record/record-counts.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { CLASSES } from '../../../page/charts/scale.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { html, type Markup, type Part } from '../../../page/markup.js';
import { count, sizeUp } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { fold } from '../../../page/sections/fold.js';
import { scaleBar } from '../charts/mini-map.js';
import type { ComparedCell } from '../facts/cell.js';
import type { Comparison, NotRun } from '../facts/comparison.js';
import { type Grid, type GridRow, isDealt, layoutOf, rowName } from '../facts/grid.js';
import { reachOf } from '../facts/reach.js';
import { cellNumber, VERDICT_WORDS } from '../words/cell.js';
import { feedWords, makerWords } from '../words/feed.js';
import { bitsText, reachPhrase } from '../words/reach.js';
import { strengthWords } from '../words/strength.js';
import { densePlace, mapOf, place, verdictOf } from './place.js';

const HEADS = ['Verdict', 'Would have been seen from', 'Furthest test', 'Its adjusted p'] as const;

/** The most lines without a bias that stay open beside some with one; more are folded. */
const MOST_OPEN = 8;

interface Line {
  readonly head: Markup;
  readonly found: ComparedCell | NotRun;
  /** Null where it is the same in every line. */
  readonly reach: Markup | null;
}

/** A table with a line for each row of a one-column grid, or each column of a one-row grid, which leaves room for more than verdicts. */
function wideTable(comparison: Comparison, grid: Grid): Markup {
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

/** Counts the verdicts of some audits: "35 cannot tell, 2 not run". */
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

/** The class of a numeric column: the speed, which comes last. */
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

/** Every cell of the comparison; a single row or column leaves room for more than its verdicts. */
export function gridSection(comparison: Comparison, grid: Grid): DocSection {
  const lines = layoutOf(grid) === 'lines';
  const maps = comparison.cells.some(({ map }) => map !== null) ? ', one map each' : '';
  const caption = lines || grid.rows.length === 1 ? 'Every audit' : 'Every pair';
  return {
    id: 'audits',
    heading: `${caption}${maps}`,
    beside: [],
    body: [
      { is: 'figure', says: sizeTerms(comparison), draw: () => keys(comparison, grid) },
      {
        is: 'table',
        caption,
        columns: ['Audit', 'Verdict', 'Size'].map((head) => ({ head, number: false })),
        rows: comparison.cells.map((cell) => [cell.id, VERDICT_WORDS[cell.kind], cellNumber(cell) ?? '']),
        drawn: () => (lines ? wideTable(comparison, grid) : pairs(comparison, grid)),
      },
      ...notRun(comparison),
    ],
    layout: { full: true },
  };
}

/** Says what the sizes beside the verdicts are. */
function sizeTerms({ outcome }: Comparison): string {
  return `Off by: how far the chances of each ${pageOf(outcome).sizedBy.by} are off, on average. Down to, seen from: the smallest bias that 99 of 100 such audits would have seen.`;
}

function pairs(comparison: Comparison, grid: Grid): Markup {
  const dense = layoutOf(grid) === 'dense';
  const feed = feedWords(grid).one;
  const heads = grid.columns.map(({ id, title }) =>
    dense
      ? html`<th scope="col" role="columnheader"><span class="up">${id}</span></th>`
      : html`<th scope="col" role="columnheader">${id}<small>${title}</small></th>`,
  );
  return html`<table class="grid${dense ? ' dense' : ''}" role="table"><caption><span class="ear">Verdict of every ${feed} with every ${makerWords(comparison).one}</span></caption><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${capital(feed)}</th>${heads}</tr></thead><tbody role="rowgroup">${grid.rows.map((row, k) => line(grid, row, k === 0, dense))}</tbody></table>`;
}

function line(grid: Grid, row: GridRow, first: boolean, dense: boolean): Markup {
  const cells = grid.columns.map((column) => {
    const found = grid.at(row, column);
    const shown: Part = isDealt(found) ? (dense ? densePlace(found) : place(found)) : html`<span class="missing">not run</span>`;
    return html`<td role="cell"><span class="label">${column.id}</span>${shown}</td>`;
  });
  return html`<tr role="row">${rowHead(grid, row, first)}${cells}</tr>`;
}

function keys(comparison: Comparison, grid: Grid): Markup {
  const { cells, outcome, plan } = comparison;
  const { maps, none } = mapWords(cells, outcome, plan.n);
  const glyphs =
    layoutOf(grid) === 'dense'
      ? ' ■ biased, with its size; ○ no bias found, with the smallest bias that would have been seen; ◐ cannot tell. Sizes are in per cent.'
      : '';
  const scale = html`<div>${scaleBar(CLASSES.length)}<div class="ends"><span>−25 %<br>less often than even</span><span>1 in ${count(plan.n)}</span><span>+25 %<br>more often, or beyond</span></div></div>`;
  return html`<div class="keys"><p class="caption">${maps ?? none}${sizeTerms(comparison)}${glyphs} Each verdict leads to the page of its audit.</p>${maps === null ? null : scale}<div><p class="caption">Bar: how seldom luck does this</p><ul class="bars">${strengthWords().map((words, k) => html`<li><span class="p p${k + 1}"></span><span>${markup(words)}</span></li>`)}</ul></div></div>`;
}

/** Says what the small maps show, or why there are none; null where the kind of outcome has no such map. */
function mapWords(cells: readonly ComparedCell[], outcome: Outcome, n: number): { readonly maps: string | null; readonly none: string } {
  const { map, nouns } = pageOf(outcome);
  const { card, position } = nouns;
  const blocks = [...new Set(cells.flatMap((cell) => cell.map?.block ?? []))];
  if (blocks.length > 0) {
    const sizes = blocks.map(count).join(' or ');
    const joined = blocks.some((block) => block > 1) ? `, ${sizes} by ${sizes} cells joined` : '';
    return { maps: `Each square is ${card} (down) by ${position} (across)${joined}. `, none: '' };
  }
  const why =
    n ** 2 > MOST_RECORDED_CELLS
      ? `The records keep ${card} by ${position} only as a sum and a hash, because there are more than ${counted(count(MOST_RECORDED_CELLS), 'pair')}, so there are no maps. `
      : `${capital(card)} by ${position} was not counted, so there are no maps. `;
  return { maps: null, none: map ? why : '' };
}

function notRun({ holes }: Comparison): readonly Block[] {
  if (holes.length === 0) return [];
  const byReason = new Map<string, number>();
  for (const { reason } of holes) byReason.set(reason, (byReason.get(reason) ?? 0) + 1);
  const reasons = [...byReason].map(([reason, times]) => `${reason}${times > 1 ? ` (${counted(count(times), 'pair')})` : ''}`);
  return [{ is: 'part', head: `Not run: ${count(holes.length)}`, body: [{ is: 'list', items: reasons }] }];
}

/** The head of a row: what feeds its shuffles, with the generator's states. */
function rowHead(grid: Grid, row: GridRow, first: boolean): Markup {
  const { generator, preset } = row;
  if (preset) return html`<th scope="row" role="rowheader">${rowName(grid, row)}<small>${preset.title}</small></th>`;
  const bits = Number.isFinite(generator.stateBits) ? `${bitsText(generator.stateBits)} bits of state` : 'live, not replayable';
  const notes = grid.told.includes('generator') || first ? html`<small>${bits}</small>` : null;
  return html`<th scope="row" role="rowheader">${rowName(grid, row)}${notes}</th>`;
}
