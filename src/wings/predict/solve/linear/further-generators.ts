import type { Prng } from '../../../../core/subject/source.js';
import { linearBits } from '../../../../parts/prng/linear-bits.js';
import { signedSource } from '../../../../parts/prng/signed-source.js';

/** Three Tausworthe generators added. Of its three words the lowest 1, 3 and 4 bits are dropped before they count. */
const taus88: Prng = {
  id: 'taus88',
  title: 'taus88 (gsl_rng_taus2, boost::taus88)',
  summary: 'The sum of three Tausworthe generators, of 31, 29 and 28 bits.',
  reference: "L'Ecuyer (1996), Maximally equidistributed combined Tausworthe generators, Math. Comp. 65(213):203-213",
  ...linearBits(96),
  stateBits: 88,
  period: (2n ** 31n - 1n) * (2n ** 29n - 1n) * (2n ** 28n - 1n),
  forbids: ([a, b, c]) => a < 2 || b < 8 || c < 16,
  create(seed) {
    let [a, b, c] = seed;
    return signedSource(() => {
      a = ((a & ~1) << 12) ^ (((a << 13) ^ a) >>> 19);
      b = ((b & ~7) << 4) ^ (((b << 2) ^ b) >>> 25);
      c = ((c & ~15) << 17) ^ (((c << 3) ^ c) >>> 11);
      return a ^ b ^ c;
    });
  },
};

const WELL_REFERENCE =
  "Panneton, L'Ecuyer, Matsumoto (2006), Improved long-period generators based on linear recurrences modulo 2, ACM TOMS 32(1):1-16, Table II";

const well512: Prng = {
  id: 'well512',
  title: 'WELL512a',
  summary: 'A linear generator of 512 bits with eight shifts.',
  reference: WELL_REFERENCE,
  ...linearBits(512),
  create(seed) {
    const words = Uint32Array.from(seed);
    let at = 0;
    return signedSource(() => {
      const [own, far, near] = [words[at], words[(at + 13) & 15], words[(at + 9) & 15]];
      const first = own ^ (own << 16) ^ far ^ (far << 15);
      const second = near ^ (near >>> 11);
      const both = first ^ second;
      words[at] = both;
      at = (at + 15) & 15;
      const last = words[at];
      words[at] = last ^ (last << 2) ^ first ^ (first << 18) ^ (second << 28) ^ both ^ ((both << 5) & 0xda44_2d24);
      return words[at];
    });
  },
};

const well1024: Prng = {
  id: 'well1024',
  title: 'WELL1024a',
  summary: 'A linear generator of 1,024 bits with seven shifts.',
  reference: WELL_REFERENCE,
  ...linearBits(1024),
  create(seed) {
    const words = Uint32Array.from(seed);
    let at = 0;
    return signedSource(() => {
      const [near, far, middle] = [words[(at + 3) & 31], words[(at + 24) & 31], words[(at + 10) & 31]];
      const first = words[at] ^ near ^ (near >>> 8);
      const second = far ^ (far << 19) ^ middle ^ (middle << 14);
      words[at] = first ^ second;
      at = (at + 31) & 31;
      const last = words[at];
      words[at] = last ^ (last << 11) ^ first ^ (first << 7) ^ second ^ (second << 13);
      return words[at];
    });
  },
};

/** Linear generators that deal nothing here, and are only looked for. */
export const FURTHER_GENERATORS: readonly Prng[] = [taus88, well512, well1024];
