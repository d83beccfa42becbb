import type { ListStatistic } from '../counting/list-statistic.js';
import { fitSums } from '../counting/sums.js';
import { WholeSum } from '../counting/whole-sum.js';

const TEST = 'serial-correlation';
const QUESTION = 'Does a high item follow high items no more often than luck makes it?';

/** The mask of half a word: products of items are added in two parts, so that none is rounded. */
const LOW = 0x7fff;
const HIGH = 2 ** 15;

/**
 * The sum of the products of neighbours, round the circle: mean and variance are those of sampling without replacement, exactly, and its law is nearly normal. The size
 * is that of the rank correlation of neighbours.
 */
export const serialCorrelation: ListStatistic = {
  id: TEST,
  title: 'Rank correlation of neighbours',
  summary: 'Multiplies every item with the one after it and compares the sum with that of a uniform order.',
  reference: 'A. Wald & J. Wolfowitz (1943), doi:10.1214/aoms/1177731358; R. Bartels (1982), doi:10.1080/01621459.1982.10477764',
  question: QUESTION,
  headline: 'neighbours come from one part of the list too often',
  finds: 'items that stay with those of about the same place: buffers, shards, slow trends',
  opposite: {
    tail: 'lower',
    headline: 'neighbours come from opposite parts of the list too often',
    finds: 'strides, affine maps, shards dealt in turn',
  },
  battery: 'quick',
  fit(n, lists) {
    // Of the numbers 0 … n − 1: sums of powers S1, S2 about the middle, where S1 is 0.
    const middle = (n - 1) / 2;
    const squares = (n * (n ** 2 - 1)) / 12;
    const fourths = (squares * (3 * n ** 2 - 7)) / 20;
    const centred = -squares / (n - 1);
    // Wald and Wolfowitz's variance of Σ x y round the circle, with S1 = S3 = 0.
    const variance = (squares ** 2 - fourths) / (n - 1) + (squares ** 2 - 2 * fourths) / ((n - 1) * (n - 2)) - centred ** 2;
    const sum = {
      test: TEST,
      question: QUESTION,
      sizeOf: 'the correlation of neighbours',
      law: { mean: centred + n * middle ** 2, variance },
      unit: squares,
    };
    return fitSums(lists, 2, [sum], (counts) => {
      const sum = new WholeSum(counts, 0);
      let before = 0;
      let opened = 0;
      /** Adds high · 2^15 + low. */
      const flush = (high: number, low: number): void => {
        const over = Math.floor(high / 2 ** 25);
        sum.addHalves(over, 0);
        sum.add((high - over * 2 ** 25) * HIGH);
        sum.add(low);
      };
      const add = (one: number, other: number): void => flush(one * (other >>> 15), one * (other & LOW));
      return {
        add(items, first) {
          if (first === 0) [opened] = items;
          else add(before, items[0]);
          let low = 0;
          let high = 0;
          for (let k = 1; k < items.length; k++) {
            const one = items[k - 1];
            const other = items[k];
            low += one * (other & LOW);
            high += one * (other >>> 15);
            // Each part is below 2^45, so 128 of them are below 2^52.
            if ((k & 127) === 0) {
              flush(high, low);
              low = 0;
              high = 0;
            }
          }
          flush(high, low);
          before = items[items.length - 1];
        },
        endList: () => add(before, opened),
      };
    });
  },
};
