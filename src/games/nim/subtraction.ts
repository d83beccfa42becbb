import { AuditError } from '../../core/errors.js';
import type { HeapGame } from './heap-game.js';

/** The largest number to take: larger ones would need longer tables than are computed. */
const MOST_TAKEN = 1000;

/**
 * Returns the subtraction game of a set: a move takes one of these numbers of stones from a heap. Throws E_USAGE for an empty set, or for numbers
 * that are not integers, from 1 to 1,000 and all different.
 */
export function subtraction(set: readonly number[]): HeapGame {
  const wrong = set.find((taken, i) => !(Number.isSafeInteger(taken) && taken >= 1 && taken <= MOST_TAKEN) || set.indexOf(taken) < i);
  if (set.length === 0 || wrong !== undefined) {
    throw new AuditError('E_USAGE', `the numbers to take must be whole, from 1 to ${MOST_TAKEN} and different, got ${wrong ?? 'none'}`, {
      hint: 'for example subtraction:1,3,4',
    });
  }
  const numbers = [...set].sort((a, b) => a - b);
  const longest = Math.max(...numbers);
  return {
    id: `subtraction:${numbers.join(',')}`,
    title: `Subtraction game {${numbers.join(', ')}}`,
    summary: `A move takes ${numbers.join(' or ')} from a heap.`,
    reference: 'E. R. Berlekamp, J. H. Conway & R. K. Guy, Winning Ways, 2nd ed. (2001), chapter 4: subtraction games',
    options(n, leave) {
      for (const taken of numbers) if (taken <= n) leave(n - taken, 0);
    },
    theorem: {
      title: 'each value of a subtraction game follows from as many before it as the most a move takes',
      comparisons: () => longest,
    },
  };
}
