/** The parts of a built-in subject that may be named besides the shuffle, in the order in which they are named. */
export const PARTS = ['prng', 'bounded', 'seeding'] as const;

export const DEFAULT_PARTS: Readonly<Record<(typeof PARTS)[number], string>> = {
  prng: 'xoshiro128ss',
  bounded: 'lemire',
  seeding: 'continuous',
};
