import { html, type Markup } from '../../markup.js';
import { count } from '../../numbers.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid } from '../facts/grid.js';
import { isDealt, layoutOf, rowName } from '../facts/grid.js';
import { feedWords } from '../words/feed.js';

/** Deals a second, cell by cell; nothing where the table of audits has it already. */
export function speedSection({ cells }: Comparison, grid: Grid): Markup | null {
  const layout = layoutOf(grid);
  if (layout === 'lines' || cells.length === 0) return null;
  const dense = layout === 'dense';
  const heads = grid.columns.map(({ id }) => html`<th scope="col">${dense ? html`<span class="up">${id}</span>` : id}</th>`);
  const rows = grid.rows.map((row) => {
    const speeds = grid.columns.map((column) => {
      const found = grid.at(row, column);
      return html`<td>${isDealt(found) ? thousands(found.dealsPerSecond) : '–'}</td>`;
    });
    return html`<tr><th scope="row">${rowName(grid, row)}</th>${speeds}</tr>`;
  });
  return html`<section class="full"><h2>Speed, as measured</h2><p class="caption">Thousands of deals a second, of whole audits with every test, each measured once on the machine they ran on. Nothing else on this page depends on the machine; these numbers do, and no verdict rests on them.</p><div class="wrap" role="region" aria-label="Deals a second" tabindex="0"><table class="matrix"><caption><span class="ear">Thousands of deals a second</span></caption><thead><tr><th scope="col">Every ${feedWords(grid).one}</th>${heads}</tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

/** Two digits are all that one measurement is worth. */
function thousands(perSecond: number): string {
  const value = perSecond / 1000;
  return value >= 9.5 ? count(Math.round(value)) : value.toFixed(1);
}
