import type { Diagnosis } from '../core/diagnosis.js';
import { explain } from '../diagnose/explain.js';
import { recorded } from './diagnosis.js';

/** Which known mistake explains the position counts of `trials` deals, row-major [card][position]; null where none can be compared. */
export function diagnosePositions(counts: Float64Array, trials: number, n: number): Diagnosis | null {
  const found = explain(new Map([['position-matrix', counts]]), trials, n);
  return found && recorded(found);
}
