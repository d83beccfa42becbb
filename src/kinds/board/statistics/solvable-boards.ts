import type { Fitted, Skipped, TestResult } from '../../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { type BoardShape, outcomeIn } from '../../../core/subject/outcome.js';
import { solvableOf } from '../../../games/puzzle/solvable.js';
import { binnedCounts } from '../../../math/pearson/binned-counts.js';
import { testResult } from '../../../math/pearson/result.js';
import { type Measure, valueCounter } from '../../counting/histogram.js';

/** The fewest solvable boards for a statistic: with fewer, `solvable` has already shown everything. */
export const LEAST_SOLVABLE = 100;

export function shapeOf(space: OutcomeSpace): BoardShape {
  return outcomeIn(space, 'board');
}

/** Returns the result of a statistic with next to no solvable boards: nothing seen. */
export function fewSolvable(test: string, degrees: number, solvable: number): TestResult | null {
  if (solvable >= LEAST_SOLVABLE) return null;
  const nothing = { upper: 1, logUpper: 0, lower: 1, logLower: 0 };
  return testResult(test, 0, degrees, nothing, 'exact', Math.max(1, solvable));
}

interface Parts {
  readonly test: string;
  readonly size: BoardShape;
  /** Chances by value: law[v] is that of value v on an even solvable board; every measured value lies within. */
  readonly law: Float64Array;
  readonly trials: number;
  measure(): Measure;
}

/**
 * Counts one integer of every solvable board and compares the histogram with its exact law, in bins fixed beforehand; degrees = bins − 1. If the
 * bins' chances are q instead of p, a solvable board adds Σ (q − p)²/p = 1 · r². Here r is the root-mean-square relative deviation of the bins' own
 * chances, each bin weighted by its chance. Boards that cannot be solved are skipped.
 */
export function boardHistogram({ law, measure, size, test, trials }: Parts): Fitted | Skipped {
  const binned = binnedCounts(law, trials);
  if (!binned) return { skipped: { why: 'few-for-bins', of: 'outcomes', got: trials } };
  return {
    shape: [law.length],
    adds: { atMost: 1 },
    rows: [{ test, degrees: binned.degrees, scale: 1 }],
    accumulator: valueCounter(law.length, () => {
      const valueAt = measure();
      const isSolvable = solvableOf(size);
      return (cells, at) => (isSolvable(cells, at) ? valueAt(cells, at) : -1);
    }),
    test(counts) {
      const solvable = counts.reduce((sum, count) => sum + count, 0);
      return [fewSolvable(test, binned.degrees, solvable) ?? binned.read(test, counts, solvable)];
    },
  };
}
