import type { Entry } from '../../core/catalogue.js';
import type { Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import { congruence32 } from './congruence32.js';
import { wholeSeed } from './whole-seed.js';

/** x ← multiplier · x + increment mod 2^32, all 32 bits given out, of full period. Seed: its state. Own seeding: the low 32 bits. */
export function wholeCongruence32(entry: Entry, multiplier: number, increment: number): Prng {
  const law = { multiplier, increment, shift: 0, mask: -1 };
  const prng: Prng = {
    ...entry,
    range: 2n ** 32n,
    lowest: 0,
    wordsPerOutput: 1,
    stateBits: 32,
    period: 2n ** 32n,
    secure: false,
    seedWords: 1,
    congruence: { multiplier: BigInt(multiplier), modulus: 2n ** 32n, lowestBit: 0, inARow: true },
    seedBits: 32,
    kernel: 'congruence32Words',
    seedKernel: 'congruence32Seeds',
    create(seed) {
      checkSeed(prng, seed);
      return congruence32(seed[0], law);
    },
    seeded: (seed) => congruence32(Number(BigInt.asIntN(32, wholeSeed(entry.id, seed))), law),
  };
  return prng;
}
