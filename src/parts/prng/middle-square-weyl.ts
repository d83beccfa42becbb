import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand, testingRng } from './findings.js';
import { highWord } from './high-word.js';

/**
 * Widynski's middle square with a Weyl sequence. Seed: x, w, s, each low word first; s is made odd.
 * The period is a multiple of 2^64, that of w, and differs from state to state.
 */
export const middleSquareWeyl: Prng = {
  id: 'middle-square-weyl',
  title: 'Middle square with a Weyl sequence',
  summary: "Von Neumann's middle of the square, kept from dying out by a 64-bit counter of odd step.",
  reference: 'Widynski (2017), Middle-square Weyl sequence RNG, arXiv:1704.00358',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  // x enters by its square alone, and there are (2^63 + 4) / 3 squares mod 2^64.
  stateBits: Math.log2((2 ** 63 + 4) / 3) + 64 + 63,
  period: null,
  secure: false,
  others: [testingRng('PractRand 0.93 finds nothing in 2^39 bytes'), smokeRand('passesBig', 44, 'no-further')],
  seedWords: 6,
  create(seed) {
    checkSeed(middleSquareWeyl, seed);
    const kept = Uint32Array.from(seed);
    kept[4] |= 1;
    const [, , , , step, step2] = kept;
    return {
      fill(out) {
        let [x, x2, w, w2] = kept;
        for (let i = 0; i < out.length; i++) {
          // w += s; x = x² + w; the halves of x change places; the word is the low one, which was the high one.
          const sum = w + step;
          w = sum >>> 0;
          w2 = (w2 + step2 + (sum > 0xffff_ffff ? 1 : 0)) >>> 0;
          const low = (Math.imul(x, x) >>> 0) + w;
          // The new x with its halves exchanged: what was the high half is the output.
          x2 = (highWord(x, x) + 2 * Math.imul(x, x2) + w2 + (low > 0xffff_ffff ? 1 : 0)) >>> 0;
          x = x2;
          x2 = low >>> 0;
          out[i] = x;
        }
        kept[0] = x;
        kept[1] = x2;
        kept[2] = w;
        kept[3] = w2;
      },
    };
  },
};
