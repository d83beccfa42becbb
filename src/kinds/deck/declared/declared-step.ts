import { pValue, type Statistic } from '../../../core/statistic/statistic.js';
import { dealtCells } from './dealt-cells.js';
import { nullIn } from './null-in.js';
import { stepsAgainst } from './steps-against.js';

/** The most cards whose counts are kept in the record: it holds the square of this many cells. */
const MOST_CARDS = 256;

const TEST = 'declared-step';
const QUESTION = 'Does each card come at each position as often as it is declared to?';

/**
 * Counts cards by positions in the deals as dealt, and compares each position with the declared chances there, rare cards together in bins fixed
 * beforehand. At one position a deal puts one card, so the bins are an ordinary multinomial, whose law is known far into the tail. The row reports
 * the position least explained by luck. Its p-value is multiplied by the number of positions (C. E. Bonferroni): never too small, however positions
 * are correlated. Its size is that of the chances at that position.
 */
export const declaredStep: Statistic = {
  id: TEST,
  title: 'Every card and position against its declared chance',
  summary: 'Counts which card comes at which position and compares each position with the chances that are declared for it.',
  reference: 'K. Pearson (1900), doi:10.1080/14786440009463897; J. I. Yellott (1977), doi:10.1016/0022-2496(77)90026-8',
  question: QUESTION,
  asks: ({ space: { declared } }) =>
    declared?.kind === 'matchings' ? 'Is each card paired with every other as often as it is declared to be?' : QUESTION,
  catches: 'a draw by weight that is wrong from the second card on under --null weighted',
  battery: 'quick',
  required: false,
  headline: { says: 'some cards come at some positions more often than is declared', rank: 1 },
  fit(space, trials) {
    const made = nullIn(space);
    if ('skipped' in made) return made;
    const n = space.cards;
    if (n > MOST_CARDS) return { skipped: { why: 'too-large', limit: 'cards', most: MOST_CARDS, got: n } };
    const chances = made().steps();
    if (!chances) return { skipped: { why: 'no-steps' } };
    const steps = stepsAgainst(chances, n, trials);
    if (!steps) return { skipped: { why: 'few-for-bins', of: 'position', got: trials } };
    const { degrees, looks } = steps;
    return {
      shape: [n, n],
      adds: { rows: 1, columns: 1 },
      // Every bin is taken by itself: nothing is to be allowed for few deals.
      rows: [{ test: TEST, degrees, scale: 1, furthest: { looks, fewest: Number.POSITIVE_INFINITY } }],
      accumulator(_, counts = new Float64Array(n * n)) {
        return {
          counts,
          add(decks) {
            const cells = dealtCells(decks);
            const end = decks.length * n;
            for (let at = 0; at < end; at += n) for (let p = 0; p < n; p++) counts[p * n + cells[at + p]]++;
          },
        };
      },
      test(counts, total) {
        const { result } = steps.furthest(TEST, counts, total);
        const logP = Math.min(0, result.logP + Math.log(looks));
        return [
          { ...result, p: pValue(Math.exp(logP)), logP: logP + 0, lowerP: pValue(1), logLowerP: 0, grade: 'calibrated', plain: null },
        ];
      },
    };
  },
};
