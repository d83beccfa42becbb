import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { checkItems, hasShortKeys, walking } from './keyed/domain.js';
import { keyedShuffle } from './keyed/keyed-shuffle.js';
import { mix32 } from './keyed/mix32.js';

const ROUNDS = 10;
const FEWEST_DIGITS = 2;
const HALF_WORD = 2 ** 16;

/** The number of keys where all are enumerated; else 64 bits are drawn, 16 at a time. */
const SHORT_KEYS = 2 ** 12;

/** An odd number near 2^32 over the golden ratio, which distinguishes the rounds (D. E. Knuth, TAOCP vol. 3, 2nd ed. (1998), section 6.4). */
const GOLDEN = 0x9e3779b9;

/** The number of digits of the largest number below n, at least two: FF1 takes a number in two parts. */
function digitsOf(n: number): number {
  checkItems(n);
  return Math.max(FEWEST_DIGITS, String(n - 1).length);
}

/** 10^digits, for at most 10 digits. */
function tens(digits: number): number {
  return Number(`1e${digits}`);
}

/**
 * The structure of FF1 over decimal numbers of as many digits as n − 1 has. In each of ten rounds the first part becomes the second, and the second
 * the sum, modulo a power of ten, of the first and a function of the second and the round. FF1 takes AES for that function; here the finaliser of
 * MurmurHash3 stands in, so this shows what the structure does and is no cipher. The key has 64 bits, and 12 up to 8 cards.
 */
export const ff1: PlannedShuffle = keyedShuffle({
  id: 'ff1',
  title: 'FF1 over decimal digits, with a hash for AES',
  summary:
    'A place’s decimal digits go through the ten rounds of FF1, whose halves take turns in adding a hash of the other; numbers outside the deck go through again.',
  reference:
    'M. Dworkin, Recommendation for block cipher modes of operation: Methods for format-preserving encryption, NIST SP 800-38G (2016), doi:10.6028/NIST.SP.800-38G: FF1',
  seenIn: 'the structure is that of card and account numbers that are encrypted and keep their form, where AES is the function of a round',
  why: 'Ten rounds over few digits reach fewer orders than there are. Where the list is held anyway, a shuffle is even.',
  bounds: (n) => (hasShortKeys(n) ? Uint32Array.of(SHORT_KEYS) : new Uint32Array(4).fill(HALF_WORD)),
  keyed(n, key) {
    const digits = digitsOf(n);
    const [first, second] = [tens(digits >> 1), tens(digits - (digits >> 1))];
    const [low, high] = hasShortKeys(n) ? [key[0], 0] : [key[0] * HALF_WORD + key[1], key[2] * HALF_WORD + key[3]];
    return walking(n, (x) => {
      let a = Math.floor(x / second);
      let b = x % second;
      for (let round = 0; round < ROUNDS; round++) {
        const sum = a + mix32(mix32(b ^ low) ^ high ^ Math.imul(round + 1, GOLDEN));
        a = b;
        b = sum % (round % 2 === 0 ? first : second);
      }
      return a * second + b;
    });
  },
});
