import { describe, expect, it } from 'vitest';
import { fittedKeys } from '../../../src/engine/diagnose/fitted-keys.js';
import { mistakeWords } from '../../../src/kinds/words/known-mistake.js';
import { chacha20 } from '../../../src/parts/prng/index.js';

/** Steps down of decks sorted by keys of `keys` values: of the order dealt, a plain count, with no part of the product but its generator. */
function stepsDown(keys: number, n: number, trials: number): Float64Array {
  const words = new Uint32Array(n);
  const source = chacha20.create(new Uint32Array([keys, n, trials, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  const counts = new Float64Array(n);
  for (let deal = 0; deal < trials; deal++) {
    source.fill(words);
    const drawn = Array.from(words, (word) => Math.floor((word / 2 ** 32) * keys));
    const deck = Array.from(drawn.keys()).sort((a, b) => drawn[a] - drawn[b]);
    counts[deck.filter((card, p) => p > 0 && card < deck[p - 1]).length]++;
  }
  return counts;
}

const fitted = (keys: number, n: number, trials: number): readonly string[] =>
  fittedKeys(new Map([['descents', stepsDown(keys, n, trials)]]), n).map(
    (suspect) => mistakeWords({ id: suspect.id, ...(suspect.keys && { keys: suspect.keys }) }).summary,
  );

describe('a sort by keys of any number of values', () => {
  it.each([
    [3, 13, 200],
    [100, 52, 2000],
    [700, 52, 100_000],
  ])('of %i is named, with an interval that holds it', (keys, n, trials) => {
    const [summary = 'none'] = fitted(keys, n, trials);
    const [, low, high] = /Between (\d+) and (\d+) keys/.exec(summary) ?? [null, ...Array(2).fill(/one of (\d+) keys/.exec(summary)?.[1])];
    expect(Number(low), summary).toBeLessThanOrEqual(keys);
    expect(Number(high), summary).toBeGreaterThanOrEqual(keys);
  });

  it.each([
    ['of bits are left to those', 128, 2000],
    ['too many to leave ties are none', 2 ** 32, 2000],
    ['of few deals are not made out', 100, 3],
  ])('%s', (_, keys, trials) => {
    expect(fitted(keys, 52, trials)).toEqual([]);
  });

  it('leads to the chances that walking through all keys gives', () => {
    const n = 4;
    const keys = 3;
    const counts = new Float64Array(n);
    for (let code = 0; code < keys ** n; code++) {
      const drawn = Array.from({ length: n }, (_, card) => Math.floor(code / keys ** card) % keys);
      const deck = Array.from(drawn.keys()).sort((a, b) => drawn[a] - drawn[b]);
      counts[deck.filter((card, p) => p > 0 && card < deck[p - 1]).length]++;
    }
    const [suspect] = fittedKeys(new Map([['descents', counts.map((count) => count * 10)]]), n);
    expect(suspect?.id).toBe('sort-keys/3-keys');
    const [numbers] = suspect?.expects ?? [];
    if (numbers?.kind !== 'numbers') throw new Error('expects no numbers');
    counts.forEach((count, d) => expect(numbers.chances[d]).toBeCloseTo(count / keys ** n, 14));
  });
});
