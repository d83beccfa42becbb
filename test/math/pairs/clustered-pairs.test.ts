import { expect, it } from 'vitest';
import { logEqualPairs } from '../../../src/math/pairs/clustered-pairs.js';

it('the tail of equal pairs has a finite logarithm where its terms are below what a double holds, and there never rises with their number', () => {
  const orderBits = Math.log2(6_227_020_800);
  const logs = [1, 10, 50, 100, 150, 200, 300, 400, 500].map((k) => logEqualPairs(k, 2000, orderBits));
  expect(logs.filter((log) => !Number.isFinite(log) || log >= 0)).toEqual([]);
  expect(logs).toEqual(logs.toSorted((a, b) => b - a));
  expect(logEqualPairs(155_198, 2000, orderBits)).toBeLessThan(-1000);
});
