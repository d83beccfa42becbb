import { roundTo } from '../../core/words/numbers.js';
import { html, type Markup } from '../markup.js';
import { axisPosition, type SizeAxis } from './scale.js';

/** The axis of the effect bars, for the head of their column: first, middle and last power of ten in per cent. */
export function axisHead(axis: SizeAxis): Markup {
  const at = (size: number): number => Math.round((6 + axisPosition(axis, size) * 176) * 10) / 10;
  const middle = axis.decades[Math.floor(axis.decades.length / 2)] ?? axis.low;
  const ticks = axis.decades.map((size) => `M${at(size)},17V21`).join('');
  const digits = (size: number): string => String(roundTo(size * 100, 3));
  return html`<svg class="axis" viewBox="0 0 188 22" aria-hidden="true"><path d="${ticks}" stroke="var(--soft)"/><text x="2" y="12" font-size="12" fill="var(--soft)">${digits(axis.low)}</text><text x="${at(middle)}" y="12" font-size="12" text-anchor="middle" fill="var(--soft)">${digits(middle)}</text><text x="187" y="12" font-size="12" text-anchor="end" fill="var(--soft)">${digits(axis.high)} %</text></svg>`;
}
