import type { Prng } from '../../core/subject/source.js';
import { numpyPcgStart } from './numpy-pcg-start.js';
import { pcgXslRr } from './pcg-xsl-rr.js';
import { wholeSeed } from './whole-seed.js';

/**
 * numpy's PCG64, the generator behind `numpy.random.default_rng`: the words of PCG-XSL-RR 128/64, seeded by numpy's own hash.
 * Seed: state, then increment, each low word first; the increment is made odd. Own seeding: `PCG64(seed)`, a whole number from 0 on of any size.
 */
export const numpyPcg64: Prng = pcgXslRr(
  {
    id: 'numpy-pcg64',
    title: 'PCG64 of numpy',
    summary: 'PCG-XSL-RR 128/64 started by SeedSequence, which hashes the seed to state and stream: what numpy’s default_rng uses.',
    anySeedBits: 128,
    reference:
      "O'Neill (2014), PCG: a family of simple fast space-efficient statistically good algorithms for random number generation, Harvey Mudd College HMC-CS-2014-0905; numpy.random.PCG64 and SeedSequence, numpy.org/doc/stable/reference/random/bit_generators/pcg64.html",
  },
  (seed) => numpyPcgStart(wholeSeed('numpy-pcg64', seed)),
);
