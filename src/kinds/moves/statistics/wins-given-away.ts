import type { Statistic } from '../../../core/statistic/statistic.js';
import { outcomeIn } from '../../../core/subject/outcome.js';
import { nimSumAt } from '../../../games/nim/nim-sum.js';
import { rankOfPiles } from '../../../games/nim/player/choice-positions.js';
import { testResult } from '../../../math/pearson/result.js';
import { pow } from '../../../math/primitives/pow.js';

const TEST = 'wins-given-away';
const QUESTION = 'Does every move from a position that can be won win?';

/** The most positions whose lost wins are counted one by one. */
const MOST_NAMED = 2 ** 15;

/** Cells before the counts of the positions: wins given away, and positions met that can be won. */
const LEAD = 2;

/**
 * Counts the moves that leave a nim-sum where one to 0 was possible. No winning choice is such a move, so luck never makes one. Its size is that of
 * their share of all moves, U²/N for U of N.
 */
export const winsGivenAway: Statistic = {
  id: TEST,
  title: 'Won games that are given away',
  summary: 'Counts the moves that do not win from positions that can be won, of which a player who chooses among winning moves makes none.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, doi:10.2307/1967631',
  question: QUESTION,
  catches: 'nim:player/random',
  battery: 'quick',
  required: false,
  headline: { says: 'the player gives won games away', rank: 3 },
  fit(space) {
    const { max, piles } = outcomeIn(space, 'moves');
    const positions = pow(max, piles);
    const named = positions <= MOST_NAMED ? positions : 0;
    return {
      shape: [LEAD + named],
      adds: { atMost: 1 },
      rows: [{ test: TEST, degrees: 1, scale: 1, forecast: 'never' }],
      accumulator() {
        const counts = new Float64Array(LEAD + named);
        return {
          counts,
          add({ cells, length, width }) {
            for (let move = 0, at = 0; move < length; move++, at += width) {
              const before = nimSumAt(cells, at, piles);
              if (before === 0) continue;
              counts[1]++;
              const pile = cells[at + piles];
              if ((before ^ cells[at + pile] ^ cells[at + piles + 1]) === 0) continue;
              counts[0]++;
              if (named > 0) counts[LEAD + rankOfPiles(cells, at, piles, max)]++;
            }
          },
        };
      },
      test([given], total) {
        const none = given === 0;
        const tails = { upper: none ? 1 : 0, logUpper: none ? 0 : Math.log(Number.MIN_VALUE), lower: 1, logLower: 0 };
        return [testResult(TEST, given ** 2 / total, 1, tails, 'exact', total)];
      },
    };
  },
};

/**
 * Reads the counts of a sample: wins given away of positions that could be won, and the first such position by its piles; null where it has no such
 * name.
 */
export function winsGivenAwayIn(
  values: ArrayLike<number>,
  { max, piles }: { readonly max: number; readonly piles: number },
): { readonly given: number; readonly won: number; readonly first: readonly number[] | null } {
  const rank = Array.from(values).findIndex((count, at) => at >= LEAD && count > 0) - LEAD;
  const first = rank < 0 ? null : Array.from({ length: piles }, (_, i) => 1 + (Math.floor(rank / pow(max, piles - 1 - i)) % max));
  return { given: values[0], won: values[1], first };
}
