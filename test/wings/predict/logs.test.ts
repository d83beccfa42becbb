import { describe, expect, it } from 'vitest';
import type { Way } from '../../../src/wings/predict/solve/way.js';
import { readDecks, searchHere, TRUTH } from './found-by.js';

/** Logs by the generators of which the ways are tried; each takes a second or less. */
const LOGS: readonly (readonly [generators: string, ...names: readonly string[]])[] = [
  ['v8-xorshift128plus', 'v8-node20-down-52', 'v8-node22-down-52', 'v8-node24-down-52', 'v8-node22-forward-52'],
  ['v8-xorshift128plus', 'v8-node20-down-10', 'v8-node22-down-10', 'v8-node20-down-5'],
  ['v8-xorshift128plus', 'v8-node22-lodash-52', 'v8-node22-underscore-52', 'v8-node20-splice-52', 'v8-node24-inside-out-52'],
  ['v8-xorshift128plus', 'v8-node20-continuing-52', 'v8-node24-extra-52'],
  ['v8-xorshift128plus', 'v8-node20-sorted-52', 'v8-node20-sorted-10', 'v8-node20-sorted-down-52'],
  ['java48', 'java-shuffle-52', 'java-shuffle-alone-52', 'java-next-int-52', 'java-math-random-52', 'java-clock-ms-52'],
  ['java48', 'java-counter-52', 'java-shuffle-10'],
  ['msvc', 'msvc-modulo-52', 'msvc-scaled-52', 'msvc-float-52', 'msvc-modulo-10'],
  ['minstd', 'minstd-modulo-52', 'minstd-scaled-52', 'minstd-shuffle-52'],
  ['minstd0', 'minstd0-modulo-52'],
  ['drand48', 'drand48-52', 'lrand48-modulo-52', 'perl-rand-52', 'perl-list-util-52'],
  ['delphi', 'delphi-52'],
  ['randu', 'randu-scaled-52'],
  ['ansi-c', 'ansi-modulo-52'],
  ['dotnet-random', 'dotnet-next-52', 'dotnet-tick-52', 'dotnet-forward-52', 'dotnet-double-52'],
  ['glibc-random', 'glibc-modulo-52', 'glibc-scaled-52', 'glibc-modulo-10'],
  ['glibc-rand-r', 'rand-r-52'],
  ['r-mt19937', 'r-sample-52', 'r-sample-rounding-52', 'r-sample-1-52', 'r-runif-52'],
  ['go-alfg', 'go-shuffle-52', 'go-perm-52', 'go-intn-52', 'go-shuffle-time-52'],
  ['mt19937', 'php-shuffle-small-52', 'php-modulo-52', 'php-rand-modulo-52', 'php-counter-52', 'cpp-shuffle-52', 'cpp-uniform-52'],
  ['mt19937', 'ruby-shuffle-52', 'ruby-rand-52', 'ruby-float-52', 'numpy-legacy-52', 'numpy-legacy-permutation-52'],
  ['mt19937-by-array', 'python-shuffle-52', 'python-sample-52', 'python-randint-52', 'python-float-52'],
];

const foretells = (name: string, ways: (way: Way) => boolean): readonly string[] | undefined =>
  searchHere(readDecks(name), ways)?.next.map((deck) => deck.join(','));

describe('a log of a real language', () => {
  it.each(LOGS.flatMap(([generator, ...names]) => names.map((name) => [name, generator] as const)))(
    '%s gives the decks that came next, by %s',
    (name, generator) => {
      const told = TRUTH[name].next.slice(0, 3);
      expect(told.length).toBe(3);
      expect(foretells(name, ({ prng }) => prng.id === generator)).toEqual(told);
    },
  );

  it('gives none where another generator is tried', () =>
    expect(foretells('java-shuffle-52', ({ prng }) => prng.id === 'v8-xorshift128plus')).toBeUndefined());
});

describe('a log dealt by a generator that milliseconds started', () => {
  const name = 'go-shuffle-ms-52';
  const dealt = Math.floor(Number(TRUTH[name].started) / 1000) + 3 * 3600;
  const isGo = ({ prng }: Way): boolean => prng.id === 'go-alfg';

  it('gives the decks that came next where a time of the log is known', () =>
    expect(searchHere(readDecks(name), isGo, { clock: dealt, dealtThen: true })?.next.map(String)).toEqual(TRUTH[name].next.slice(0, 3)));

  it('gives none a day later', () =>
    expect(
      searchHere(readDecks(name), ({ id }) => id === 'go-alfg/lemire/seeds', { clock: dealt - 2 * 86_400, dealtThen: true }),
    ).toBeNull());
});

describe('a log that nobody can foretell', () => {
  const never = Object.keys(TRUTH).filter((name) => name.startsWith('never-'));

  it('is there for several languages', () => expect(never.length).toBeGreaterThan(8));

  it.each(never)('%s gives no deck by the quick ways', (name) => {
    expect(foretells(name, ({ quick }) => quick === true)).toBeUndefined();
  });
});
