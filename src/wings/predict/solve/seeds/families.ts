import {
  alea,
  ansiC,
  delphi,
  drand48,
  glibcRandom,
  glibcRandR,
  java48,
  minstd,
  minstd0,
  msvc,
  mt19937,
  mt19937ByArray,
  mulberry32,
  numpyPcg64,
  pcg32,
  splitmix64,
  xor128,
  xoshiro128pp,
  xoshiro128ss,
} from '../../../../parts/prng/index.js';
import type { Way } from '../way.js';
import { lehmerWords, rWords, shiftedWords, words48 } from './congruence-words.js';
import { dotnetWords } from './dotnet-words.js';
import {
  evenRemainderForm,
  fractionForm,
  highPartForm,
  javaForm,
  lemireForm,
  maskForm,
  quotientForm,
  remainderForm,
  scaledForm,
  topBitsForm,
} from './draw-forms.js';
import { slowWords } from './first-words.js';
import { goWords } from './go-words.js';
import { kernelWords } from './kernel-words.js';
import type { Pace } from './seed-ranges.js';
import { type Seeded, seedWays } from './seeds-way.js';

/** Parts come in turns, those of one generator after those of another: about as many seeds each. Tens of nanoseconds a seed and no other way from few deals; a way for all states; hundreds of nanoseconds; microseconds. */
const FAST: Pace = { part: 2 ** 22, days: 3653, hours: 0, moreHours: 24, bits: 20, moreBits: 25 };
const SOLVED: Pace = { part: 2 ** 22, days: 31, hours: 1, moreHours: 1, bits: 20 };
const WIDE: Pace = { ...SOLVED, hours: 24, moreHours: 24 };
const TWISTED: Pace = { part: 2 ** 22, days: 366, hours: 0, moreHours: 24, bits: 20 };
const SLOW: Pace = { part: 2 ** 15, days: 1, hours: 0, moreHours: 1, bits: 16 };

const RAND = [remainderForm(), scaledForm];

/** The generators whose seeds are tried, those of the languages first. */
const SEEDED: readonly Seeded[] = [
  {
    words: kernelWords(mt19937ByArray, 'mt19937ByArraySeeds', 2 ** 32),
    forms: [topBitsForm, fractionForm],
    // A seed above 32 bits is more than one word of the array, and has no kernel.
    pace: { ...TWISTED, part: 2 ** 21, moreHours: 0 },
  },
  {
    // PHP's shuffle and mt_rand, std::shuffle and std::mt19937, and numpy's and Ruby's small seeds.
    words: kernelWords(mt19937, 'mt19937Seeds'),
    forms: [evenRemainderForm(), lemireForm, maskForm(), remainderForm(31), ...RAND, fractionForm],
    pace: TWISTED,
  },
  { words: goWords, forms: [lemireForm, evenRemainderForm(31)], pace: FAST },
  // `set.seed` takes no number as large as a clock's milliseconds.
  { words: rWords, forms: [maskForm(16), scaledForm], pace: { ...FAST, moreHours: 0 } },
  { words: kernelWords(glibcRandom, 'glibcSeeds'), forms: RAND, pace: FAST },
  { words: words48(java48), forms: [javaForm], pace: WIDE },
  { words: dotnetWords, forms: [scaledForm], pace: SOLVED },
  { words: words48(drand48), forms: [scaledForm, remainderForm(31)], pace: SOLVED },
  { words: shiftedWords(msvc, 2_531_011), forms: RAND, pace: SOLVED },
  { words: shiftedWords(ansiC, 12_345), forms: RAND, pace: SOLVED },
  { words: shiftedWords(delphi, 1), forms: [highPartForm], pace: SOLVED },
  ...[minstd, minstd0].map((prng) => ({ words: lehmerWords(prng), forms: [...RAND, quotientForm], pace: SOLVED })),
  { words: slowWords(glibcRandR), forms: RAND, pace: SLOW },
  { words: slowWords(numpyPcg64), forms: [maskForm()], pace: SLOW },
  ...[mulberry32, alea, xoshiro128ss, xoshiro128pp, pcg32, splitmix64, xor128].map((prng) => ({
    words: slowWords(prng),
    forms: [scaledForm],
    pace: SLOW,
  })),
];

/** Every way by seeds, the likeliest generator first. */
export const SEED_WAYS: readonly Way[] = SEEDED.flatMap(seedWays);
