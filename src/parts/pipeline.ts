import type { Bounded } from '../core/subject/bounded.js';
import type { Seeding } from '../core/subject/seeding.js';
import type { Shuffle } from '../core/subject/shuffle.js';
import type { Prng } from '../core/subject/source.js';

/** The four parts of a built-in subject. */
export interface Pipeline {
  readonly shuffle: Shuffle;
  readonly prng: Prng;
  readonly bounded: Bounded;
  readonly seeding: Seeding;
}

/**
 * log2 of the number of starts of a pipeline's generator: its states, or fewer where its own seeding starts it, once or for every deal, from a law of
 * seeds. For a seed that the user chose, the number that the seeding makes of all seeds. Infinity where the state cannot be seen.
 */
export function startBits({ prng, seeding }: Pick<Pipeline, 'prng' | 'seeding'>): number {
  if (seeding.kind === 'every-deal') return Math.min(seeding.seedBits, prng.seedBits ?? prng.stateBits);
  if (!seeding.ownStart) return prng.stateBits;
  const taken = prng.anySeedBits ?? prng.seedBits ?? prng.stateBits;
  return Math.min(seeding.ownStart.seedBits ?? taken, taken);
}

/** The range of the words a bounded method sees: the generator's, or 2^width where only the top bits are kept. */
export function wordRange({ prng, bounded }: Pick<Pipeline, 'prng' | 'bounded'>): bigint {
  return bounded.width === undefined ? prng.range : 1n << BigInt(bounded.width);
}
