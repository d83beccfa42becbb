import type { Fitted, Skipped, TestResult } from '../../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { type BoardShape, outcomeIn } from '../../../core/subject/outcome.js';
import { solvableOf } from '../../../games/puzzle/solvable.js';
import { binnedCounts } from '../../../math/pearson/binned-counts.js';
import { testResult } from '../../../math/pearson/result.js';
import { type Measure, valueCounter } from '../../counting/histogram.js';

/** Of fewer solvable boards a statistic says nothing: `solvable` has said all there is by then. */
export const LEAST_SOLVABLE = 100;

/** The size of the boards of a space. */
export function shapeOf(space: OutcomeSpace): BoardShape {
  return outcomeIn(space, 'board');
}

/** The answer of a statistic that had next to no solvable boards to look at: nothing seen. */
export function fewSolvable(test: string, degrees: number, solvable: number): TestResult | null {
  if (solvable >= LEAST_SOLVABLE) return null;
  const nothing = { upper: 1, logUpper: 0, lower: 1, logLower: 0 };
  return testResult(test, 0, degrees, nothing, 'exact', Math.max(1, solvable));
}

/** What a histogram of boards is made of. */
interface Parts {
  readonly test: string;
  readonly size: BoardShape;
  /** law[v] is the chance of value v on an even solvable board; every value that is measured lies within. */
  readonly law: Float64Array;
  readonly trials: number;
  measure(): Measure;
}

/**
 * Counts one whole number of every solvable board and compares the histogram with its exact law, in bins fixed beforehand; degrees =
 * bins − 1. A solvable board adds Σ (q − p)²/p where the bins' chances are q in place of p: 1 · r², with r the root-mean-square relative
 * deviation of the bins' own chances, each bin with the weight of its chance. Boards that cannot be solved are passed over.
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
