import { describe, expect, it } from 'vitest';
import type { NimCase } from '../support/nim-level-cases.js';
import { levelsOf } from '../support/nim-level-cases.js';
import { nimRatesTooHigh } from '../support/nim-levels.js';

/**
 * Every row may fall under each level, in either tail, at most as often as the level says, by one side of a 99.98 % interval. Of some 150
 * rates, luck puts one beyond in 60 seeds; the seed is pinned. Many more audits: test/slow/nim-levels.test.ts.
 */
const CASES: readonly NimCase[] = [
  { piles: 2, max: 3, deals: 1000, audits: 150 },
  { piles: 3, max: 7, deals: 1000, audits: 150 },
  { piles: 3, max: 3, deals: 1000, audits: 150, choice: 'pile' },
  { piles: 3, max: 3, deals: 1000, audits: 150, choice: 'addition' },
];

describe.each(CASES)('$piles piles of 1 to $max, $deals deals, moves by $choice', (size) => {
  it('even outcomes are rejected no more often than is said, and p-values that are squared are caught', () => {
    const levels = levelsOf(size);
    expect(nimRatesTooHigh(levels, [0.05, 0.01])).toEqual([]);
    expect(nimRatesTooHigh({ ...levels, lie: (log) => 2 * log }, [0.05, 0.01]).length).toBeGreaterThan(0);
  });
});
