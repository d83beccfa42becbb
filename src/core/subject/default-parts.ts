/** The parts of a built-in subject that may be named beside the shuffle, in the order in which they are named. */
export const PARTS = ['prng', 'bounded', 'seeding'] as const;

/** Which of them are taken where none is named, by their ids in the catalogues. */
export const DEFAULT_PARTS: Readonly<Record<(typeof PARTS)[number], string>> = {
  prng: 'xoshiro128ss',
  bounded: 'lemire',
  seeding: 'continuous',
};
