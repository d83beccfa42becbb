import { type Bin, planBins } from '../math/pearson/bins.js';
import { multinomialKernel } from '../math/pearson/homogeneity-law.js';
import { type Measure, valueCounter } from './histogram.js';
import { partOf } from './in-parts.js';
import type { Likeness, PartsBase } from './parts-base.js';

/** A whole number read off every outcome. */
interface Values {
  readonly name: string;
  /** As `PartsBase.what`. */
  readonly what: string;
  /** law[v] is the chance of value v of an even outcome; every value that is measured lies within. */
  readonly law: Float64Array;
  /** Makes a measure: −1 where an outcome is passed over. */
  measure(): Measure;
}

/**
 * The histogram of a whole number, compared between the parts of a sample of `trials` in bins fixed beforehand: closed as soon as an eighth of a
 * part expects five, so that no bin of a part is so small that its own law shows. Null where that leaves no two bins.
 */
export function binnedBase({ law, measure, name, what }: Values, trials: number): PartsBase | null {
  const bins = planBins(law, partOf(partOf(trials)));
  if (bins.length < 2) return null;
  const chances = bins.map(({ probability }) => probability);
  const kernel = multinomialKernel(chances);
  return {
    name,
    what,
    cells: law.length,
    scale: 1,
    kernel,
    accumulator: valueCounter(law.length, measure),
    value(table, total) {
      let value = 0;
      for (const { high, low, probability } of bins) {
        const seen = table.subarray(low, high + 1).reduce((sum, count) => sum + count, 0);
        value += (seen - total * probability) ** 2 / (total * probability);
      }
      return value;
    },
    counted: (table) => table.reduce((sum, count) => sum + count, 0),
    likeness: () => alikeIn(bins, measure(), Math.sqrt(kernel.degrees)),
  };
}

function alikeIn(bins: readonly Bin[], valueAt: Measure, root: number): Likeness {
  const binOf = bins.flatMap(({ high, low }, bin) => Array<number>(high - low + 1).fill(bin));
  return (cells, at, others, otherAt) => {
    const [one, other] = [valueAt(cells, at), valueAt(others, otherAt)];
    if (one < 0 || other < 0) return null;
    return ((binOf[one] === binOf[other] ? 1 / bins[binOf[one]].probability : 0) - 1) / root;
  };
}
