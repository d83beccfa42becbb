import type { ProvedDraws } from '../../../core/record/proved-deck.js';
import { fractionValue } from '../../../math/fraction.js';

/** An upper bound for the distance of a whole deal from one on ideal choices, as a total variation in [0, 1]: the smaller of the two computed bounds. */
export function wholeDeal({ dealAtMost, dealAtMostByDivergence }: ProvedDraws): number {
  return Math.min(fractionValue(dealAtMost), dealAtMostByDivergence);
}
