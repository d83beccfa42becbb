import { AuditError } from '../../../core/errors.js';
import type { KeyedPermutation } from '../../../core/subject/keyed-permutation.js';

/** The most items of a keyed order: their numbers, and masks of them, are whole numbers of 31 bits. */
const MOST_ITEMS = 2 ** 31;

/** The most items for which keys are so short that all of them can be enumerated. */
const FEW_ITEMS = 8;

/** True if an order of `n` items is to be proved over all keys, and so has short ones. */
export function hasShortKeys(n: number): boolean {
  return n <= FEW_ITEMS;
}

/** The least k with 2^k ≥ n, 0 to 31: the bits of a number below n. Throws E_USAGE unless n is a whole number from 1 to 2^31. */
export function bitsOf(n: number): number {
  checkItems(n);
  return 32 - Math.clz32(n - 1);
}

/** Throws E_USAGE unless n is a whole number from 1 to 2^31. */
export function checkItems(n: number): void {
  if (!(Number.isSafeInteger(n) && n >= 1 && n <= MOST_ITEMS))
    throw new AuditError('E_USAGE', `a keyed order has 1 to ${MOST_ITEMS} items, got ${n}`);
}

/**
 * An order of 0 … n − 1 made from a permutation of more numbers by cycle walking: a result outside is permuted again until it is inside (J. Black &
 * P. Rogaway, Ciphers with arbitrary finite domains, CT-RSA 2002, doi:10.1007/3-540-45760-7_9). It comes back inside, since the cycle of each number
 * begins there; and where the larger permutation is uniform, so is this one.
 */
export function walking(n: number, larger: (x: number) => number): KeyedPermutation {
  return {
    at(x) {
      let y = larger(x);
      while (y >= n) y = larger(y);
      return y;
    },
  };
}
