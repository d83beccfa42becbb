import type { SequentialCore } from '../../../core/record/sequential.js';
import { mapOf, type PositionMap } from '../../../page/facts/position-map.js';
import { cardNames } from '../../../page/words/card-names.js';

/** With fewer deals for every card and position than this a map shows luck and little else. */
const LEAST_EXPECTED = 5;

/** How often each card landed in each position up to the end; null where that is too seldom to look at, or not in the record. */
export function stoppedMap({ plan: { n }, result: { counts, trials }, subject }: SequentialCore): PositionMap | null {
  if (trials < LEAST_EXPECTED * n) return null;
  return mapOf(n, counts, cardNames(subject.origin));
}
