import { describe, expect, it } from 'vitest';
import type { KeyedPermutation } from '../../../../src/core/subject/keyed-permutation.js';
import type { PlannedShuffle, Shuffle } from '../../../../src/core/subject/shuffle.js';
import { shuffles } from '../../../../src/parts/catalogues.js';
import { choicesFrom, newDeck } from '../checks.js';

type Keyed = PlannedShuffle & Required<Pick<PlannedShuffle, 'keyed'>>;
const isKeyed = (one: Shuffle): one is Keyed => one.kind === 'planned' && one.keyed !== undefined;

/** Every keyed order of the catalogue; those that take a number also with one, two and five. */
const ORDERS: readonly Keyed[] = shuffles.all
  .filter(isKeyed)
  .flatMap((entry) => [entry, ...[1, 2, 5].flatMap((value) => entry.parameter?.of(value) ?? [])])
  .filter(isKeyed);

const randomKey = (bounds: Uint32Array, seed: number): Uint32Array => {
  const choices = choicesFrom(seed);
  return bounds.map((bound) => choices.below(bound));
};
const listed = (order: KeyedPermutation, n: number): number[] => Array.from({ length: n }, (_, x) => order.at(x));

/** The first n at which an order of n items is none, with its key's name; null where all are. */
function firstGap(shuffle: Keyed, most: number): string | null {
  for (let n = 1; n <= most; n++) {
    const bounds = shuffle.bounds(n);
    const keys = { least: bounds.map(() => 0), greatest: bounds.map((bound) => bound - 1), 'one of many': randomKey(bounds, n) };
    for (const [name, key] of Object.entries(keys)) {
      const met = new Set(listed(shuffle.keyed(n, key), n));
      if (met.size !== n || [...met].some((item) => !(Number.isInteger(item) && item >= 0 && item < n))) return `${n} items, ${name} key`;
    }
  }
  return null;
}

describe.each(ORDERS)('the keyed order $id', (shuffle) => {
  it('has every item once, of 1 to 300 items and for the least, the greatest and a random key', () => {
    expect(firstGap(shuffle, 300)).toBeNull();
  });

  it('is what the shuffle deals from the same draws', () => {
    for (const n of [2, 5, 8, 9, 52, 1000]) {
      const key = randomKey(shuffle.bounds(n), 7 * n);
      const deck = newDeck(n);
      shuffle.apply(key, deck);
      expect(listed(shuffle.keyed(n, key), n)).toEqual(Array.from(deck));
    }
  });

  it.each([2 ** 31, 2 ** 31 - 1, 1_000_000_007, 2 ** 30 + 1])('of %i items gives single ones, all within and none twice', (n) => {
    const order = shuffle.keyed(n, randomKey(shuffle.bounds(n), 11));
    const places = [...new Set([0, 1, 2, 3, 4, 1000, 65_535, 65_536, 2 ** 29, 2 ** 29 + 1, n - 3, n - 2, n - 1])];
    const items = new Set(places.map((place) => order.at(place)));
    expect(items.size).toBe(places.length);
    expect([...items].filter((item) => !(Number.isInteger(item) && item >= 0 && item < n))).toEqual([]);
  });

  it.each([0, -1, 2.5, 2 ** 31 + 1, Number.NaN])('of %s items is refused', (n) => {
    expect(() => shuffle.keyed(n, new Uint32Array(2000))).toThrow(`a keyed order has 1 to 2147483648 items, got ${n}`);
  });
});

describe('the checks of this suite catch', () => {
  it('an order that names an item twice', () => {
    const [honest] = ORDERS;
    const lie: Keyed = { ...honest, keyed: (n) => ({ at: (x) => (x === 17 && n === 40 ? 16 : x) }) };
    expect(firstGap({ ...lie, bounds: honest.bounds }, 60)).toBe('40 items, least key');
  });

  it('an order that leads outside', () => {
    const [honest] = ORDERS;
    expect(firstGap({ ...honest, keyed: () => ({ at: (x) => x + 1 }) }, 60)).toBe('1 items, least key');
  });
});
