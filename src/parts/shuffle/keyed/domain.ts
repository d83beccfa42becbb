import { AuditError } from '../../../core/errors.js';
import type { KeyedPermutation } from '../../../core/subject/keyed-permutation.js';

/** Items up to which a keyed order is worked out: their numbers, and masks of them, are whole numbers of 31 bits. */
const MOST_ITEMS = 2 ** 31;

/** Up to this many items keys are so short that all of them can be gone through. */
const FEW_ITEMS = 8;

/** Whether an order of `n` items is to be proved over all keys, and so has short ones. */
export function hasShortKeys(n: number): boolean {
  return n <= FEW_ITEMS;
}

/** The least k with 2^k ≥ n, 0 to 31: the bits of a number below n. Throws E_USAGE where n is no whole number from 1 to 2^31. */
export function bitsOf(n: number): number {
  checkItems(n);
  return 32 - Math.clz32(n - 1);
}

/** Throws E_USAGE where n is no whole number from 1 to 2^31. */
export function checkItems(n: number): void {
  if (!(Number.isSafeInteger(n) && n >= 1 && n <= MOST_ITEMS))
    throw new AuditError('E_USAGE', `a keyed order has 1 to ${MOST_ITEMS} items, got ${n}`);
}

/**
 * An order of 0 … n − 1 made of one of more numbers: where it leads out, it is done again until it is back (J. Black & P. Rogaway, Ciphers with arbitrary
 * finite domains, CT-RSA 2002, doi:10.1007/3-540-45760-7_9). It comes back, since the ring of each number begins inside; and where the larger order is even, so
 * is what is left of it.
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
