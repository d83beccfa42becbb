import { superscript } from '../../../page/numbers.js';

/** The least power of ten drawn: evidence below a thousandth lies on the lower edge of a drawing. */
export const LOWEST = -3;

/** The greatest power of ten drawn: evidence beyond a million million lies on the upper edge. */
export const HIGHEST = 12;

/** The room above the decision line, in powers of ten. */
const ABOVE = 1.2;

/** The power of ten of evidence, limited to the range drawn. */
export function drawn(logE: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, logE / Math.LN10));
}

/** The upper end of the axis: above the line and the largest evidence drawn. */
export function upperEnd(line: number, logs: readonly number[]): number {
  return Math.max(line, ...logs.map(drawn)) + ABOVE;
}

/** Writes the evidence of a whole power of ten: "1", "10⁶". */
export function evidenceTick(power: number): string {
  if (power === 0) return '1';
  return `10${superscript(power)}`;
}
