import type { Statistic, TestResult } from '../core/statistic.js';
import type { Tails } from '../math/chi-squared.js';
import { DECODERS, scratch } from '../math/digits.js';
import { evenSplitTails } from '../math/even-split.js';
import { kernelCumulants, LEAST_EXPECTED, LEAST_TRIALS } from '../math/few-trials.js';
import { testResult } from '../math/result.js';
import { statisticTails } from '../math/statistic-tails.js';
import { threeMomentTails } from '../math/three-moment.js';

const ID = 'fisher-yates-digits';
const QUESTIONS: Readonly<Record<string, string>> = {
  down: 'Is every choice even, if the steps ran from the last card down?',
  forward: 'Is every choice even, if the steps ran from the first card up?',
  'inside-out': 'Is every choice even, if the deck was built card by card?',
};

/**
 * Reads each deal backwards into the choices that a Fisher–Yates shuffle must have made, in three ways, and compares each
 * step's choices with an even spread: Q = Σ over steps of Pearson's chi-squared, on n(n − 1)/2 degrees.
 *
 * Each decoder is a bijection, so without bias its digits are independent and uniform whatever the algorithm was. Where the algorithm
 * is the decoder's own, digit i has exactly the law of its draw, so the faulty step is named.
 */
export const fisherYatesDigits: Statistic = {
  id: ID,
  title: 'The choice of every step',
  summary: 'Decodes each deal into the choices of a Fisher–Yates shuffle, three ways, and compares each step with an even spread.',
  reference:
    'R. A. Fisher & F. Yates (1938); R. Durstenfeld (1964), doi:10.1145/364520.364540; D. E. Knuth, TAOCP vol. 2, 3rd ed., 3.4.2 P',
  question: 'Is every choice of the shuffle even?',
  catches: 'stops-early',
  required: true,
  fit(space, trials) {
    if (trials < LEAST_TRIALS) return { skipped: `needs at least ${LEAST_TRIALS} deals, got ${trials}` };
    const n = space.width;
    const degrees = (n * (n - 1)) / 2;
    const cells = degrees + n - 1;
    const plans = DECODERS.map((decoder) => {
      const choices = decoder.choices(n);
      const offsets = new Uint32Array(n - 1);
      for (let s = 1; s < n - 1; s++) offsets[s] = offsets[s - 1] + choices[s - 1];
      return { decoder, choices, offsets };
    });
    return {
      shape: [DECODERS.length, cells],
      rows: DECODERS.map(({ id }) => ({ test: `${ID}/${id}`, question: QUESTIONS[id], degrees, scale: n - 1 })),
      accumulator() {
        const counts = new Float64Array(DECODERS.length * cells);
        const work = scratch(n);
        const parts = plans.map(({ decoder, offsets }, d) => ({ decoder, offsets, into: counts.subarray(d * cells, (d + 1) * cells) }));
        return {
          counts,
          add(batch) {
            for (const { decoder, offsets, into } of parts) {
              for (let deal = 0; deal < batch.length; deal++) decoder.count(batch.cells, deal * n, work, into, offsets);
            }
          },
        };
      },
      test(counts, total): TestResult[] {
        return plans.map(({ decoder, choices, offsets }, d) => {
          let value = 0;
          choices.forEach((bound, s) => {
            const start = d * cells + offsets[s];
            let squares = 0;
            for (let k = 0; k < bound; k++) squares += (bound * counts[start + k] - total) ** 2;
            value += squares / bound / total;
          });
          const { tails, grade } = read(value, degrees, n, total, counts[d * cells]);
          return testResult(`${ID}/${decoder.id}`, value, degrees, tails, grade, total);
        });
      },
    };
  },
};

function read(value: number, degrees: number, n: number, total: number, first: number): { tails: Tails; grade: TestResult['grade'] } {
  if (n === 2) return { tails: evenSplitTails(first, total), grade: 'exact' };
  if (total / n >= LEAST_EXPECTED) return { tails: statisticTails(value, degrees, total), grade: 'asymptotic' };
  // One digit of K values has E[k³] = (K − 1)(K − 2); independent digits add their cumulants. Σ (K − 1)(K − 2), K = 2 … n, is n(n−1)(n−2)/3.
  const { variance, thirdCumulant } = kernelCumulants(total, degrees, (n * (n - 1) * (n - 2)) / 3);
  return { tails: threeMomentTails(value, degrees, total, variance, thirdCumulant), grade: 'calibrated' };
}
