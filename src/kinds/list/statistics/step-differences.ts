import type { DifferenceBin } from '../../../math/lists/difference-moments.js';
import { binsValue, digitBins, pairMoments, smallBins, wrappedDifference } from '../difference-table.js';
import type { ListRow, ListStatistic } from '../list-statistic.js';
import { squaresResult } from '../row-results.js';

const TEST = 'step-differences';
const QUESTION = 'Are items some steps apart in the list every distance apart equally often?';

/** At most so many bins a step, or twice as many less one. */
const MOST_PARTS = 2048;

/** The furthest steps that are looked at: of each the items between are kept. */
const FURTHEST = 2 ** 20;

/**
 * Counts the differences of items 2, 4, 8, … places apart, up to a quarter of the list or 2^20 places, modulo n, in some √n bins of equal length, up to 2,048. A Feistel network of few rounds
 * gives two numbers whose halves agree differences that agree as well. Mean as of `neighbour-gap`.
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
  battery: 'standard',
  fit(n, lists) {
    const steps: number[] = [];
    for (let step = 2; step <= Math.min(FURTHEST, n / 4); step *= 2) steps.push(step);
    // As many bins as there are halves of a number: where those agree too often one of them is full.
    const digits = Math.max(Math.round(Math.log2(n) / 2), Math.ceil(Math.log2(n / MOST_PARTS)));
    const counted = digitBins(n, digits);
    const parts = counted.length;
    const bins = joined(counted);
    const rows = steps.map(
      (step): ListRow => ({
        test: `${TEST}/${step}`,
        question: QUESTION,
        degrees: bins.length - 1,
        sizeOf: `distances of ${2 ** digits}`,
        scale: lists * (n - step),
        required: false,
      }),
    );
    return {
      shape: [steps.length, parts],
      rows,
      counter: () => {
        const counts = new Float64Array(steps.length * parts);
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
                const earlier = { kept, at: (first + start - step) & mask };
                countGaps(items, start, to, earlier, { n, digits }, counts.subarray(row * parts, (row + 1) * parts));
              });
            }
          },
        };
      },
      test: (counts) =>
        steps.map((step, i) => {
          const { degrees } = rows[i];
          const { mean } = pairMoments(n, bins, step);
          const value =
            binsValue(joinedCounts(counts, i * parts, parts, bins.length), 0, bins, { pairs: n - step, places: n - 1, lists }) *
            (degrees / mean);
          return squaresResult(rows[i], value, { mean: degrees, variance: 2 * degrees + smallBins(bins, lists) }, lists);
        }),
    };
  },
};

/** Counts the differences of items from `start` to `end` and those before them, which lie in a ring of a power of two from `at` on. */
function countGaps(
  items: Uint32Array,
  start: number,
  end: number,
  { at, kept }: { readonly kept: Uint32Array; readonly at: number },
  { digits, n }: { readonly n: number; readonly digits: number },
  counts: Float64Array,
): void {
  const mask = kept.length - 1;
  for (let k = start, earlier = at; k < end; k++, earlier++) counts[wrappedDifference(items[k], kept[earlier & mask], n) >>> digits]++;
}

/** The bins, with a last one that has less than half the others' differences joined to the one before it. */
function joined(bins: readonly DifferenceBin[]): readonly DifferenceBin[] {
  const [before, last] = bins.slice(-2);
  if (bins.length < 3 || 2 * last.size >= before.size) return bins;
  // A bin of the greatest differences is mirrored among the least alone.
  return [...bins.slice(0, -2), { size: before.size + last.size, mirrored: before.mirrored + last.mirrored }];
}

/** The counts of one step, joined as its bins are. */
function joinedCounts(counts: ArrayLike<number>, at: number, parts: number, bins: number): Float64Array {
  const own = Float64Array.from({ length: bins }, (_, k) => counts[at + k]);
  if (bins < parts) own[bins - 1] += counts[at + parts - 1];
  return own;
}
