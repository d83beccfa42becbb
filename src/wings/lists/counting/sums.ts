import type { FittedList, ListCounter, ListRow } from './list-statistic.js';
import { type NearlyNormal, normalResult } from './row-results.js';
import { wholeSumIn } from './whole-sum.js';

export interface ListSum {
  readonly test: string;
  readonly question: string;
  /** The quantity whose relative deviation its size measures. */
  readonly sizeOf: string;
  /** Its law for one list. */
  readonly law: NearlyNormal;
  /** The change in the sum of one list that a size of 1 makes: its mean where absent. */
  readonly unit?: number;
}

/**
 * Builds a statistic of one sum or a few, each of nearly normal law, over `lists` lists: means, variances and third cumulants add up. Its counts are
 * the sums in their order, each in one cell, or in two where it goes beyond 2^53 (`WholeSum`). `counter` is handed them.
 */
export function fitSums(
  lists: number,
  cells: 1 | 2,
  sums: readonly ListSum[],
  counter: (counts: Float64Array) => Omit<ListCounter, 'counts'>,
): FittedList {
  const rows = sums.map(
    ({ law: { mean, variance }, question, sizeOf, test, unit = mean }): ListRow => ({
      test,
      question,
      degrees: 1,
      sizeOf,
      scale: (lists * unit ** 2) / variance,
      required: false,
    }),
  );
  return {
    shape: [cells * sums.length],
    rows,
    counter() {
      const counts = new Float64Array(cells * sums.length);
      return { counts, ...counter(counts) };
    },
    test: (counts) =>
      sums.map(({ law }, i) => {
        const value = cells === 1 ? counts[i] : wholeSumIn(counts, 2 * i);
        return normalResult(rows[i], value, timesLaw(law, lists), lists);
      }),
  };
}

/** Returns the law of the sum of `times` independent copies. */
function timesLaw({ mean, step, thirdCumulant = 0, variance }: NearlyNormal, times: number): NearlyNormal {
  return { mean: times * mean, variance: times * variance, thirdCumulant: times * thirdCumulant, ...(step !== undefined && { step }) };
}
