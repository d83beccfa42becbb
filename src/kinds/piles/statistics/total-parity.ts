import type { Statistic } from '../../../core/statistic/statistic.js';
import { outcomeIn } from '../../../core/subject/outcome.js';
import { pow } from '../../../math/primitives/pow.js';
import { histogram } from '../../counting/histogram.js';

const TEST = 'total-parity';
const QUESTION = 'Is the number of stones odd as often as even piles make it?';

/**
 * Counts the deals with an odd number of stones in all, which is the lowest bit of the nim-sum. The chance of an odd total is (1 − (1 − 2q)^piles)/2,
 * q that of an odd pile: exactly 1/2 where max is even. A dealer with a fixed odd total never deals a position that the player to move loses.
 */
export const totalParity: Statistic = {
  id: TEST,
  title: 'Odd and even totals',
  summary: 'Counts the deals with an odd number of stones, the lowest bit of the nim-sum, and compares them with their exact share.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, doi:10.2307/1967631',
  question: QUESTION,
  catches: 'nim:dealer/fixed-total',
  battery: 'standard',
  required: false,
  fit(space, trials) {
    const { max, piles } = outcomeIn(space, 'piles');
    const odd = (1 - pow(1 - (2 * Math.ceil(max / 2)) / max, piles)) / 2;
    return histogram({
      test: TEST,
      values: 2,
      law: Float64Array.of(1 - odd, odd),
      trials,
      measure: () => (cells, at) => {
        let stones = 0;
        for (let i = at; i < at + piles; i++) stones ^= cells[i];
        return stones & 1;
      },
    });
  },
};
