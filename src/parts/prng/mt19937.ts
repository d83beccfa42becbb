import { mersenne, mersenneFromState } from 'pure-rand/generator/mersenne';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { BitSource, Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand, testingRng } from './findings.js';
import { inTurns } from './in-turns.js';
import { wholeSeed } from './whole-seed.js';

const WORDS = 624;

/**
 * MT19937. Seed: mt[0..623] with the position at 624, that is, before the next regeneration; 31 bits of mt[0] are never used.
 * Own seeding: `init_genrand` of the low 32 bits.
 */
export const mt19937: Prng = {
  id: 'mt19937',
  title: 'Mersenne Twister MT19937',
  summary: 'A twisted generalised feedback shift register of 19,937 bits, the default of many languages.',
  reference:
    'Matsumoto, Nishimura (1998), Mersenne Twister, ACM Trans. Model. Comput. Simul. 8(1):3-30, doi:10.1145/272991.272995; seeding of mt19937ar.c (2002); through pure-rand 8.4.2',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 19_937,
  period: 2n ** 19_937n - 1n,
  others: [testingRng('PractRand 0.93 fails it after 2^38 bytes by the rank of binary matrices'), smokeRand('passesSmall', 37)],
  seedWords: WORDS,
  seedBits: 32,
  kernel: 'mt19937Words',
  seedKernel: 'mt19937Seeds',
  forbids: (seed) => seed[0] >>> 31 === 0 && seed.subarray(1).every((word) => word === 0),
  create(seed) {
    checkSeed(mt19937, seed);
    const generator = mersenneFromState([0, ...seed]);
    // The library tempers a word and then twists it in place: after 624 outputs the whole state has been regenerated once.
    for (let i = 0; i < WORDS; i++) generator.next();
    return twister(generator);
  },
  seeded: (seed) => twister(mersenne(Number(BigInt.asIntN(32, wholeSeed('mt19937', seed))))),
};

// A loop of its own, since one shared by several libraries' generators takes twice as long.
function source(generator: RandomGenerator): BitSource {
  return {
    fill(out) {
      for (let i = 0; i < out.length; i++) out[i] = generator.next();
    },
  };
}

function twister(first: RandomGenerator): BitSource {
  return inTurns(first, {
    kernel: 'mt19937Words',
    words: source,
    state: (generator) => Uint32Array.from(generator.getState()),
    from: (state) => mersenneFromState(Array.from(state, (word) => word | 0)),
  });
}
