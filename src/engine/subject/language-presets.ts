import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { DeckOutcome } from '../../core/subject/outcome.js';
import type { Preset } from './preset.js';

/**
 * The shuffles of the languages, each with its language's own shuffle, draws and seeding. With a seed of the user's they deal the language's own decks.
 */
export const LANGUAGE_PRESETS: readonly Preset[] = [
  language(
    'python',
    'random.shuffle of Python',
    'Downward Fisher–Yates by the Mersenne Twister, which Python starts from as many random bits as its state has.',
    'CPython 3.11, Lib/random.py, Random.shuffle and Random.seed',
    ['fisher-yates', 'mt19937-by-array', 'top-bits-reject', 'continuous'],
  ),
  language(
    'java',
    'Collections.shuffle of Java',
    'Downward Fisher–Yates by java.util.Random, a congruence of 48 bits: it can deal 2^48 decks.',
    'Oracle, Java Platform SE 17 API Specification, java.util.Collections.shuffle(List, Random)',
    ['fisher-yates', 'java48', 'java-next-int:31', 'continuous'],
  ),
  language(
    'java17',
    "A downward loop over nextInt of Java 17's L64X128MixRandom",
    'Downward Fisher–Yates by a loop of one’s own, since Collections.shuffle of Java 17 takes java.util.Random alone; the generator starts itself from 64 bits.',
    'Oracle, Java Platform SE 17, java.util.random.RandomGenerator.nextInt(int); JEP 356, Enhanced Pseudo-Random Number Generators',
    ['fisher-yates', 'l64x128mix-int', 'java17-next-int', 'from-bits:64'],
  ),
  language(
    'go',
    'rand.Shuffle of Go, by a source of math/rand',
    'Downward Fisher–Yates by an additive lagged Fibonacci generator, which rand.NewSource starts from 31 bits.',
    'The Go Authors, Go 1.19, src/math/rand/rand.go, Shuffle and int31n',
    ['fisher-yates', 'go-alfg', 'lemire', 'continuous'],
  ),
  language(
    'rust',
    "SliceRandom::shuffle of Rust's rand 0.8, by StdRng",
    'Downward Fisher–Yates by ChaCha with twelve rounds under a key of 256 random bits.',
    'The Rust Rand Developers, rand 0.8.5, src/seq/mod.rs, SliceRandom::shuffle and gen_index',
    ['fisher-yates', 'chacha12', 'rust-gen-range', 'continuous'],
  ),
  language(
    'cpp',
    'std::shuffle of libstdc++, by std::mt19937',
    'Upward Fisher–Yates, two positions a draw, by the Mersenne Twister, started from the 32 bits of one call of std::random_device as most programs do.',
    'GCC 12, libstdc++, bits/stl_algo.h, std::shuffle',
    ['fisher-yates-pairs', 'mt19937', 'lemire', 'from-bits:32'],
  ),
  language(
    'r',
    'sample of R',
    'Cards picked from a pile whose last card fills the gap, by the Mersenne Twister, which R starts from 32 bits of the clock and the process. Exact up to 32,768 cards; beyond, R draws more bits.',
    'R Core Team (2022), R 4.2.2, src/main/random.c and RNG.c: sample.kind "Rejection"',
    ['pick-and-fill', 'r-mt19937', 'mask-reject:16', 'from-bits:32'],
  ),
  language(
    'r-rounding',
    'sample of R before 3.6',
    'As R sampled until 3.5: the place is a fraction times the number of cards left, rounded down, so that some places get one word in 2^32 more than others.',
    'R Core Team (2022), R 4.2.2, ?sample: sample.kind "Rounding"',
    ['pick-and-fill', 'r-mt19937', 'float-scale', 'from-bits:32'],
    'before',
  ),
  language(
    'numpy',
    'Generator.shuffle of numpy, by default_rng',
    'Downward Fisher–Yates by PCG64, which numpy starts from 128 random bits through its SeedSequence.',
    'NumPy Developers, NumPy 1.24, numpy/random/_generator.pyx, Generator.shuffle, and random_interval',
    ['fisher-yates', 'numpy-pcg64', 'mask-reject', 'from-bits:128'],
  ),
  language(
    'php',
    'shuffle of PHP',
    'Downward Fisher–Yates by the Mersenne Twister, which PHP starts from 32 random bits.',
    'The PHP Group, PHP 8.2, ext/standard/array.c, php_array_data_shuffle, and mt_rand.c',
    ['fisher-yates', 'mt19937', 'modulo-reject', 'from-bits:32'],
  ),
  language(
    'ruby',
    'Array#shuffle of Ruby',
    'Downward Fisher–Yates by the Mersenne Twister, which Ruby starts from 128 random bits.',
    'CRuby 3.1, array.c, rb_ary_shuffle_bang, and random.c, limited_rand',
    ['fisher-yates', 'ruby-mt19937', 'mask-reject', 'from-bits:128'],
  ),
];

function language(
  id: string,
  title: string,
  summary: string,
  reference: string,
  [maker, prng, bounded, seeding]: readonly [string, string, string, string],
  when: Preset['language'] = 'today',
): Preset {
  const origin: Origin<BuiltInSource, DeckOutcome> = {
    source: { kind: 'built-in', maker, prng, bounded, seeding },
    outcome: { kind: 'deck' },
  };
  return { id, title, summary, reference, origin, language: when };
}
