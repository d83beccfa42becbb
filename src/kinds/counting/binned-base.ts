import type { Shows } from '../../core/record/shows.js';
import { type Bin, planBins } from '../../math/pearson/bins.js';
import { LEAST_EXPECTED } from '../../math/pearson/few-trials.js';
import { multinomialKernel } from '../../math/pearson/homogeneity-law.js';
import type { Likeness, PartsBase } from '../groups/parts-base.js';
import { partOf } from '../groups/parts-homogeneity.js';
import { type Measure, valueCounter } from './histogram.js';

interface Values {
  readonly name: string;
  /** The kind of values grouped in a bin, with their average number; absent where it would tell a reader nothing new. */
  readonly shows?: Shows['of'];
  /** Chances by value: law[v] is that of value v for an even outcome; every measured value lies within. */
  readonly law: Float64Array;
  /** The least number of values: a table of fewer is meaningless. */
  readonly least: number;
  /** Makes a measure: −1 where an outcome is skipped. */
  measure(): Measure;
}

/**
 * Makes the histogram of an integer, compared between the parts of a sample of `trials` in at most `most` bins, fixed beforehand. A bin is closed as
 * soon as an eighth of a part expects five. So no bin of a part is small enough for its own law to show. Null where that leaves fewer than two bins.
 */
export function binnedBase({ law, least, measure, name, shows }: Values, trials: number, most: number): PartsBase | null {
  const bins = planBins(law, Math.min(partOf(partOf(trials)), LEAST_EXPECTED * most));
  if (bins.length < 2) return null;
  const chances = bins.map(({ probability }) => probability);
  const kernel = multinomialKernel(chances);
  const coarse = bins.length < law.length && shows !== undefined;
  const binAt = binMeasure(bins, measure);
  return {
    name,
    ...(coarse && { shows: { of: shows, size: Math.ceil(law.length / bins.length) } }),
    cells: bins.length,
    scale: 1,
    kernel,
    accumulator: valueCounter(bins.length, binAt),
    value: (table, total) => table.reduce((sum, seen, bin) => sum + (seen - total * chances[bin]) ** 2 / (total * chances[bin]), 0),
    counted: sumOf,
    tells: (table) => sumOf(table) >= least,
    likeness: () => alikeIn(chances, binAt(), Math.sqrt(kernel.degrees)),
  };
}

function binMeasure(bins: readonly Bin[], measure: () => Measure): () => Measure {
  const binOf = Int32Array.from(bins.flatMap(({ high, low }, bin) => Array<number>(high - low + 1).fill(bin)));
  return () => {
    const valueAt = measure();
    return (cells, at) => {
      const value = valueAt(cells, at);
      return value < 0 ? value : binOf[value];
    };
  };
}

function alikeIn(chances: readonly number[], binAt: Measure, root: number): Likeness {
  let kept = -1;
  let last = -1;
  const likenessOf = (one: number): number => ((one === last ? 1 / chances[one] : 0) - 1) / root;
  return {
    keep(cells, at) {
      kept = binAt(cells, at);
    },
    alike(cells, at) {
      if (kept < 0) return null;
      last = binAt(cells, at);
      return last < 0 ? null : likenessOf(kept);
    },
    own: () => likenessOf(last),
  };
}

function sumOf(table: Float64Array): number {
  return table.reduce((sum, count) => sum + count, 0);
}
