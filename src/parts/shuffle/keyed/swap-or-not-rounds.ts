import type { KeyedPermutation } from '../../../core/subject/keyed-permutation.js';

/**
 * Swap-or-not over n items. In round r item x and its partner, pivot − x modulo n, change places or do not, by one bit for the pair, which is looked
 * up under the greater of the two. Each round is its own inverse. `bit` gives an odd number where they change places.
 *
 * V. T. Hoang, B. Morris & P. Rogaway, An enciphering scheme based on a card shuffle, CRYPTO 2012, doi:10.1007/978-3-642-32009-5_1; with SHA-256 for
 * pivots and bits it is `compute_shuffled_index` of Ethereum's consensus specification, whose vectors a test checks.
 */
export function swapOrNotRounds(n: number, pivots: ArrayLike<number>, bit: (round: number, greater: number) => number): KeyedPermutation {
  return {
    at(x) {
      let at = x;
      for (let r = 0; r < pivots.length; r++) {
        const other = pivots[r] - at;
        const partner = other < 0 ? other + n : other;
        if (bit(r, Math.max(at, partner)) & 1) at = partner;
      }
      return at;
    },
  };
}
