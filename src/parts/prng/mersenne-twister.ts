import { mersenne, mersenneFromState } from 'pure-rand/generator/mersenne';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Entry } from '../../core/catalogue.js';
import type { BitSource, Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand, testingRng } from './findings.js';
import { wholeSeed } from './whole-seed.js';

export const TWISTER_WORDS = 624;

/** A seeding of the Mersenne Twister, and the name that the generator has with it. */
interface Seeding extends Entry, Pick<Prng, 'anySeedBits' | 'seedKernel'>, Required<Pick<Prng, 'seedBits'>> {
  start(seed: bigint): BitSource;
}

/** MT19937 with one of its seedings. Seed: mt[0..623] with the position at 624, that is, before the next regeneration; 31 bits of mt[0] are never used. */
export function mersenneTwister({ start, ...own }: Seeding): Prng {
  const prng: Prng = {
    ...own,
    range: 2n ** 32n,
    lowest: 0,
    wordsPerOutput: 1,
    stateBits: 19_937,
    period: 2n ** 19_937n - 1n,
    secure: false,
    readFrom: 108,
    others: [testingRng('PractRand 0.93 fails it after 2^38 bytes by the rank of binary matrices'), smokeRand('passesSmall', 37)],
    seedWords: TWISTER_WORDS,
    kernel: 'mt19937Words',
    forbids: (seed) => seed[0] >>> 31 === 0 && seed.subarray(1).every((word) => word === 0),
    create(seed) {
      checkSeed(prng, seed);
      return twisterFrom(seed);
    },
    seeded: (seed) => start(wholeSeed(own.id, seed)),
  };
  return prng;
}

/** The stream that continues from this state of 624 words. */
export function twisterFrom(state: Uint32Array): BitSource {
  const generator = mersenneFromState([0, ...state]);
  // The library tempers a word and then twists it in place: after 624 outputs the whole state has been regenerated once.
  for (let i = 0; i < TWISTER_WORDS; i++) generator.next();
  return twister(generator);
}

/** The stream that starts from `init_genrand` of a word. */
export function twisterOf(word: number): BitSource {
  return twister(mersenne(word | 0));
}

/** The words of the library's generator, or of the kernel where there are kernels; each continues where the other stopped. */
function twister(first: RandomGenerator): BitSource {
  let generator = first;
  let moved: Uint32Array | null = null;
  return {
    fill(out, kernels) {
      if (kernels) {
        moved ??= Uint32Array.from(generator.getState());
        return kernels.fill('mt19937Words', moved, out);
      }
      if (moved) {
        generator = mersenneFromState(Array.from(moved, (word) => word | 0));
        moved = null;
      }
      // A loop of its own, since one shared by several libraries' generators takes twice as long.
      for (let i = 0; i < out.length; i++) out[i] = generator.next();
    },
  };
}
