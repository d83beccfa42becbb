import { expect, test } from 'vitest';
import { waysAmongFewer, waysToChoose } from '../../src/core/ways-to-choose.js';

test('ways to choose are the entries of the triangle in which each is the sum of the two above it', () => {
  let row = [1n];
  for (let among = 0; among <= 60; among++) {
    expect(Array.from({ length: among + 3 }, (_, count) => waysToChoose(among, count))).toEqual([...row, 0n, 0n]);
    row = [1n, ...row.map((ways, k) => ways + (row[k + 1] ?? 0n))];
  }
});

test('there is no way to choose among fewer than none, and 2^70 things give 2^69 (2^70 − 1) pairs', () => {
  expect(waysToChoose(-1, 0)).toBe(0n);
  expect(waysToChoose(2n ** 70n, 2)).toBe(2n ** 69n * (2n ** 70n - 1n));
});

test('ways among fewer and fewer are those of each, down to none and beyond', () => {
  for (const among of [0n, 1n, 5n, 60n, 2n ** 70n]) {
    for (const count of [0, 1, 4, 52]) {
      const each = Array.from({ length: 60 }, (_, turn) => waysToChoose(among - BigInt(turn), count));
      expect(waysAmongFewer(among, count, 60)).toEqual(each);
    }
  }
});
