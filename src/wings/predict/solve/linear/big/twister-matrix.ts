import { BitMatrix } from './bit-matrix.js';
import { bitMemory } from './bit-memory.js';

/** A sum of bits of a word of the stream, whose first word is 0. */
export interface StreamSum {
  readonly word: number;
  readonly bits: number;
}

const WORDS = 624;

/** Unknowns: every bit of the state, of which 31 of the first word change nothing. */
export const TWISTER_UNKNOWNS = 32 * WORDS;

/** Unknowns before the first that changes anything. */
export const TWISTER_DEAD = 31;

/** States that are run at a time, bytes of a plane, and of a row in a stripe. */
const [ABREAST, PLANE, ROW] = [128, 16, 64];

/** The bits of the state's word that add up to each bit of a word handed out. */
const TEMPERED = Uint32Array.from({ length: 32 }, (_, bit) => {
  let sum = 0;
  for (let own = 0; own < 32; own++) sum |= ((temper(1 << own) >>> bit) & 1) << own;
  return sum;
});

/** Makes equations of sums of MT19937's stream, in the order of their words: sums of bits of the state from which it starts. Their right sides are 0. */
export function twisterMatrix(sums: readonly StreamSum[], take = bitMemory): BitMatrix {
  const planes = TWISTER_UNKNOWNS * PLANE;
  const matrix = new BitMatrix(sums.length, TWISTER_UNKNOWNS, planes + 8 * sums.length, take);
  const { kernels, words } = matrix.memory;
  const wanted = matrix.room + planes;
  for (const [k, { word, bits }] of sums.entries()) words.set([word, untempered(bits)], (wanted >>> 2) + 2 * k);
  for (let from = 0; from < TWISTER_UNKNOWNS; from += ABREAST) {
    words.fill(0, matrix.room >>> 2, wanted >>> 2);
    for (let k = 0; k < ABREAST; k++) words[((matrix.room + (from + k) * PLANE) >>> 2) + (k >>> 5)] = 1 << (k & 31);
    kernels.twisterSums(matrix.room, wanted, sums.length, matrix.stripe(Math.floor(from / (8 * ROW))) + (from % (8 * ROW)) / 8);
  }
  return matrix;
}

/** The bits of a word of the state that add up to the sum of `bits` of the word handed out. */
function untempered(bits: number): number {
  let sum = 0;
  for (let bit = 0; bit < 32; bit++) if ((bits >>> bit) & 1) sum ^= TEMPERED[bit];
  return sum;
}

function temper(word: number): number {
  let y = word ^ (word >>> 11);
  y ^= (y << 7) & 0x9d2c_5680;
  y ^= (y << 15) & 0xefc6_0000;
  return y ^ (y >>> 18);
}
