import type { Entry } from '../../core/catalogue.js';
import type { BitSource, Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { wholeSeed } from './whole-seed.js';

/** A linear congruence x ← multiplier · x + increment mod 2^bits, of full period; the lowest `dropped` bits of x are not given out. */
interface Congruence32 {
  readonly multiplier: number;
  readonly increment: number;
  readonly bits: 31 | 32;
  readonly dropped: 0 | 16;
}

/** A generator whose words are the top bits of such a congruence. Seed: its state, mod 2^bits. Own seeding: the same. */
export function congruence32(entry: Entry, { bits, dropped, increment, multiplier }: Congruence32): Prng {
  const range = 2n ** BigInt(bits - dropped);
  const source = (start: number): BitSource => wordsFrom(start, multiplier, increment, dropped, Number(range - 1n) | 0);
  const prng: Prng = {
    ...entry,
    range,
    lowest: 0,
    wordsPerOutput: 1,
    stateBits: bits,
    period: 2n ** BigInt(bits),
    secure: false,
    readFrom: 1,
    seedWords: 1,
    congruence: {
      multiplier: BigInt(multiplier),
      increment: BigInt(increment),
      modulus: 2n ** BigInt(bits),
      lowestBit: dropped,
      inARow: true,
    },
    seedBits: bits,
    kernel: 'congruence32Words',
    seedKernel: 'congruence32Seeds',
    create(seed) {
      checkSeed(prng, seed);
      return source(seed[0]);
    },
    seeded: (seed) => source(Number(BigInt.asIntN(32, wholeSeed(entry.id, seed)))),
  };
  return prng;
}

/** Words (x >>> shift) & mask. One of 31 bits gives the words of the congruence mod 2^31, whose state is the low 31 bits of this one's. */
function wordsFrom(start: number, multiplier: number, increment: number, shift: number, mask: number): BitSource {
  const kept = Int32Array.of(start, multiplier, increment, shift, mask);
  return {
    fill(out, kernels) {
      if (kernels) return kernels.fill('congruence32Words', kept, out);
      let x = kept[0];
      for (let i = 0; i < out.length; i++) {
        x = (Math.imul(x, multiplier) + increment) | 0;
        out[i] = (x >>> shift) & mask;
      }
      kept[0] = x;
    },
  };
}
