import type { Effect } from '../../core/record/results.js';
import { html, type Markup } from '../markup.js';
import { axisPosition, type SizeAxis } from './scale.js';

const WIDTH = 188;
const HEIGHT = 24;
const MARGIN = 6;
const MIDDLE = 12;

/**
 * Draws one row's size on the shared logarithmic axis: a bar over the 95 % interval, a dot at the estimate, and an arrow where the interval reaches
 * zero. A flag marks the smallest size the row would have seen, if there is one. The numbers stand beside it in the table.
 */
export function effectBar(axis: SizeAxis, effect: Effect, smallest: number | null, beyond: boolean): Markup {
  const at = (size: number): number => round(MARGIN + axisPosition(axis, size) * (WIDTH - 2 * MARGIN));
  const colour = beyond ? 'var(--biased)' : 'var(--soft)';
  const low = at(Math.max(effect.low, 1e-12));
  const grid = axis.decades.map((size) => `M${at(size)},2V${HEIGHT - 2}`).join('');
  const flag = smallest === null ? null : flagAt(at(smallest));
  const arrow = effect.low <= axis.low ? html`<path d="M${MARGIN - 5},${MIDDLE}l7,-4.5v9z" fill="${colour}"/>` : null;
  const dot = effect.estimate > axis.low ? html`<circle cx="${at(effect.estimate)}" cy="${MIDDLE}" r="4" fill="${colour}"/>` : null;
  return html`<svg class="bar" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path d="${grid}" stroke="var(--rule)"/><path d="M${low},${MIDDLE}H${at(effect.high)}" stroke="${colour}" stroke-width="3.5"/>${arrow}${dot}${flag}</svg>`;
}

function flagAt(pole: number): Markup {
  return html`<path d="M${pole},3V21" stroke="var(--ink)" stroke-width="1.2"/><path d="M${pole},3h7l-2,2.5l2,2.5h-7z" fill="var(--soft)"/>`;
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
