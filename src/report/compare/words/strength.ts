import { type Phrase, power, say } from '../../../page/phrase.js';
import type { ComparedCell } from '../facts/cell.js';

/** The powers of ten above which the bar of a cell has one step more: doubtful, beyond the line, and far, farther, farthest beyond it. */
const STEPS = [2, 6, 20, 100, 1000] as const;

/** The number of steps of a cell's bar, 0 to 5: by −log10 of its least adjusted p. */
export function strengthOf({ least }: Pick<ComparedCell, 'least'>): number {
  const tens = least === null ? 0 : -least.logP / Math.LN10;
  return STEPS.filter((step) => tens > step).length;
}

/** The meaning of each length of the bar, shortest first. */
export function strengthWords(): readonly Phrase[] {
  return STEPS.map((step, k) => say`${k === 0 ? 'p below ' : ''}${power(-step)}`);
}
