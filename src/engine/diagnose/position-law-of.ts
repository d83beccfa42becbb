import type { Diagnosis } from '../../core/record/diagnosis.js';
import { suspectsAt } from './suspects.js';

/**
 * Returns the position law of the mistake that fits: n² deviations from 1/n, row-major [card][position], exact. Null if none fits, or if its chances
 * are known only from simulated deals or in another arrangement of the deck.
 */
export function positionLawOf({ best: [fits] }: Pick<Diagnosis, 'best'>, n: number): Float64Array | null {
  const suspect = suspectsAt(n).find(({ id }) => id === fits?.id && fits.began === undefined);
  const positions = suspect?.expects.find(({ kind }) => kind === 'positions');
  return positions?.kind === 'positions' ? positions.law : null;
}
