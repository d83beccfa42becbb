import type { Prng } from '../../core/subject/source.js';
import { lowWords } from './low-words.js';
import { mersenneTwister, twisterOf } from './mersenne-twister.js';

/** MT19937 as most programs start it. Own seeding: `init_genrand` of the low 32 bits. */
export const mt19937: Prng = mersenneTwister({
  id: 'mt19937',
  title: 'Mersenne Twister MT19937',
  summary: 'A twisted generalised feedback shift register of 19,937 bits, the default of many languages.',
  reference:
    'Matsumoto, Nishimura (1998), Mersenne Twister, ACM Trans. Model. Comput. Simul. 8(1):3-30, doi:10.1145/272991.272995; seeding of mt19937ar.c (2002); through pure-rand 8.4.2',
  seedBits: 32,
  seedKernel: 'mt19937Seeds',
  start: (seed) => twisterOf(lowWords(seed, 1)[0]),
});
