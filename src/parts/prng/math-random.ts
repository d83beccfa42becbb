import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';

/** The engine's `Math.random`, looked up at each call, so that a replacement is drawn from too: a word is floor(2^32 u). Takes no seed. */
export const mathRandom: Prng = {
  id: 'math-random',
  title: 'Math.random',
  summary: "The JavaScript engine's own generator, whatever it is; not reproducible.",
  reference: 'ECMA-262, ECMAScript language specification, Math.random',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: Number.POSITIVE_INFINITY,
  period: null,
  secure: false,
  readFrom: 1,
  readIn: 'V8 of Node 12 to 24; about 50 in Node 26',
  seedWords: 0,
  live: true,
  flagSeeded: true,
  create(seed) {
    checkSeed(mathRandom, seed);
    return {
      fill(out) {
        for (let i = 0; i < out.length; i++) out[i] = Math.random() * 2 ** 32;
      },
    };
  },
};
