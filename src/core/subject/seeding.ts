import type { Entry, Parameter } from '../catalogue.js';

/** The stretch of an experiment whose deals are to be seeded, and the only randomness a seeding law may use. */
export interface SeedStretch {
  /** The sample's trial that the stretch starts with, from 0. */
  readonly first: number;
  /** The next of this stretch's own words, even on [0, 2^32): for laws in which seeds are drawn. */
  word(): number;
  /** An even number in [0, 2^32), the same in every stretch of one sample: where a counter or a clock starts. */
  readonly start: number;
}

/** What a seed is: the time and nothing else, a number that goes up by one, one that is the same at every start, or drawn at random. */
export type SeedSource = 'clock' | 'counter' | 'fixed' | 'random';

interface SeedingInfo extends Entry {
  readonly parameter?: Parameter<Seeding>;
  /** Absent where it is not known. */
  readonly seedSource?: SeedSource;
}

/** The generator is started once and runs on from deal to deal. */
export interface ContinuousSeeding extends SeedingInfo {
  readonly kind: 'once';
  /** Present where it is started by its own published seeding; absent where it is from its whole state. */
  readonly ownStart?: OwnStart;
}

/** How a generator is started once by its own seeding. All deals are then one stream. */
export interface OwnStart {
  /** log2 of how many seeds the law can give; null for one that the user chose. */
  readonly seedBits: number | null;
  /** The seed, a whole number from 0 on, from `words(count)`: so many even words of 32 bits, the same in every block. */
  seed(words: (count: number) => Uint32Array): bigint;
}

/**
 * Every deal starts the generator anew by the generator's own published seeding, as the audited program would. Seeds follow the law and
 * are never hashed: hashing would hide exactly the flaw looked for.
 */
export interface DealSeeding extends SeedingInfo {
  readonly kind: 'every-deal';
  /** log2 of how many seeds the law can ever give, and so of how many different deals there can be; 0 for a constant. */
  readonly seedBits: number;
  /** Present where each seed is drawn by itself, so that seeds come again by chance long before all are used. */
  readonly drawn?: true;
  /** Present where each seed is the one before and one more. */
  readonly consecutive?: true;
  /** The chance that a deal has the seed of the one before it; 0 where absent. */
  readonly again?: number;
  /** Gives one seed after another, whole numbers in [0, 2^53), from the stretch's first trial on. */
  seeds(stretch: SeedStretch): () => number;
}

/** How a generator is seeded. One file in `src/parts/seeding/` exports exactly one. */
export type Seeding = ContinuousSeeding | DealSeeding;
