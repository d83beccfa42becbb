import { binsValue, digitBins, digitDifferences, pairMoments, smallBins, wrappedDifference } from '../counting/difference-table.js';
import type { ListRow, ListStatistic } from '../counting/list-statistic.js';
import { squaresResult } from '../counting/row-results.js';
import type { DifferenceBin } from '../math/difference-moments.js';
import { logMostEvenBins } from '../math/most-even.js';

const TEST = 'step-differences';
const QUESTION = 'Are items some steps apart in the list every distance apart equally often?';

/** The most bins of either kind per step. */
const MOST_PARTS = 1024;

/** The largest step looked at: the items between are kept for each. */
const FURTHEST = 2 ** 20;

/**
 * Counts the differences of items 2, 4, 8, … places apart, up to a quarter of the list or 2^20 places, twice: by their size, modulo n, in some √n
 * bins, and by their last binary digits, about half of all. A Feistel network of few rounds gives two numbers that agree in one half differences of
 * the other half that agree too often, whichever half stands first. Means as counted in `differenceMean` and `digitDifferences`.
 */
export const stepDifferences: ListStatistic = {
  id: TEST,
  title: 'Items powers of two apart',
  summary: 'Counts how far items 2, 4, 8, … places apart in the list lie from each other in the order before.',
  reference:
    'M. Luby & C. Rackoff (1988), doi:10.1137/0217022, and J. Patarin (1991), New results on pseudorandom permutation generators based on the DES scheme, for what few rounds leave',
  question: QUESTION,
  headline: 'items some steps apart hang together',
  finds: 'Feistel networks of few rounds, interleaved shards, linear congruences',
  opposite: {
    tail: 'lower',
    headline: 'items some steps apart lie every distance apart more evenly than luck',
    finds: 'affine maps, strides, shards dealt in turn',
  },
  battery: 'standard',
  fit(n, lists) {
    const steps: number[] = [];
    for (let step = 2; step <= Math.min(FURTHEST, n / 4); step *= 2) steps.push(step);
    // As many bins as there are halves of a number: where those agree too often one of them is full.
    const digits = Math.max(Math.round(Math.log2(n) / 2), Math.ceil(Math.log2(n / MOST_PARTS)));
    const counted = digitBins(n, digits);
    const parts = counted.length;
    const bins = joined(counted);
    const last = digitDifferences(n, Math.min(MOST_PARTS, 2 ** Math.ceil(Math.ceil(Math.log2(n)) / 2)));
    const width = parts + last.length;
    const rows = steps.flatMap((step): readonly ListRow[] => {
      const common = { question: QUESTION, scale: lists * (n - step), required: false };
      return [
        { ...common, test: `${TEST}/${step}`, degrees: bins.length - 1, sizeOf: `distances of ${2 ** digits}` },
        { ...common, test: `${TEST}/${step}-last`, degrees: last.length - 1, sizeOf: `distances modulo ${last.length}` },
      ];
    });
    return {
      shape: [steps.length, width],
      rows,
      counter: () => {
        const counts = new Float64Array(steps.length * width);
        // As many items as the furthest step goes back, round and round.
        const kept = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(2, steps.at(-1) ?? 2))) * 2);
        const mask = kept.length - 1;
        return {
          counts,
          add(items, first) {
            // Never more at once than the ring holds beyond the furthest step.
            const most = kept.length / 2;
            for (let from = 0; from < items.length; from += most) {
              const to = Math.min(items.length, from + most);
              for (let k = from; k < to; k++) kept[(first + k) & mask] = items[k];
              steps.forEach((step, row) => {
                const start = Math.max(from, step - first);
                const at = row * width;
                countGaps(
                  items.subarray(start, Math.max(start, to)),
                  { kept, at: (first + start - step) & mask },
                  { n, digits, lastOf: last.length - 1 },
                  { bySize: counts.subarray(at, at + parts), byLast: counts.subarray(at + parts, at + width) },
                );
              });
            }
          },
        };
      },
      test: (counts) =>
        steps.flatMap((step, i) => {
          const at = i * width;
          const { mean } = pairMoments(n, bins, step);
          const [bySize, byLast] = [rows[2 * i], rows[2 * i + 1]];
          const sized =
            binsValue(joinedCounts(counts, at, parts, bins.length), 0, bins, { pairs: n - step, places: n - 1, lists }) *
            (bySize.degrees / mean);
          const ended = binsValue(counts, at + parts, last, { pairs: n - step, places: n - 1, lists });
          const even = (of: readonly DifferenceBin[]): number => logMostEvenBins(of.map(({ size }) => ((n - step) * size) / (n - 1)));
          return [
            squaresResult(
              bySize,
              sized,
              { mean: bySize.degrees, variance: 2 * bySize.degrees + smallBins(bins, lists) },
              lists,
              even(bins),
            ),
            squaresResult(
              byLast,
              ended,
              { mean: byLast.degrees, variance: 2 * byLast.degrees + smallBins(last, lists) },
              lists,
              even(last),
            ),
          ];
        }),
    };
  },
};

/** Counts the differences between items and those before them, which lie in a ring, whose length is a power of two, from `at` on. */
function countGaps(
  items: Uint32Array,
  { at, kept }: { readonly kept: Uint32Array; readonly at: number },
  { digits, lastOf, n }: { readonly n: number; readonly digits: number; readonly lastOf: number },
  { byLast, bySize }: { readonly bySize: Float64Array; readonly byLast: Float64Array },
): void {
  const mask = kept.length - 1;
  for (let k = 0, earlier = at; k < items.length; k++, earlier++) {
    const [item, before] = [items[k], kept[earlier & mask]];
    bySize[wrappedDifference(item, before, n) >>> digits]++;
    byLast[(item - before) & lastOf]++;
  }
}

/** Returns the bins; a last one that has less than half the others' differences is joined to the one before it. */
function joined(bins: readonly DifferenceBin[]): readonly DifferenceBin[] {
  const [before, last] = bins.slice(-2);
  if (bins.length < 3 || 2 * last.size >= before.size) return bins;
  // A bin of the greatest differences is mirrored among the least alone.
  return [...bins.slice(0, -2), { size: before.size + last.size, mirrored: before.mirrored + last.mirrored }];
}

function joinedCounts(counts: ArrayLike<number>, at: number, parts: number, bins: number): Float64Array {
  const own = Float64Array.from({ length: bins }, (_, k) => counts[at + k]);
  if (bins < parts) own[bins - 1] += counts[at + parts - 1];
  return own;
}
