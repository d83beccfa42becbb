import { expect, it } from 'vitest';
import { growingBatches } from '../../../src/engine/count/growing-batches.js';

it('batches begin with one outcome and grow to the most, which then comes again', () => {
  const next = growingBatches(5, 100, true);
  const batches = [next(), next(), next(), next(), next(), next()];
  expect(batches.map(({ capacity }) => capacity)).toEqual([1, 4, 16, 64, 100, 100]);
  expect(batches.map(({ absolute }) => absolute?.capacity)).toEqual([1, 4, 16, 64, 100, 100]);
  expect(batches[5]).toBe(batches[4]);
});
