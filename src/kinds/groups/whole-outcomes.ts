import type { Fitted, TestResult } from '../../core/statistic/statistic.js';
import { correctedBy } from '../../math/pearson/corrected-tails.js';
import { LEAST_EXPECTED, LEAST_OF_THREE } from '../../math/pearson/few-trials.js';
import { multinomialLaw } from '../../math/pearson/multinomial-tails.js';
import { testResult } from '../../math/pearson/result.js';
import { statisticTails } from '../../math/pearson/statistic-tails.js';
import { evenSplitTails } from '../../math/tails/even-split.js';
import { type Measure, valueCounter } from '../counting/histogram.js';
import type { TableOf } from '../counting/read-table.js';

/** Returns the fewest deals for which each of `outcomes` outcomes can be counted separately. */
export function leastForEach(outcomes: number): number {
  return outcomes === 3 ? LEAST_OF_THREE : LEAST_EXPECTED * outcomes;
}

interface Parts {
  readonly test: string;
  /** The number of different outcomes, all equally likely. */
  readonly outcomes: number;
  /** Makes the function that numbers an outcome from 0; −1 for one that is not among them and is passed over. */
  measure(): Measure;
  /** The table of decks that counts the same, where there is one. */
  readonly table?: TableOf;
  /** Returns the result where too few outcomes are left to say anything, else null. Present where outcomes are passed over. */
  tooFew?(counted: number): TestResult | null;
}

/**
 * Counts every outcome of a small space separately: Pearson's chi-squared on one degree less than the number of outcomes, an ordinary multinomial.
 * Detects every departure from even. Its size r is the root-mean-square of the relative deviation of the outcomes' chances.
 */
export function wholeOutcomes({ measure, outcomes, table, test, tooFew }: Parts): Fitted {
  const degrees = outcomes - 1;
  return {
    shape: [outcomes],
    adds: tooFew ? { atMost: 1 } : { rows: 1 },
    rows: [{ test, degrees, scale: 1 }],
    accumulator: valueCounter(outcomes, measure, table),
    test(counts, trials) {
      // Where some outcomes are not counted their number is not that of the deals; where all are, counts that do not add up are a lie, told elsewhere.
      const total = tooFew ? counts.reduce((sum, count) => sum + count, 0) : trials;
      const few = tooFew?.(total);
      if (few) return [few];
      // Times the number of outcomes the deviations are integers.
      let squares = 0;
      for (const count of counts) squares += (outcomes * count - total) ** 2;
      const value = squares / outcomes / total;
      if (outcomes === 2) return [testResult(test, value, degrees, evenSplitTails(counts[0], total), 'exact', total)];
      const deciding = correctedBy(multinomialLaw(Array<number>(outcomes).fill(1 / outcomes), total), value);
      return [testResult(test, value, degrees, statisticTails(value, degrees, total), 'asymptotic', total, deciding)];
    },
  };
}
