import { capital } from '../../../core/first-letter.js';
import { CLASSES } from '../../../page/charts/scale.js';
import { html, type Markup, type Part } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { scaleBar } from '../charts/mini-map.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid, GridRow } from '../facts/grid.js';
import { isDealt, layoutOf } from '../facts/grid.js';
import { feedWords } from '../words/feed.js';
import { strengthWords } from '../words/strength.js';
import { densePlace, place } from './place.js';
import { rowHead } from './row-head.js';
import { wideTable } from './wide-table.js';

/** Every cell of the comparison; a single row or column leaves room for more than its verdicts. */
export function gridSection(comparison: Comparison, grid: Grid): Markup {
  const lines = layoutOf(grid) === 'lines';
  const table = lines ? wideTable(comparison, grid) : pairs(grid);
  return section({
    heading: lines ? 'Every audit, one map each' : 'Every pair, one map each',
    exhibit: [keys(comparison, grid), table, notRun(comparison)],
    full: true,
  });
}

function pairs(grid: Grid): Markup {
  const dense = layoutOf(grid) === 'dense';
  const feed = feedWords(grid).one;
  const heads = grid.columns.map(({ id, title }) =>
    dense
      ? html`<th scope="col" role="columnheader"><span class="up">${id}</span></th>`
      : html`<th scope="col" role="columnheader">${id}<small>${title}</small></th>`,
  );
  const name = capital(feed);
  return html`<table class="grid${dense ? ' dense' : ''}" role="table"><caption><span class="ear">Verdict of every ${feed} with every shuffle</span></caption><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${name}</th>${heads}</tr></thead><tbody role="rowgroup">${grid.rows.map((row, k) => line(grid, row, k === 0, dense))}</tbody></table>`;
}

function line(grid: Grid, row: GridRow, first: boolean, dense: boolean): Markup {
  const cells = grid.columns.map((column) => {
    const found = grid.at(row, column);
    const shown: Part = isDealt(found) ? (dense ? densePlace(found) : place(found)) : html`<span class="missing">not run</span>`;
    return html`<td role="cell"><span class="label">${column.id}</span>${shown}</td>`;
  });
  return html`<tr role="row">${rowHead(grid, row, first)}${cells}</tr>`;
}

function keys({ cells, plan }: Comparison, grid: Grid): Markup {
  const blocks = [...new Set(cells.flatMap(({ map }) => map?.block ?? []))];
  const joined = blocks.some((block) => block > 1)
    ? ` ${blocks.map(count).join(' or ')} by ${blocks.map(count).join(' or ')} cells joined`
    : '';
  const squares =
    blocks.length > 0
      ? `Each square is card (down) by position (across)${joined === '' ? '' : `,${joined}`}.`
      : 'The records keep card by position only as a sum and a hash, because there are more than 65,536 pairs, so there are no maps.';
  const glyphs =
    layoutOf(grid) === 'dense'
      ? ' ■ biased, with its size; ○ no bias found, with the smallest size that would have been seen; ◐ cannot tell. Sizes are in per cent.'
      : '';
  return html`<div class="keys"><p class="caption">${squares} Off by: how far the chances are off, on average. Down to, seen from: the smallest such bias that would have been seen in 99 of 100 audits.${glyphs} Each leads to its own page.</p><div>${scaleBar(CLASSES.length)}<div class="ends"><span>−25 %<br>less often than even</span><span>1 in ${count(plan.n)}</span><span>+25 %<br>more often, or beyond</span></div></div><div><p class="caption">Bar: how seldom luck does this</p><ul class="bars">${strengthWords().map((words, k) => html`<li><span class="p p${k + 1}"></span><span>${markup(words)}</span></li>`)}</ul></div></div>`;
}

function notRun({ holes }: Comparison): Markup | null {
  if (holes.length === 0) return null;
  const byReason = new Map<string, number>();
  for (const { reason } of holes) byReason.set(reason, (byReason.get(reason) ?? 0) + 1);
  const reasons = [...byReason].map(([reason, times]) => `${reason}${times > 1 ? ` (${count(times)} pairs)` : ''}`);
  return html`<h3>Not run: ${count(holes.length)}</h3><ul class="said caption">${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>`;
}
