import { html, type Markup } from '../../../page/markup.js';
import type { Grid, GridRow } from '../facts/grid.js';
import { rowName } from '../facts/grid.js';
import { bitsText } from '../words/reach.js';

/** The head of a row: what feeds its shuffles, with the generator's states. */
export function rowHead(grid: Grid, row: GridRow, first: boolean): Markup {
  const { generator, preset } = row;
  if (preset) return html`<th scope="row" role="rowheader">${rowName(grid, row)}<small>${preset.title}</small></th>`;
  const bits = Number.isFinite(generator.stateBits) ? `${bitsText(generator.stateBits)} bits of state` : 'live, not replayable';
  const notes = grid.told.includes('generator') || first ? html`<small>${bits}</small>` : null;
  return html`<th scope="row" role="rowheader">${rowName(grid, row)}${notes}</th>`;
}
