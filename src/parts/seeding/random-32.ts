import type { Seeding } from '../../core/subject/seeding.js';
import { randomBits } from './random-bits.js';

/** 2^32 seeds: all that `srand`, `std::mt19937(seed)` and most seed arguments take. */
export const random32: Seeding = randomBits(
  32,
  'one call of random_device',
  "M. E. O'Neill (2015), C++ seeding surprises, pcg-random.org/posts/cpp-seeding-surprises.html",
);
