import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { counted } from '../../core/words/counted.js';
import { bitsOf, walking } from './keyed/domain.js';
import { feistelNetwork, halvesOfRound } from './keyed/feistel-network.js';
import { keyedShuffle } from './keyed/keyed-shuffle.js';

/** The number of values in the table of a round, and the bound of each. */
function tableOf(n: number, round: number): { readonly length: number; readonly bound: number } {
  const { changed, read } = halvesOfRound(bitsOf(n), round);
  return { length: 2 ** read, bound: 2 ** changed };
}

/**
 * A Feistel network of `rounds` rounds over the least 2^k ≥ n. Its key is the round functions themselves, each a table of random values: about √n draws a
 * round, 16 tables a round at 5 to 8 cards. So it has no weakness of a hash, only that of too few rounds.
 */
function feistelOf(rounds: number): PlannedShuffle {
  return keyedShuffle({
    id: `feistel:${rounds}`,
    title: `Feistel network of ${counted(rounds, 'round')} by random tables`,
    summary:
      'A place’s number is cut into halves, which take turns in changing by a table of the other; numbers outside the deck go through again.',
    reference:
      'M. Luby & C. Rackoff, How to construct pseudorandom permutations from pseudorandom functions, SIAM Journal on Computing 17 (1988) 373–386, doi:10.1137/0217022; J. Black & P. Rogaway, Ciphers with arbitrary finite domains (2002), doi:10.1007/3-540-45760-7_9',
    seenIn: 'format-preserving encryption, and programs that number the items of a long list in a mixed order without a list of them',
    why: 'So few rounds reach too few orders. More rounds, or a shuffle where the list is held anyway, leave less to see.',
    bounds: (n) =>
      Uint32Array.from(
        Array.from({ length: rounds }, (_, r) => tableOf(n, r)).flatMap(({ length, bound }) => new Array<number>(length).fill(bound)),
      ),
    keyed(n, key) {
      let from = 0;
      const tables = Array.from({ length: rounds }, (_, r) => {
        const table = key.subarray(from, from + tableOf(n, r).length);
        from += table.length;
        return (half: number) => table[half];
      });
      return walking(n, feistelNetwork(bitsOf(n), tables));
    },
  });
}

/** Feistel networks whose round functions are random tables; four rounds by default. */
export const feistel: PlannedShuffle = {
  ...feistelOf(4),
  id: 'feistel',
  title: 'Feistel network by random tables',
  parameter: { meaning: 'rounds', least: 1, most: 64, of: feistelOf },
};
