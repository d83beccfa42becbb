import type { Prng } from '../../core/subject/source.js';
import { xoshiro128 } from './xoshiro128.js';

/** xoshiro128** as first published, 1.0, and as Apache Commons RNG still has it: it scrambles s[0], where 1.1 takes s[1]. Seed: s[0] to s[3]. */
export const xoshiro128ssV1: Prng = xoshiro128({
  id: 'xoshiro128ss-v1',
  title: 'xoshiro128** 1.0',
  summary: 'The first version of xoshiro128**, which scrambles another word of the state than the present one and gives other words.',
  reference:
    'Blackman, Vigna (2018), xoshiro128starstar.c 1.0; as kept by Apache Commons RNG, XoShiRo128StarStar, commons.apache.org/proper/commons-rng',
  scrambled: 0,
});
