import type { Bounded } from '../../../../core/subject/bounded.js';

const FACTS = {
  reference: 'xoshiro / xoroshiro generators and the PRNG shootout, prng.di.unimi.it: generating uniform doubles',
  rejects: false,
} as const;
/** The number of words that two words make. */
const WORDS = 2 ** 32;

/** The remainder of a whole output of 64 bits, its low word first. */
export const longRemainder: Bounded = {
  ...FACTS,
  id: 'long-modulo',
  title: 'Remainder of 64 bits',
  summary: 'The remainder of an output of 64 bits by the bound.',
  draw(words, bounds, draws) {
    for (const [k, bound] of bounds.entries()) {
      const low = words.take();
      draws[k] = ((words.take() % bound) * (WORDS % bound) + (low % bound)) % bound;
    }
  },
  law: () => 'uniform',
};

/** floor(u · bound) with the upper 53 of 64 bits as u, the low word first. */
export const longScale: Bounded = {
  ...FACTS,
  id: 'long-scale',
  title: 'Math.floor(u * n), u of 64 bits',
  summary: 'The upper 53 bits of an output of 64 bits as a fraction, times the bound, rounded down.',
  draw(words, bounds, draws) {
    for (const [k, bound] of bounds.entries()) {
      const low = words.take();
      draws[k] = Math.floor(((words.take() * 2 ** 21 + (low >>> 11)) / 2 ** 53) * bound);
    }
  },
  law: () => 'uniform',
};
