import type { Plan } from '../../core/record/evidence.js';
import type { RecordedResult } from '../../core/record/results.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { chiSquaredTails } from '../../math/tails/chi-squared.js';
import { headlineOf, statisticOf, testCounting } from '../declared.js';

/** Looks up the counts of a statistic by its id; null where it was not counted, or is too much for a record. */
export type CountsBy = (test: string) => ArrayLike<number> | null;

/**
 * The share of a row's log p. The rest of a row shows something itself if it is beyond the level of the verdict. It also does if it is half as far
 * out as the row, which a fresh sample may have shown.
 */
const HALF = 0.5;

/**
 * Returns the rows beyond luck that remain so after subtracting the effect of uneven positions alone. Where high cards lie on top too often, they
 * also follow one another there from deal to deal, though no deal depends on another. Where cards by positions were not kept, single deals that are
 * uneven in their positions are assumed to explain such rows.
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
    if (!counts || positions?.length !== n * n) return !uneven.some((row) => headlineOf(kind, row.test)?.about === 'positions');
    const left = statistic.beyondPositions(counts, positions, trials);
    return chiSquaredTails(Math.max(0, left), degrees).logUpper < Math.max(Math.log(alpha), HALF * (plain?.logP ?? logP));
  });
}
