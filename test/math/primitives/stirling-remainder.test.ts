import { describe, expect, it } from 'vitest';
import { stirlingRemainder } from '../../../src/math/primitives/stirling-remainder.js';
import { partRows } from '../parts.js';

describe('stirlingRemainder', () => {
  const rows = partRows('stirlingRemainder');

  it.each(rows)('is right at $at', ({ at, value }) => {
    expect(Math.abs(stirlingRemainder(at[0]) - value)).toBeLessThan(2e-15);
  });

  it('is right to the last bit where the series gives it alone', () => {
    const far = rows.filter(({ at }) => at[0] >= 10 && at[0] < 100);
    expect(far).toHaveLength(2);
    for (const { at, value } of far) expect(stirlingRemainder(at[0]), `${at[0]}`).toBe(value);
  });

  it('would be caught as its leading term alone', () => {
    expect(rows.filter(({ at, value }) => !(Math.abs(1 / (12 * at[0]) - value) < 2e-15)).length).toBeGreaterThan(6);
  });
});
