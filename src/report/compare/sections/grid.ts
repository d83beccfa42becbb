import { counted } from '../../../core/counted.js';
import { capital } from '../../../core/first-letter.js';
import type { Outcome } from '../../../core/outcome.js';
import { MOST_RECORDED_CELLS } from '../../../engine/record/record-counts.js';
import { pageOf } from '../../../kinds/pages.js';
import { CLASSES } from '../../../page/charts/scale.js';
import { html, type Markup, type Part } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { scaleBar } from '../charts/mini-map.js';
import type { ComparedCell } from '../facts/cell.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid, GridRow } from '../facts/grid.js';
import { isDealt, layoutOf } from '../facts/grid.js';
import { feedWords, makerWords } from '../words/feed.js';
import { strengthWords } from '../words/strength.js';
import { densePlace, place } from './place.js';
import { rowHead } from './row-head.js';
import { wideTable } from './wide-table.js';

/** Every cell of the comparison; a single row or column leaves room for more than its verdicts. */
export function gridSection(comparison: Comparison, grid: Grid): Markup {
  const lines = layoutOf(grid) === 'lines';
  const table = lines ? wideTable(comparison, grid) : pairs(comparison, grid);
  const maps = comparison.cells.some(({ map }) => map !== null) ? ', one map each' : '';
  return section({
    heading: `${lines || grid.rows.length === 1 ? 'Every audit' : 'Every pair'}${maps}`,
    exhibit: [keys(comparison, grid), table, notRun(comparison)],
    full: true,
  });
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

function keys({ cells, outcome, plan }: Comparison, grid: Grid): Markup {
  const { maps, none } = mapWords(cells, outcome, plan.n);
  const glyphs =
    layoutOf(grid) === 'dense'
      ? ' ■ biased, with its size; ○ no bias found, with the smallest bias that would have been seen; ◐ cannot tell. Sizes are in per cent.'
      : '';
  const { by } = pageOf(outcome).sizedBy;
  const scale = html`<div>${scaleBar(CLASSES.length)}<div class="ends"><span>−25 %<br>less often than even</span><span>1 in ${count(plan.n)}</span><span>+25 %<br>more often, or beyond</span></div></div>`;
  return html`<div class="keys"><p class="caption">${maps ?? none}Off by: how far the chances of each ${by} are off, on average. Down to, seen from: the smallest bias that 99 of 100 such audits would have seen.${glyphs} Each verdict leads to the page of its audit.</p>${maps === null ? null : scale}<div><p class="caption">Bar: how seldom luck does this</p><ul class="bars">${strengthWords().map((words, k) => html`<li><span class="p p${k + 1}"></span><span>${markup(words)}</span></li>`)}</ul></div></div>`;
}

/** What the small maps show, or why there are none; nothing at all where the kind of outcome has no such map. */
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

function notRun({ holes }: Comparison): Markup | null {
  if (holes.length === 0) return null;
  const byReason = new Map<string, number>();
  for (const { reason } of holes) byReason.set(reason, (byReason.get(reason) ?? 0) + 1);
  const reasons = [...byReason].map(([reason, times]) => `${reason}${times > 1 ? ` (${counted(count(times), 'pair')})` : ''}`);
  return html`<h3>Not run: ${count(holes.length)}</h3><ul class="said caption">${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>`;
}
