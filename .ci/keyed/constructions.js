// What the table of keyed orders is about.

/** Keyed orders whose number is their rounds. */
export const BY_ROUNDS = ['feistel', 'feistel-hash', 'swap-or-not', 'xor-multiply'];

/** Keyed orders without a number. */
export const WHOLE = ['affine', 'bit-reversal', 'ff1', 'lcg-walk'];

/** Cards, and deals that show a bias of 1 % in the positions of 52 cards and of 2 % in those of larger decks. @type {readonly (readonly [n: number, deals: number])[]} */
export const AUDITS = [
  [52, 200_000],
  [1000, 27_500],
  [10_000, 1600],
  [65_535, 300],
];

/** Cards at which laws over all keys are worked out, and the most keys that are gone through. */
export const PROVED = { cards: [4, 5, 8], keys: 2 ** 21 };

/** Orders whose matrix is drawn. */
export const DRAWN = [
  'feistel:2',
  'feistel:3',
  'feistel:4',
  'feistel:6',
  'feistel-hash:3',
  'feistel-hash:4',
  'swap-or-not:8',
  'swap-or-not:32',
  'swap-or-not:90',
  'xor-multiply:1',
  'xor-multiply:2',
  'xor-multiply:3',
  'affine',
  'lcg-walk',
  'ff1',
  'bit-reversal',
];

/** Bits of a number whose matrix is drawn, random keys, and random numbers for each of them. */
export const MATRIX = { bits: 16, keys: 1024, inputs: 16 };
