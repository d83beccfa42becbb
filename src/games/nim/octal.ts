import { AuditError } from '../../core/errors.js';
import type { HeapGame, PeriodTheorem } from './heap-game.js';

/** The most digits of a code: the table of a game takes time for every digit, and nobody plays longer ones. */
const MOST_DIGITS = 16;

/**
 * Returns the octal game of a code such as `0.77`. Its k-th digit after the point says what may be left when k are taken from a heap: 1 stands for
 * nothing left, 2 for one heap, 4 for two heaps; a digit is the sum of what is allowed. Throws E_USAGE for anything but `0.` and digits 0 to 7, up to
 * 16 of them, at least one of which is not 0.
 *
 * R. K. Guy & C. A. B. Smith (1956), The G-values of various games, doi:10.1017/S0305004100031509.
 */
export function octal(code: string, name: Partial<Pick<HeapGame, 'id' | 'title' | 'summary' | 'reference'>> = {}): HeapGame {
  const digits = [...(/^0?\.([0-7]*[1-7])0*$/.exec(code)?.[1] ?? '')].map(Number);
  if (digits.length === 0 || digits.length > MOST_DIGITS) {
    throw new AuditError('E_USAGE', `an octal code must be 0. and up to ${MOST_DIGITS} digits from 0 to 7, not all 0, got "${code}"`, {
      hint: 'Kayles is 0.77, Dawson’s Kayles is 0.07',
    });
  }
  const written = `0.${digits.join('')}`;
  return {
    id: `octal:${written}`,
    title: `Octal game ${written}`,
    summary: `A move takes up to ${digits.length} from a heap, and its digit of the code says what may be left.`,
    reference: 'R. K. Guy & C. A. B. Smith (1956), The G-values of various games, doi:10.1017/S0305004100031509',
    ...name,
    options(n, leave) {
      for (let taken = 1; taken <= digits.length && taken <= n; taken++) {
        // Bit 0 allows to leave no heap, bit 1 one heap, bit 2 two.
        const digit = digits[taken - 1];
        const left = n - taken;
        if (left === 0 ? digit & 1 : digit & 2) leave(left, 0);
        if (digit & 4) for (let first = 1; first <= left - first; first++) leave(first, left - first);
      }
    },
    theorem: octalTheorem(digits.length),
  };
}

/**
 * Returns the theorem on octal games: values that repeat from heap f ≥ 1 up to twice f, one period and the most a move takes, repeat forever. Of the
 * two heaps that a move leaves of a larger one, the greater is at least f + period. So it can be shortened by a period and has the same value.
 */
function octalTheorem(longest: number): PeriodTheorem {
  return {
    title: 'the period theorem of octal games (Guy & Smith 1956)',
    comparisons: (from, period) => from + period + longest,
  };
}
