import type { Statistic } from '../../../core/statistic/statistic.js';
import { mayCome } from '../../../math/nulls/may-come.js';
import { testResult } from '../../../math/pearson/result.js';
import { dealtCells } from './dealt-cells.js';
import { nullIn } from './null-in.js';

const TEST = 'declared-possible';
const QUESTION = 'Can every deal come under the declared null?';

/**
 * Counts the deals that have no chance under the declared null: a card that stays in a derangement, a second cycle in a cyclic order. Luck never
 * makes one, so a single one is as improbable as a number can express. Its value is (impossible deals)²/deals. Its size belongs to no law, and is
 * stated for the share of such deals.
 */
export const declaredPossible: Statistic = {
  id: TEST,
  title: 'Deals that the declared null has no place for',
  summary: 'Counts the deals that cannot come under the declared null, of which none may come.',
  reference: 'the support of the law that is declared (docs/declared-nulls.md)',
  question: QUESTION,
  catches: 'fisher-yates under --null cyclic',
  battery: 'quick',
  required: false,
  headline: { says: 'there are deals that cannot come under the declared null', rank: 3 },
  needsStart: true,
  fit(space) {
    const made = nullIn(space);
    if ('skipped' in made) return made;
    if (made().read) return { skipped: { why: 'reads-all' } };
    if (!made().excludes) return { skipped: { why: 'allows-all' } };
    return {
      shape: [2],
      adds: { rows: 1 },
      rows: [{ test: TEST, degrees: 1, scale: 1, forecast: 'never' }],
      accumulator() {
        const counts = new Float64Array(2);
        const law = made();
        return {
          counts,
          add(decks) {
            const cells = dealtCells(decks);
            const { length, width } = decks;
            for (let at = 0; at < length * width; at += width) counts[mayCome(law, width, cells, at) ? 1 : 0]++;
          },
        };
      },
      test([cannot], total) {
        const none = cannot === 0;
        const tails = { upper: none ? 1 : 0, logUpper: none ? 0 : Math.log(Number.MIN_VALUE), lower: 1, logLower: 0 };
        return [testResult(TEST, cannot ** 2 / total, 1, tails, 'exact', total)];
      },
    };
  },
};
