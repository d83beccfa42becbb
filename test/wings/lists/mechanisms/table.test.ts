import { describe, expect, it } from 'vitest';
import { KNOWN } from './known.js';
import { judged } from './named.js';
import { namedTable } from './named-table.js';

describe('makers of lists', () => {
  it.each([
    [1000, [1, 2, 3]],
    [10_000, [1, 2, 3]],
    [100_000, [1]],
  ])('of %i items are named rightly nine times of ten, and never wrongly', async (n, seeds) => {
    const { faults, known } = await namedTable(n, seeds);
    expect(faults).toEqual([]);
    expect(known.right).toBeGreaterThanOrEqual(0.9 * (known.right + known.none));
  });

  it('that are named with another number, or by another name, count as wrong', () => {
    const known = KNOWN['chunks in place'];
    const right = {
      id: known.id,
      share: 1,
      numbers: [100, 0].map((value, k) => ({ name: ['items', 'moved'][k], value, low: value, high: value })),
    };
    expect(judged([right], known, 1000)).toBe('right');
    expect(judged([{ ...right, numbers: right.numbers.toReversed().map((one, k) => ({ ...one, value: k })) }], known, 1000)).toBe('wrong');
    expect(judged([right], null, 1000)).toBe('wrong');
    expect(judged([], known, 1000)).toBe('none');
  });
});
