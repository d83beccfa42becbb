import type { Drawing } from '../../../page/charts/drawing.js';
import { html } from '../../../page/markup.js';
import { superscript } from '../../../page/numbers.js';

/** The p-value of the spread of one row's p-values. */
export interface SpreadMark {
  readonly logP: number;
  readonly fails: boolean;
}

const TOP = 26;
const AXIS = 62;

/**
 * Draws one tick a row, by how seldom luck spreads p-values so unevenly: a logarithmic axis from 1 to 10^−8. Luck puts nine of ten ticks before the
 * first power of ten, nine of ten of the rest before the second, and so on. `logBound` is the line of the verdict.
 */
export function spreadStrip(marks: readonly SpreadMark[], logBound: number, narrow: boolean): Drawing {
  const width = narrow ? 358 : 828;
  const furthest = 8;
  const at = (logP: number): number =>
    Math.round((8 + Math.min(furthest + 0.3, -logP / Math.LN10) * ((width - 30) / (furthest + 0.5))) * 10) / 10;
  const ticks = (fails: boolean): string =>
    marks
      .filter((mark) => mark.fails === fails)
      .map(({ logP }) => `M${at(logP)},${TOP}V${AXIS - 4}`)
      .join('');
  const powers = Array.from({ length: furthest / 2 + 1 }, (_, k) => 2 * k);
  const failing = ticks(true);
  const body = html`<path d="M${at(0)},${AXIS}H${width - 14}" stroke="var(--ink)"/><path d="${powers.map((k) => `M${at(-k * Math.LN10)},${AXIS}v5`).join('')}" stroke="var(--ink)"/>${powers.map((k) => html`<text x="${at(-k * Math.LN10)}" y="${AXIS + 18}" font-size="12" text-anchor="middle" fill="var(--ink)">${k === 0 ? '1' : `10${superscript(-k)}`}</text>`)}<path d="${ticks(false)}" stroke="var(--soft)" stroke-width="1.4"/>${failing === '' ? null : html`<path d="${failing}" stroke="var(--biased)" stroke-width="3"/>`}<path d="M${at(logBound)},${TOP - 8}V${AXIS}" stroke="var(--ink)" stroke-width="1.2"/><text x="${at(logBound) - 6}" y="${TOP - 12}" font-size="12" text-anchor="end" fill="var(--soft)">beyond luck from here</text>`;
  return { width, height: AXIS + 24, body: body.text };
}
