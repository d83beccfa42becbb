import { describe, expect, it } from 'vitest';
import { holm } from '../../../src/math/tails/holm.js';
import { readFixture } from '../../support/read-fixture.js';

const { rows } = readFixture<{ rows: readonly { p: readonly number[]; holm: readonly number[] }[] }>('stats/holm.json');

describe('holm', () => {
  it.each(rows.map((row, i) => [i, row] as const))('row %i equals R p.adjust', (_, row) => {
    holm(row.p.map(Math.log)).forEach((logP, i) => expect(Math.exp(logP)).toBeCloseTo(row.holm[i], 13));
  });

  it('keeps its order where probabilities are far below the least double', () => {
    const [a, b, c] = holm([-5000, -4000, -1]);
    expect(a).toBeCloseTo(-5000 + Math.log(3), 10);
    expect(b).toBeCloseTo(-4000 + Math.log(2), 10);
    expect(c).toBeCloseTo(-1, 10);
  });

  it('of nothing is nothing', () => {
    expect(holm([])).toEqual([]);
  });
});
