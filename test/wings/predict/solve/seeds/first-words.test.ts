import { describe, expect, it } from 'vitest';
import {
  drand48,
  glibcRandom,
  java48,
  minstd,
  minstd0,
  msvc,
  mt19937,
  mt19937ByArray,
  rubyMt19937,
} from '../../../../../src/parts/prng/index.js';
import { lehmerWords, rWords, shiftedWords, words48 } from '../../../../../src/wings/predict/solve/seeds/congruence-words.js';
import { dotnetWords } from '../../../../../src/wings/predict/solve/seeds/dotnet-words.js';
import type { FirstWords } from '../../../../../src/wings/predict/solve/seeds/first-words.js';
import { goWords } from '../../../../../src/wings/predict/solve/seeds/go-words.js';
import { kernelWords } from '../../../../../src/wings/predict/solve/seeds/kernel-words.js';
import { randomNumbers } from '../../../../support/random-numbers.js';

const FAST: readonly FirstWords[] = [
  kernelWords(mt19937ByArray, 'mt19937ByArraySeeds', 2 ** 32),
  kernelWords(mt19937, 'mt19937Seeds'),
  kernelWords(rubyMt19937, 'mt19937Seeds', 2 ** 32),
  goWords,
  rWords,
  kernelWords(glibcRandom, 'glibcSeeds'),
  dotnetWords,
  words48(java48),
  words48(drand48),
  shiftedWords(msvc, 2_531_011),
  lehmerWords(minstd),
  lehmerWords(minstd0),
];

const SEEDS = 20;

/** Seeds at which something turns: a sign, a modulus, a word, and the seed that Go takes for 0. */
const TURNS = [0, 1, 89_482_311, 161_803_398, 2 ** 31 - 1, 2 ** 31, 2 * (2 ** 31 - 1), 2 ** 32, 1_764_000_123, 1_764_000_123_456];

/** The words that the generator itself makes from each seed. */
function ownWords({ prng }: FirstWords, from: number, each: number): readonly number[] {
  return Array.from({ length: SEEDS }, (_, k) => {
    const words = new Uint32Array(each);
    prng.seeded?.(BigInt(from + k)).fill(words);
    return [...words];
  }).flat();
}

describe.each(FAST.map((words) => [words.prng.id, words] as const))('the first words of %s', (_, words) => {
  it('are those that the generator makes of the same seed', () => {
    const number = randomNumbers('first words');
    const drawn = Array.from({ length: 30 }, () => Math.floor(number() * 2 ** (20 + 30 * number())));
    for (const from of [...TURNS.map((turn) => Math.max(0, turn - 7)), ...drawn])
      for (const each of [1, 8, 24]) {
        const own = ownWords(words, from, each);
        const made = new Uint32Array(SEEDS * each);
        words.make(from, SEEDS, each, made);
        expect([...made], `from ${from}`).toEqual(own);
        if (!words.pick) continue;
        made.fill(0);
        words.pick(
          Float64Array.from({ length: SEEDS }, (_, k) => from + k),
          each,
          made,
        );
        expect([...made], `picked from ${from}`).toEqual(own);
      }
  });
});
