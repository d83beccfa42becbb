import type { Plan } from '../../core/record/evidence.js';
import type { RecordedResult } from '../../core/record/results.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { chiSquaredTails } from '../../math/tails/chi-squared.js';
import { headlineOf, statisticOf, testCounting } from '../declared.js';

/** What was counted by a statistic, by its id; null where it was not, or is too much for a record. */
export type CountsBy = (test: string) => ArrayLike<number> | null;

/** What is left of a row that shows itself is beyond the level of the verdict, or half as far out as the row, which a fresh sample may have shown. */
const HALF = 0.5;

/**
 * The rows beyond luck that stay so when what uneven positions alone make of them is taken away: where high cards lie on top too often, they also
 * follow one another there from deal to deal, though no deal depends on another. Where cards by positions were not kept, single deals that
 * are uneven in their positions are taken to explain such rows.
 */
export function rowsBeyondPositions<One extends RecordedResult>(
  kind: Outcome['kind'],
  { alpha, n, trials }: Pick<Plan, 'alpha' | 'n' | 'trials'>,
  uneven: readonly One[],
  countsBy: CountsBy,
): readonly One[] {
  const counting = testCounting(kind, 'positions');
  const positions = counting === null ? null : countsBy(counting);
  return uneven.filter(({ degrees, logP, plain, test }) => {
    const statistic = statisticOf(kind, test);
    if (!statistic?.beyondPositions) return true;
    const counts = countsBy(statistic.id);
    if (!counts || positions?.length !== n * n) return !uneven.some((row) => headlineOf(kind, row.test)?.ofPositions);
    const left = statistic.beyondPositions(counts, positions, trials);
    return chiSquaredTails(Math.max(0, left), degrees).logUpper < Math.max(Math.log(alpha), HALF * (plain?.logP ?? logP));
  });
}
