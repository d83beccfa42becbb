import type { Entry } from '../../core/catalogue.js';
import type { BitSource, Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { linearBits } from './linear-bits.js';

/** A version of xoshiro128**: the word of its state that it scrambles, and its other properties. */
interface Version extends Entry, Pick<Prng, 'kernel'> {
  readonly scrambled: 0 | 1;
}

/** xoshiro128** of either version. Seed: s[0] to s[3]. */
export function xoshiro128({ scrambled, ...own }: Version): Prng {
  const prng: Prng = {
    ...own,
    ...linearBits(128),
    create(seed) {
      checkSeed(prng, seed);
      return source(seed, scrambled, own.kernel);
    },
  };
  return prng;
}

function source(state: Uint32Array, scrambled: 0 | 1, kernel: Prng['kernel']): BitSource {
  const kept = Int32Array.from(state);
  return {
    fill(out, kernels) {
      if (kernels && kernel) return kernels.fill(kernel, kept, out);
      let a = kept[0];
      let b = kept[1];
      let c = kept[2];
      let d = kept[3];
      for (let i = 0; i < out.length; i++) {
        // The word is 9 · (5 s <<< 7); t = s1 << 9; s2 ^= s0; s3 ^= s1; s1 ^= s2; s0 ^= s3; s2 ^= t; s3 = s3 <<< 11; <<< turns left.
        const scaled = Math.imul(scrambled === 0 ? a : b, 5);
        out[i] = Math.imul((scaled << 7) | (scaled >>> 25), 9);
        const shifted = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= shifted;
        d = (d << 11) | (d >>> 21);
      }
      kept[0] = a;
      kept[1] = b;
      kept[2] = c;
      kept[3] = d;
    },
  };
}
