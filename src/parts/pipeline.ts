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

/** The range of the words a bounded method sees: the generator's, or 2^width where only the top bits are kept. */
export function wordRange({ prng, bounded }: Pick<Pipeline, 'prng' | 'bounded'>): bigint {
  return bounded.width === undefined ? prng.range : 1n << BigInt(bounded.width);
}
