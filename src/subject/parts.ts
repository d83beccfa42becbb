import type { Bounded } from '../core/bounded.js';
import type { Seeding } from '../core/seeding.js';
import type { Shuffle } from '../core/shuffle.js';
import type { Prng } from '../core/source.js';

/** The four parts of a built-in subject. */
export interface Pipeline {
  readonly shuffle: Shuffle;
  readonly prng: Prng;
  readonly bounded: Bounded;
  readonly seeding: Seeding;
}
