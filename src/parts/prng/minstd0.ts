import type { Prng } from '../../core/subject/source.js';
import { smokeRand } from './findings.js';
import { lehmer } from './lehmer.js';

/** The original MINSTD with the multiplier 16807 (`std::minstd_rand0`). */
export const minstd0: Prng = lehmer(
  {
    id: 'minstd0',
    title: 'MINSTD 16807',
    summary: 'The multiplicative congruential generator 16807 x mod 2^31 - 1, the original minimal standard, C++ minstd_rand0.',
    reference:
      'Lewis, Goodman, Miller (1969), IBM Syst. J. 8(2):136-146, doi:10.1147/sj.82.0136; Park, Miller (1988), Random number generators: good ones are hard to find, Commun. ACM 31(10):1192-1201, doi:10.1145/63039.63042',
    others: [smokeRand('failsSmall', 18, 'fails', 'with its top bit given out twice')],
  },
  16807,
);
