import type { Diagnosis } from '../../core/record/diagnosis.js';
import { recorded } from './diagnosis.js';
import { explain } from './explain.js';

/** Finds the known mistake that explains the position counts of `trials` deals, row-major [card][position]; null if none can be compared. */
export function diagnosePositions(counts: Float64Array, trials: number, n: number): Diagnosis | null {
  const found = explain(new Map([['positions', counts]]), trials, n);
  return found && recorded(found);
}
