import { describe, expect, it } from 'vitest';
import type { LevelCase } from '../../support/partial-levels.js';
import { ratesTooHigh } from '../../support/partial-levels.js';

/**
 * Every row may fall under each level, in either tail, at most as often as the level says, by one side of a 99.98 % interval. Of some 200
 * rates, luck puts one beyond in 50 seeds; the seed is pinned. Many more audits: test/slow/partial-levels.test.ts.
 */
const CASES: readonly LevelCase[] = [
  { n: 3, k: 1, deals: 100, audits: 600 },
  { n: 5, k: 2, deals: 110, audits: 300 },
  { n: 6, k: 4, deals: 30, audits: 300, order: 'sorted' },
  { n: 52, k: 5, deals: 250, audits: 60, standard: true },
];

describe.each(CASES)('$n cards, $k seen, $deals deals', (size) => {
  it('even deals are rejected no more often than is said', () => {
    expect(ratesTooHigh(size, [0.05, 0.01])).toEqual([]);
  });

  it('catches p-values that are squared', () => {
    expect(ratesTooHigh({ ...size, lie: (log) => 2 * log }, [0.05, 0.01]).length).toBeGreaterThan(0);
  });
});
