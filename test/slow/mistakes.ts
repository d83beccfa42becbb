import type { Shuffle } from '../../src/core/subject/shuffle.js';
import { prngs, seedings, shuffles } from '../../src/parts/catalogues.js';
import { fixtureOf } from '../parts/prng/reference.js';

/** One way to deal unevenly, by the ids of its parts. */
export interface Mistake {
  readonly shuffle: string;
  readonly bounded: string;
  readonly prng: string;
  readonly seeding: string;
}

/** The generator and method behind a mistake that is not theirs: neither shows in any sample that can be dealt. */
const SOUND = { bounded: 'lemire', prng: 'xoshiro128ss', seeding: 'continuous' } as const;

/** Which values of its number a shuffle is tried with; its own default where none is named here. */
const PARAMETERS: Readonly<Record<string, readonly number[]>> = {
  buffer: [4, 16],
  feistel: [2, 4],
  'feistel-hash': [2, 4],
  overhand: [1, 10],
  reservoir: [2, 5],
  riffle: [1, 4, 7],
  'sort-keys': [4, 8, 16, 32],
  'swap-or-not': [4, 16],
  'xor-multiply': [1, 3],
};

/** Ways from words to choices that are uneven, under a correct shuffle: bytes, half words, whole words. */
const METHODS = [
  'modulo:8',
  'modulo:16',
  'modulo',
  'multiply-shift:8',
  'multiply-shift:16',
  'multiply-shift',
  'float-scale:8',
  'float-scale',
  'round-scale',
] as const;

/** Generators known to be weak, under a correct shuffle, each with the method that programs used it with: those whose fixture says so. */
const GENERATORS = prngs.all.flatMap(({ id }) => {
  const { mistakenWith } = fixtureOf(id);
  return mistakenWith === undefined ? [] : [[id, mistakenWith] as const];
});

/** A generator that is seeded by one number, as programs that seed it anew for every deal do. */
const SEEDED = 'mt19937';

const mistaken = ({ id, uniform }: Shuffle): readonly string[] =>
  uniform ? [] : (PARAMETERS[id]?.map((value) => `${id}:${value}`) ?? [id]);

/** Every mistake of the table, in the order of its rows: all the mistaken shuffles of the catalogue, methods, generators, every seeding. */
export const MISTAKES: readonly Mistake[] = [
  ...shuffles.all.flatMap(mistaken).map((shuffle) => ({ ...SOUND, shuffle })),
  ...METHODS.map((bounded) => ({ ...SOUND, shuffle: 'fisher-yates', bounded })),
  ...GENERATORS.map(([prng, bounded]) => ({ ...SOUND, shuffle: 'fisher-yates', prng, bounded })),
  ...seedings.all
    .filter(({ kind }) => kind === 'every-deal')
    .map(({ id }) => ({ ...SOUND, shuffle: 'fisher-yates', prng: SEEDED, seeding: id })),
];

/** Whether the generator and its seeds are not to blame. */
export function isOfTheShuffle({ prng, seeding }: Mistake): boolean {
  return prng === SOUND.prng && seeding === SOUND.seeding;
}

/** What a mistake is called in the table: the parts that are to blame. */
export function nameOf({ shuffle, bounded, prng, seeding }: Mistake): string {
  const blamed = [prng !== SOUND.prng && prng, bounded !== SOUND.bounded && bounded, seeding !== SOUND.seeding && seeding];
  return [shuffle, ...blamed.filter((part) => part !== false)].join('/');
}
