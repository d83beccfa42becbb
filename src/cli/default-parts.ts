/** The parts of a built-in subject that may be named beside the shuffle. */
export const PARTS = ['prng', 'bounded', 'seeding'] as const;

/** Which of them are taken where none is named. */
export const DEFAULT_PARTS = { prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;
