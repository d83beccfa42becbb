import type { Statistic } from '../../../core/statistic/statistic.js';
import { MOST_BYTE_CARDS, type TallyReader } from '../../../core/statistic/tally.js';
import { choicesShown, digitPlan } from '../../../math/digits/digit-plan.js';
import { digitResult, digitValue } from '../../../math/digits/digit-result.js';
import { DECODERS, scratch } from '../../../math/digits/digits.js';
import { LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { readTable } from '../../counting/read-table.js';

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
  asks: ({ test }) => QUESTIONS[test.slice(ID.length + 1)] ?? '',
  catches: 'stops-early',
  battery: 'quick',
  required: true,
  counts: 'choices',
  needsStart: true,
  fit(space, trials) {
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    const n = space.width;
    const size = choicesShown(n);
    const plans = DECODERS.map((decoder) => ({ decoder, plan: digitPlan(decoder.choices(n)) }));
    const [{ cells, degrees }] = plans.map(({ plan }) => plan);
    return {
      shape: [DECODERS.length, cells],
      adds: { rows: n - 1 },
      // Of an even deck every decoder's digits are even and independent, so that all three rows have one law.
      rows: DECODERS.map(({ id }, d) => ({
        test: `${ID}/${id}`,
        degrees,
        scale: n - 1,
        ...(size !== null && { shows: { of: 'choices', size } as const }),
        ...(d > 0 && { lawOf: `${ID}/${DECODERS[0].id}` }),
      })),
      accumulator(_, counts = new Float64Array(DECODERS.length * cells)) {
        const work = scratch(n);
        let digits = new Uint16Array(0);
        const parts = plans.map(({ decoder, plan }, d) => ({
          decoder,
          plan,
          into: counts.subarray(d * cells, (d + 1) * cells),
        }));
        return {
          counts,
          add({ cells, length }) {
            if (digits.length < length * (n - 1)) digits = new Uint16Array(length * (n - 1));
            const ofBatch = digits.subarray(0, length * (n - 1));
            for (const { decoder, plan, into } of parts) {
              for (let deal = 0; deal < length; deal++) {
                decoder.decode(cells, deal * n, work);
                ofBatch.set(work.digits, deal * (n - 1));
              }
              plan.add(ofBatch, into);
            }
          },
          readers: parts.map(({ decoder, into, plan }): TallyReader => {
            if (n > MOST_BYTE_CARDS) return readTable({ ...decoder.wide(n), from: decoder.wideCell(cells) }, into);
            return {
              tally: { id: decoder.table, lag: 0 },
              take(table) {
                for (const [step, bound] of plan.choices.entries()) {
                  const from = decoder.cell(n, step);
                  for (let digit = 0; digit < bound; digit++) into[plan.offsets[step] + digit] += table[from + digit];
                }
              },
            };
          }),
        };
      },
      values: (counts, total) => plans.map(({ plan }, d) => digitValue(plan, counts.subarray(d * cells, (d + 1) * cells), total)),
      test(counts, total) {
        return plans.map(({ decoder, plan }, d) =>
          digitResult(`${ID}/${decoder.id}`, plan, counts.subarray(d * cells, (d + 1) * cells), total),
        );
      },
    };
  },
};
