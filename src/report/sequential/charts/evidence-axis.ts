import { superscript } from '../../../page/numbers.js';

/** Evidence below a thousandth lies on the lower edge of a drawing. */
export const LOWEST = -3;

/** Evidence beyond a million million lies on its upper edge. */
export const HIGHEST = 12;

/** Room above the decision line, in powers of ten. */
const ABOVE = 1.2;

/** A power of ten of evidence as it is drawn. */
export function drawn(logE: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, logE / Math.LN10));
}

/** The upper end of the axis: above the line and the most evidence there is to draw. */
export function upperEnd(line: number, logs: readonly number[]): number {
  return Math.max(line, ...logs.map(drawn)) + ABOVE;
}

/** "1", "10⁶": the evidence of a whole power of ten. */
export function evidenceTick(power: number): string {
  if (power === 0) return '1';
  return `10${superscript(power)}`;
}
