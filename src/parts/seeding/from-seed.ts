import type { Seeding } from '../../core/subject/seeding.js';

const MOST = Number.MAX_SAFE_INTEGER;

/** The one stream that the generator's own seeding starts from this number, as in a program that is given a seed. */
function fromSeedOf(seed: number, id: string): Seeding {
  return {
    kind: 'once',
    id,
    title: `Seeded once with ${seed}`,
    summary: `The generator is started once by its own seeding from the seed ${seed}, and runs on from deal to deal.`,
    reference: 'R Core Team, R 4.2.2, ?set.seed: a seed that is chosen makes a run repeatable',
    seedSource: 'fixed',
    ownStart: { seedBits: null, seed: () => BigInt(seed) },
  };
}

/** `from-seed` is from-seed:1; a colon may give another seed, from 0 to 2^53 − 1. */
export const fromSeed: Seeding = {
  ...fromSeedOf(1, 'from-seed'),
  title: 'Seeded once with a chosen number',
  parameter: { meaning: 'the seed', least: 0, most: MOST, of: (seed) => fromSeedOf(seed, `from-seed:${seed}`) },
};
