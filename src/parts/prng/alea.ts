import seedrandom from 'seedrandom';
import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { hexText } from './hex-text.js';
import { signedSource } from './signed-source.js';

const MULTIPLIER = 2_091_639n;

/** Alea, `int32()`. Seed: four words, given as their hex text. Own seeding: any text; a number is its decimal text. */
export const alea: Prng = {
  id: 'alea',
  title: 'Alea (seedrandom)',
  summary: 'A multiply-with-carry generator of three 32-bit fractions held in doubles, started by hashing a text.',
  reference: 'Baagøe (2010), Better random numbers for javascript; through seedrandom 3.0.5, lib/alea.js',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  // The text sets three fractions of 32 bits; the carry always starts at 1.
  stateBits: 96,
  // a * 2^96 - 1 and half of it less one are both prime, so 2^32 has this order modulo the first.
  period: MULTIPLIER * 2n ** 95n - 1n,
  secure: false,
  seedWords: 4,
  seedBits: 53,
  create(seed) {
    checkSeed(alea, seed);
    return signedSource(seedrandom.alea(hexText(seed)).int32);
  },
  seeded: (seed) => signedSource(seedrandom.alea(`${seed}`).int32),
};
