import type { Seeding } from '../../core/subject/seeding.js';
import { randomBits } from './random-bits.js';

/** 2^48 seeds: all that java.util.Random and drand48 distinguish. */
export const random48: Seeding = randomBits(
  48,
  'the whole state of java.util.Random',
  'Oracle, Java Platform SE 17 API Specification, java.util.Random',
);
