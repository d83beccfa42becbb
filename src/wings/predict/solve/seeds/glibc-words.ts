import { glibcRandom } from '../../../../parts/prng/index.js';
import { power } from './congruence-words.js';
import { type FirstWords, timesMod } from './first-words.js';

const [WORDS, LAG, DISCARDED, MODULUS] = [31, 3, 310, 2 ** 31 - 1];

/** The most words made: each needs 31 weights of its own. */
const MOST = 64;

/** Row k: the multiples of the 31 words of the table whose sum mod 2^32 is word k, not yet without its lowest bit. */
const WEIGHTS = weights();

/** The powers of the congruence by which the table is filled. */
const POWERS = Int32Array.from({ length: WORDS }, (_, i) => power(16_807, i, MODULUS));

/** glibc's `rand`: a word is a sum of multiples of the table's words, and those of a seed are those of the seed before plus constants. */
export const glibcWords: FirstWords = {
  prng: glibcRandom,
  most: MOST,
  make(from, seeds, at, each, out) {
    const table = new Int32Array(WORDS);
    const start = (seed: number): void => {
      const word = seed | 0 || 1;
      for (let i = 0; i < WORDS; i++) table[i] = timesMod(word < 0 ? word + 2 * MODULUS : word, POWERS[i], MODULUS);
      table[0] = word;
    };
    let to = 0;
    start(from);
    for (let k = 0; k < seeds; k++) {
      for (let i = 0; i < each; i++) out[to++] = sumOf(table, (at + i) * WORDS) >>> 1;
      // The seeds 0 and 1 are one, and those from 2^31 on are negative numbers.
      const next = (from + k + 1) | 0;
      if (next === 0 || next === 1 || next === -MODULUS - 1) start(next);
      else step(table);
    }
  },
};

function sumOf(table: Int32Array, row: number): number {
  let sum = 0;
  for (let i = 0; i < WORDS; i++) sum = (sum + Math.imul(table[i], WEIGHTS[row + i])) | 0;
  return sum;
}

function step(table: Int32Array): void {
  table[0]++;
  for (let i = 1; i < WORDS; i++) {
    const x = table[i] + POWERS[i] - MODULUS;
    table[i] = x + (MODULUS & (x >> 31));
  }
}

function weights(): Int32Array {
  const rows = Array.from({ length: WORDS }, (_, i) => Int32Array.from({ length: WORDS }, (__, k) => Number(i === k)));
  const out = new Int32Array(MOST * WORDS);
  for (let k = 0; k < DISCARDED + MOST; k++) {
    const to = rows[(k + LAG) % WORDS];
    const from = rows[k % WORDS];
    for (let i = 0; i < WORDS; i++) to[i] += from[i];
    if (k >= DISCARDED) out.set(to, (k - DISCARDED) * WORDS);
  }
  return out;
}
