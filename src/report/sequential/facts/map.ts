import type { SequentialCore } from '../../../core/record/sequential.js';
import { mapOf, type PositionMap } from '../../../page/facts/position-map.js';
import { cardNames } from '../../../page/words/card-names.js';

/** The least number of deals for every card and position; with fewer a map shows little but luck. */
const LEAST_EXPECTED = 5;

/** The counts of each card in each position up to the end; null where there are too few deals, or the record lacks them. */
export function stoppedMap({ plan: { n }, result: { counts, trials }, subject }: SequentialCore): PositionMap | null {
  if (trials < LEAST_EXPECTED * n) return null;
  return mapOf(n, counts, cardNames(subject.origin));
}
