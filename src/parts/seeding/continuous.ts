import type { Seeding } from '../../core/subject/seeding.js';

/** Seeded once. Streams of separate blocks start from separate whole states; a generator of 64 bits or fewer runs as one stream. */
export const continuous: Seeding = {
  kind: 'once',
  id: 'continuous',
  title: 'Seeded once',
  summary: 'The generator is started once from its whole state and runs on from deal to deal.',
  reference: 'NIST SP 800-90A Rev. 1 (2015), section 8.6, doi:10.6028/NIST.SP.800-90Ar1: instantiated once, then used',
};
