import type { Prng } from '../../core/subject/source.js';
import { testingRng } from './findings.js';
import { pcgStart } from './pcg-start.js';
import { pcgXslRr } from './pcg-xsl-rr.js';
import { wholeSeed } from './whole-seed.js';

const DEFAULT_INCREMENT = 0x5851f42d4c957f2d14057b7ef767814fn;

/**
 * PCG-XSL-RR 128/64, `pcg64` of pcg-cpp. Seed: state, then increment, each low word first; the increment is made odd.
 * Own seeding: `pcg64(seed, stream)`; without a stream the default increment, as `pcg64_oneseq`.
 */
export const pcg64: Prng = pcgXslRr(
  {
    id: 'pcg64',
    title: 'PCG-XSL-RR 128/64',
    summary: 'A 128-bit linear congruential generator whose halves are combined and rotated by its own top bits.',
    reference:
      "O'Neill (2014), PCG: a family of simple fast space-efficient statistically good algorithms for random number generation, Harvey Mudd College HMC-CS-2014-0905",
    others: [testingRng('PractRand 0.93 finds nothing in 2^39 bytes')],
    seedKernel: 'pcg64Seeds',
  },
  (seed, stream) => pcgStart(wholeSeed('pcg64', seed), stream === undefined ? DEFAULT_INCREMENT : BigInt.asUintN(128, (stream << 1n) | 1n)),
);
