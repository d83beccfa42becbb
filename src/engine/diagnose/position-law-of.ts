import type { Diagnosis } from '../../core/record/diagnosis.js';
import { suspectsAt } from './suspects.js';

/**
 * Where the mistake that fits would lay the cards: n² deviations from 1/n, row-major [card][position], exact. Null where none fits, or where its chances are
 * not known but from deals of it.
 */
export function positionLawOf({ best: [fits] }: Pick<Diagnosis, 'best'>, n: number): Float64Array | null {
  const suspect = fits && suspectsAt(n).find(({ id }) => id === fits.id);
  const positions = suspect?.expects.find(({ kind }) => kind === 'positions');
  return positions?.kind === 'positions' ? positions.law : null;
}
