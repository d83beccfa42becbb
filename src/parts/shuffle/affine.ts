import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { checkItems } from './keyed/domain.js';
import { keyedShuffle } from './keyed/keyed-shuffle.js';
import { unitAt, unitCount } from './keyed/units.js';

const HALF_WORD = 2 ** 16;

/** a · x modulo n for whole numbers below 2^31, in two steps of 16 bits, so that no product loses a digit. */
function timesModulo(a: number, x: number, n: number): number {
  const high = (a * Math.floor(x / HALF_WORD)) % n;
  return (high * HALF_WORD + a * (x % HALF_WORD)) % n;
}

/**
 * Place x gets card a · x + c modulo n. The key is a, one of the φ(n) numbers without a factor in common with n, and c, one of n. It reaches n · φ(n)
 * of the n! orders, all equally often, which are all orders up to 3 cards.
 */
export const affine: PlannedShuffle = keyedShuffle({
  id: 'affine',
  title: 'Affine map modulo the number of cards',
  summary: 'Place x gets card a · x + c modulo n, with a random a that has no factor in common with n and a random c.',
  reference:
    'J. L. Carter & M. N. Wegman, Universal classes of hash functions, Journal of Computer and System Sciences 18 (1979) 143–154, doi:10.1016/0022-0000(79)90044-8: two values are as good as independent, three are not',
  seenIn: 'programs that go through a list by steps of one random length, and the affine cipher of textbooks',
  why: 'Two cards lie as luck puts them, and then all others are fixed: neighbours keep one distance all through the deck.',
  bounds: (n) => Uint32Array.of(unitCount(n), n),
  keyed(n, [unit, shift]) {
    checkItems(n);
    const factor = unitAt(n, unit);
    return { at: (x) => (timesModulo(factor, x, n) + shift) % n };
  },
});
