import { merge } from '../../../../core/statistic/merge-counts.js';
import type { FittedStatistic } from '../../../../engine/fit.js';
import type { EvenDeals } from './even-deals.js';
import type { Chain } from './split-levels.js';
import type { TailReader } from './tail-reader.js';

/** A whole sample: its outcomes side by side, their counts, and their distance in the tail. */
export interface Sample {
  readonly cells: Uint16Array;
  counts: Float64Array;
  mark: number;
}

/**
 * Makes samples of `trials` uniform outcomes as one statistic counts them and `reader` reads one of its tails. A step redeals some neighbouring
 * outcomes: their number, from one to half of them, is uniform on a logarithmic scale.
 */
export function sampleChain(
  deals: EvenDeals,
  { fitted }: Pick<FittedStatistic, 'fitted'>,
  ordered: boolean,
  trials: number,
  reader: TailReader,
  random: () => number,
): Chain<Sample> {
  const { width } = deals;
  const counted = (cells: Uint16Array): Float64Array => {
    const accumulator = fitted.accumulator({ first: 0, trials });
    accumulator.add({ width, length: trials, cells });
    return fitted.condense ? fitted.condense([accumulator.counts]) : accumulator.counts;
  };
  // Counts that are sums over outcomes are changed by those that come and go; others are counted anew.
  const adder = ordered || fitted.condense ? null : fitted.accumulator();
  const added = (counts: Float64Array, cells: Uint16Array, length: number, sign: 1 | -1): void => {
    if (!adder) return;
    adder.counts.fill(0);
    adder.add({ width, length, cells });
    if (sign < 0) for (let i = 0; i < counts.length; i++) counts[i] -= adder.counts[i];
    else merge(counts, adder.counts);
  };
  const half = trials / 2;
  const before = new Uint16Array(width * trials);
  const after = new Uint16Array(width * trials);
  return {
    async start() {
      const cells = new Uint16Array(width * trials);
      await deals.fill(cells, trials);
      const counts = counted(cells);
      return { cells, counts, mark: reader.mark(counts) };
    },
    copy: ({ cells, counts, mark }) => ({ cells: cells.slice(), counts: counts.slice(), mark }),
    isInside: ({ counts, mark }, level) => reader.isInside(mark, level, counts),
    async step(sample, level) {
      const { cells } = sample;
      const many = Math.max(1, Math.floor(Math.exp(random() * Math.log(half + 1))));
      const first = Math.floor(random() * (trials - many + 1));
      const [from, to] = [first * width, (first + many) * width];
      before.set(cells.subarray(from, to));
      await deals.fill(after, many);
      cells.set(after.subarray(0, many * width), from);
      const counts = adder ? sample.counts.slice() : counted(cells);
      added(counts, before, many, -1);
      added(counts, after, many, 1);
      const mark = reader.mark(counts);
      if (reader.isInside(mark, level, counts)) {
        sample.counts = counts;
        sample.mark = mark;
      } else {
        cells.set(before.subarray(0, to - from), from);
      }
    },
  };
}
