import type { Entry, Parameter } from '../catalogue.js';

/** The part of an experiment whose deals are seeded, and the only randomness a seeding law may use. */
export interface SeedStretch {
  /** The index in the sample of the part's first trial, from 0. */
  readonly first: number;
  /** Returns the next of this part's own words, uniform on [0, 2^32): for laws in which seeds are drawn. */
  word(): number;
  /** A uniform number in [0, 2^32), the same in every part of one sample: the start of a counter or a clock. */
  readonly start: number;
}

/** The kind of seed: only the time, a counter that goes up by one, a number that is the same at every start, or a random number. */
export type SeedSource = 'clock' | 'counter' | 'fixed' | 'random';

interface SeedingInfo extends Entry {
  readonly parameter?: Parameter<Seeding>;
  /** Absent if it is unknown. */
  readonly seedSource?: SeedSource;
}

/** A seeding that starts the generator once; it runs on from deal to deal. */
export interface ContinuousSeeding extends SeedingInfo {
  readonly kind: 'once';
  /** Present if it is started by its own published seeding; absent if from its whole state. */
  readonly ownStart?: OwnStart;
}

/** The start of a generator, once, by its own seeding. All deals are then one stream. */
export interface OwnStart {
  /** log2 of the number of seeds the law can give; null for a seed that the user chose. */
  readonly seedBits: number | null;
  /** Returns the seed, an integer from 0, derived from `words(count)`: `count` uniform words of 32 bits, the same in every block. */
  seed(words: (count: number) => Uint32Array): bigint;
}

/**
 * A seeding that restarts the generator for every deal by its own published seeding, as the audited program would. Seeds follow the law and are never
 * hashed: hashing would hide exactly the flaw that is looked for.
 */
export interface DealSeeding extends SeedingInfo {
  readonly kind: 'every-deal';
  /** log2 of the number of seeds the law can ever give, and so of the number of distinct deals; 0 for a constant. */
  readonly seedBits: number;
  /** Present if each seed is drawn independently, so that seeds repeat by chance long before all are used. */
  readonly drawn?: true;
  /** Present if each seed is one more than the seed before. */
  readonly consecutive?: true;
  /** The probability that a deal has the same seed as the deal before; 0 if absent. */
  readonly again?: number;
  /** Returns a function that gives one seed after another, integers in [0, 2^53), from the first trial of this part. */
  seeds(stretch: SeedStretch): () => number;
}

/** The seeding of a generator. One file in `src/parts/seeding/` exports exactly one. */
export type Seeding = ContinuousSeeding | DealSeeding;
