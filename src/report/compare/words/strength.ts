import { type Phrase, power, say } from '../../../page/phrase.js';
import type { ComparedCell } from '../facts/cell.js';

/** From these powers of ten on the bar of a cell has one step more: doubtful, beyond the line, and far, farther, farthest beyond it. */
const STEPS = [2, 6, 20, 100, 1000] as const;

/** How many steps the bar of a cell has, 0 to 5: by −log10 of its least adjusted p. */
export function strengthOf({ least }: Pick<ComparedCell, 'least'>): number {
  const tens = least === null ? 0 : -least.logP / Math.LN10;
  return STEPS.filter((step) => tens > step).length;
}

/** What each length of the bar means, shortest first. */
export function strengthWords(): readonly Phrase[] {
  return STEPS.map((step, k) => say`${k === 0 ? 'p below ' : ''}${power(-step)}`);
}
