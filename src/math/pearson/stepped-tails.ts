import { chiSquaredTails } from '../tails/chi-squared.js';
import type { DecidingTails } from './corrected-tails.js';
import { latticeShift } from './lattice-shift.js';

/**
 * Returns the tails given, except the lower one: that of chi-squared a step of the lattice further up, where counts of so few deals show as whole
 * numbers. The most even table there can be has a chance of its own. `logVolume` as in `latticeShift`.
 */
export function steppedTails(
  value: number,
  degrees: number,
  logVolume: number,
  upper: Pick<DecidingTails, 'grade' | 'logP'>,
): DecidingTails {
  const shift = latticeShift(logVolume, degrees);
  return { grade: upper.grade, logP: upper.logP, logLowerP: chiSquaredTails(value + shift(value), degrees).logLower };
}
