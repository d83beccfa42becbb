import type { BitSource, Prng } from '../../../../core/subject/source.js';

/** A way to make numbers of the words of a congruence x: each is (x + shift) without its lowest bits. */
export interface NumberForm {
  /** A word for it where a generator has several. */
  readonly id: 'words' | 'published' | 'doubles';
  /** Words that a number takes; its leading bits are of the first. */
  readonly perNumber: 1 | 2;
  /** Numbers are below this. */
  readonly range: bigint;
  readonly shift: bigint;
  /** The numbers of a stream of words. */
  numbers(words: BitSource): BitSource;
}

/** Words as the catalogue has them, from 0 up. */
export function plainNumbers({ lowest, range }: Prng): NumberForm {
  return { id: 'words', perNumber: 1, range, shift: BigInt(-lowest), numbers: (words) => words };
}

/** Words as a generator publishes them, from 1 up where that is the least. */
export function publishedNumbers({ lowest, range }: Prng): NumberForm {
  return {
    id: 'published',
    perNumber: 1,
    range: range + BigInt(lowest),
    shift: 0n,
    numbers: (words) => ({
      fill(out) {
        words.fill(out);
        for (let i = 0; i < out.length; i++) out[i] += lowest;
      },
    }),
  };
}

/**
 * Java's nextDouble, 26 bits of one word before 27 of the next, by its leading 32 bits: what is left out decides a draw once in 2^32 / n.
 * Oracle, Java Platform SE 17 API Specification, java.util.Random.nextDouble.
 */
export function doubleNumbers({ range }: Prng): NumberForm {
  return {
    id: 'doubles',
    perNumber: 2,
    range,
    shift: 0n,
    numbers: (words) => ({
      fill(out) {
        const pairs = new Uint32Array(2 * out.length);
        words.fill(pairs);
        for (let i = 0; i < out.length; i++) out[i] = (pairs[2 * i] & -64) | (pairs[2 * i + 1] >>> 26);
      },
    }),
  };
}
