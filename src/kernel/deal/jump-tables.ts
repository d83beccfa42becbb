import { keepLatest } from '../../core/keep-latest.js';

/** Bits of the state of xoshiro128**, and words. */
const BITS = 128;
const WORDS = 4;

/** Bits of a state that are looked up together. */
const TOGETHER = 4;

/** Lengths whose tables are kept: those of the few sizes of deck that one process deals. */
const MOST_KEPT = 8;

/**
 * What moves a state of xoshiro128** on by `length` words: for every four bits of it, low ones first, the sixteen states that they add, four words
 * each. The step is linear over GF(2) (D. Blackman & S. Vigna 2021, doi:10.1145/3460772, section 5), so a state's place later is the sum of what its bits add.
 */
export const jumpTables: (length: number) => Uint32Array = keepLatest(MOST_KEPT, String, (length: number) => {
  const columns = Array.from({ length: BITS }, (_, bit) => steppedOn(bit, length));
  const values = 2 ** TOGETHER;
  const tables = new Uint32Array((BITS / TOGETHER) * values * WORDS);
  for (let at = 0; at < tables.length; at++) {
    const word = at % WORDS;
    const value = Math.floor(at / WORDS) % values;
    const first = Math.floor(at / WORDS / values) * TOGETHER;
    for (let bit = 0; bit < TOGETHER; bit++) if ((value >> bit) & 1) tables[at] ^= columns[first + bit][word];
  }
  return tables;
});

/** The state whose one bit is set, so many steps later. */
function steppedOn(bit: number, steps: number): Int32Array {
  const state = new Int32Array(WORDS);
  state[bit >> 5] = 1 << (bit & 31);
  let [a, b, c, d] = state;
  for (let step = 0; step < steps; step++) {
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
  }
  return Int32Array.of(a, b, c, d);
}
