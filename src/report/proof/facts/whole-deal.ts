import type { ProvedDraws } from '../../../core/record/proved-deck.js';
import { fractionValue } from '../../../math/fraction.js';

/** How far a whole deal is from one on ideal choices at most, as a total variation in [0, 1]: the smaller of the two bounds that were worked out. */
export function wholeDeal({ dealAtMost, dealAtMostByDivergence }: ProvedDraws): number {
  return Math.min(fractionValue(dealAtMost), dealAtMostByDivergence);
}
