import { describe, expect, it } from 'vitest';
import { isBeyond, leadsOf } from '../../../../../src/wings/lists/page/facts/leads.js';
import { below, evenList } from '../../../../support/even-list.js';
import { buffered, unshuffledList } from '../../traces/planted.js';

/** The counts that the leads are read from, made item by item. */
function countsOf(list: Uint32Array): number[] {
  const n = list.length;
  const counts = new Array<number>(66).fill(0);
  list.forEach((item, p) => {
    const cell = 2 + Math.floor((p * 64) / n);
    counts[cell] = Math.max(counts[cell], item - p);
  });
  return counts;
}

describe('the leads of stretches', () => {
  it.each([
    [100, 8],
    [1000, 32],
    [5000, 64],
  ])('of %i items are of %i stretches, each the largest of its positions', (n, stretches) => {
    const list = evenList(n, below(n));
    const leads = leadsOf(countsOf(list), { n, trials: 1 });
    expect(leads.length).toBe(stretches);
    expect([leads[0].from, leads.at(-1)?.until]).toEqual([0, n]);
    for (const { from, lead, until } of leads) {
      const largest = Math.max(0, ...Array.from(list.subarray(from, until), (item, k) => item - from - k));
      expect(lead).toBe(largest);
    }
  });

  it('lie within their bands together in 99 of 100 even lists, and half of them above the middle', () => {
    const draw = below(12);
    let [lists, stretches, above] = [0, 0, 0];
    for (let k = 0; k < 300; k++) {
      const leads = leadsOf(countsOf(evenList(1024, draw)), { n: 1024, trials: 1 });
      if (leads.some(isBeyond)) lists++;
      stretches += leads.length;
      above += leads.filter(({ lead, middle }) => lead > middle).length;
    }
    // At most 3 of 300 on average, and no more than 3 + 5 · √3 with a seed that is fixed; a half, less what is equal to the middle.
    expect(lists).toBeLessThanOrEqual(11);
    expect(above / stretches).toBeGreaterThan(0.4);
    expect(above / stretches).toBeLessThan(0.52);
  });

  it('of a buffer lie below theirs, but for the end of the list', () => {
    const leads = leadsOf(countsOf(buffered(unshuffledList(4096), 400, below(3))), { n: 4096, trials: 1 });
    expect(leads.filter((one) => one.until < 3000 && !isBeyond(one))).toEqual([]);
  });
});
