import { describe, expect, it } from 'vitest';
import { promisedFrom } from '../../../src/core/statistic/promised-from.js';

describe('the fewest deals that a plan promises a row with', () => {
  it.each([
    [{}, 1],
    [{ decidesFrom: 40 }, 40],
    [{ promisesFrom: 70 }, 70],
    [{ decidesFrom: 40, promisesFrom: 70 }, 70],
    [{ decidesFrom: 70, promisesFrom: 40 }, 70],
  ])('of %j are %i: those at which it decides, and is measured', (row, deals) => {
    expect(promisedFrom(row)).toBe(deals);
  });
});
