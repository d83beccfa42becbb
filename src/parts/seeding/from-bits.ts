import type { Seeding } from '../../core/subject/seeding.js';
import { counted } from '../../core/words/counted.js';

const WORD = 32;
const MOST = 128;

/** The one stream that the generator's own seeding starts from a random number of `bits` bits, as in a language that seeds itself. */
function fromBitsOf(bits: number, id: string): Seeding {
  return {
    kind: 'once',
    id,
    title: `Seeded once from ${counted(bits, 'random bit')}`,
    summary: `The generator is started once by its own seeding from a random number of ${counted(bits, 'bit')}, and runs on from deal to deal.`,
    reference: 'ISO/IEC 14882:2017, 29.6.6: std::random_device gives the 32 bits that most programs seed a generator with',
    seedSource: 'random',
    ownStart: {
      seedBits: bits,
      seed: (words) =>
        BigInt.asUintN(
          bits,
          words(Math.ceil(bits / WORD)).reduce((seed, word) => (seed << BigInt(WORD)) | BigInt(word), 0n),
        ),
    },
  };
}

/** `from-bits` is from-bits:32; a colon may give another number of bits, from 1 to 128. */
export const fromBits: Seeding = {
  ...fromBitsOf(WORD, 'from-bits'),
  title: 'Seeded once from random bits',
  parameter: { meaning: 'bits of the seed', least: 1, most: MOST, of: (bits) => fromBitsOf(bits, `from-bits:${bits}`) },
};
