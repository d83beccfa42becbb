import type { Fitted, Skipped } from '../../core/statistic/statistic.js';
import { binnedCounts } from '../../math/pearson/binned-counts.js';
import { readTable, type TableOf } from './read-table.js';

/** Reads one number off the outcome that starts at `at`: a whole number in [0, the number of values), or −1 where it is passed over. */
export type Measure = (cells: Uint16Array, at: number) => number;

/** Counts one whole number in [0, `values`) of every outcome; `measure` makes a measure with scratch space of its own, so that blocks do not share it. `table`: of decks, where the same is counted. */
export function valueCounter(values: number, measure: () => Measure, table?: TableOf): Fitted['accumulator'] {
  return () => {
    const counts = new Float64Array(values);
    const valueAt = measure();
    return {
      counts,
      add({ cells, length, width }) {
        for (let deal = 0, at = 0; deal < length; deal++, at += width) {
          const value = valueAt(cells, at);
          if (value >= 0) counts[value]++;
        }
      },
      ...(table && { readers: [readTable(table, counts)] }),
    };
  };
}

interface Parts {
  readonly test: string;
  /** The number of values that can be counted: 0 … values − 1. */
  readonly values: number;
  /** Chances by value: law[v] is that of value v. Values beyond its end have a negligible chance. */
  readonly law: Float64Array;
  readonly trials: number;
  /** Makes a measure that passes no deal over. */
  measure(): Measure;
  /** The table of decks that counts the same, where there is one. */
  readonly table?: TableOf;
}

/**
 * Counts one whole number of every deal and compares the histogram with its exact law, in bins fixed beforehand; degrees = bins − 1.
 *
 * The bins are an ordinary multinomial. Where their chances are q in place of p, every deal adds Σ (q − p)²/p = Σ p (q/p − 1)² to the statistic: 1 ·
 * r². Here r is the root-mean-square relative deviation of the bins' own chances, each bin weighted by its chance.
 */
export function histogram({ law, measure, table, test, trials, values }: Parts): Fitted | Skipped {
  const binned = binnedCounts(law, trials);
  if (!binned) return { skipped: { why: 'few-for-bins', of: 'outcomes', got: trials } };
  return {
    shape: [values],
    adds: { rows: 1 },
    rows: [{ test, degrees: binned.degrees, scale: 1 }],
    accumulator: valueCounter(values, measure, table),
    test: (counts, total) => [binned.read(test, counts, total)],
  };
}
