import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as exported from '../../../src/parts/mistake/sorts/index.js';

type Sort = exported.Sort;

const SORTS: readonly Sort[] = Object.values(exported);

/** Answers of a fixture's kind and seed, and what was asked; see fixtures/sorts/README.md. */
function scripted(kind: number, seed: number) {
  let state = (seed * 257) % 65537;
  const asked = { times: 0, check: 0 };
  const compare = (a: number, b: number): number => {
    state = (state * 75 + 74) % 65537;
    asked.times++;
    asked.check = (asked.check * 31 + a * 256 + b) % 1000003;
    const bits = state >> 3;
    return [bits % 2, (bits % 2) * 2 - 1, (bits % 3) - 1][kind - 1];
  };
  return { asked, compare };
}

const SIZES = [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 16, 17, 23, 24, 32, 52, 64, 65, 256];

const inOrder = (n: number): number[] => Array.from({ length: n }, (_, card) => card);

/** Returns the line of a fixture that a sort would have made. */
function lineOf(sort: Sort['sort'], kind: number, n: number, seed: number): string {
  const { asked, compare } = scripted(kind, seed);
  const cards = inOrder(n);
  sort(cards, compare);
  return [kind, n, seed, asked.times, asked.check, ...cards].join(' ');
}

/** Lines of a fixture that a sort would have made otherwise; `limit` is a number of cards from which on the library has another sort. */
function departures(file: string, sort: Sort['sort'], limit = Number.POSITIVE_INFINITY): string[] {
  const text = readFileSync(new URL(`../../../fixtures/sorts/${file}.txt`, import.meta.url), 'utf8');
  const lines = text.trimEnd().split('\n');
  const held = lines.filter((line) => !line.endsWith('throws') && Number(line.split(' ')[1]) < limit);
  expect(held.length).toBeGreaterThan(0.8 * lines.length);
  return held.filter((line) => {
    const [kind, n, seed] = line.split(' ').map(Number);
    return line !== lineOf(sort, kind, n, seed);
  });
}

const LIBRARIES = [
  ['python', exported.v8Sort],
  ['java', exported.javaSort],
  ['php', exported.phpSort],
  ['php-boolean', exported.phpBooleanSort],
  ['perl', exported.perlSort],
  ['ruby', exported.mergeSort],
  ['c', exported.mergeSort],
  ['dot-net', exported.dotNetSort],
  ['go', exported.insertionSort],
  ['rust', exported.insertionSort],
] as const;

describe('the sorts of libraries', () => {
  it.each(LIBRARIES)('of %s ask the same questions and deal the same decks', (file, { sort }) => {
    expect(departures(file, sort)).toEqual([]);
  });

  it.each(LIBRARIES)('of %s are not those of another', (file, { sort }) => {
    const others = SORTS.filter((other) => other.sort !== sort);
    for (const other of others) expect(departures(file, other.sort), other.id).not.toEqual([]);
  });

  it("of V8 asks what this Node's own sort asks", () => {
    const own: Sort['sort'] = (cards, compare) => void (cards as number[]).sort(compare);
    const sizes = [...inOrder(70).slice(2), 100, 127, 128, 256, 300];
    const cases = sizes.flatMap((n) => [1, 2, 3].flatMap((kind) => inOrder(4).map((seed) => [kind, n, seed + n] as const)));
    expect(cases.filter((one) => lineOf(exported.v8Sort.sort, ...one) !== lineOf(own, ...one))).toEqual([]);
  });
});

describe.each(SORTS.map((sort) => [sort.id, sort] as const))('%s', (_, { sort }) => {
  it('sorts by answers that agree with each other', () => {
    for (const n of SIZES) {
      const cards = Uint32Array.from({ length: n }, (_card, i) => (i * 7919 + 13) % 1009);
      const sorted = cards.slice().sort();
      sort(cards, (a, b) => a - b);
      expect(cards).toEqual(sorted);
    }
  });

  it('keeps every card and comes to an end, whatever is answered', () => {
    const constant = [-1, 0, 1].map((answer) => () => answer);
    for (const n of SIZES)
      for (const compare of [...constant, ...[1, 2, 3].map((kind) => scripted(kind, n).compare)]) {
        const cards = Uint16Array.from(inOrder(n));
        sort(cards, compare);
        expect(cards.slice().sort()).toEqual(Uint16Array.from(inOrder(n)));
      }
  });
});

it('no two sorts share an id', () => {
  expect(new Set(SORTS.map(({ id }) => id)).size).toBe(SORTS.length);
});
