import { describe, expect, it } from 'vitest';
import type { LevelCase } from '../support/partial-levels.js';
import { ratesTooHigh } from '../support/partial-levels.js';

/** As test/partial/levels.test.ts, with enough audits to see the rates under one in a thousand and one in ten thousand. */
const CASES: readonly LevelCase[] = [
  { n: 3, k: 1, deals: 100, audits: 20_000 },
  { n: 4, k: 2, deals: 40, audits: 20_000 },
  { n: 5, k: 2, deals: 110, audits: 20_000 },
  { n: 6, k: 3, deals: 60, audits: 20_000, order: 'unknown' },
  { n: 6, k: 4, deals: 30, audits: 20_000, order: 'sorted' },
  { n: 12, k: 9, deals: 60, audits: 10_000 },
  { n: 30, k: 15, deals: 40, audits: 3000, order: 'unknown' },
  { n: 3, k: 2, deals: 100, audits: 20_000 },
  { n: 4, k: 2, deals: 20, audits: 20_000 },
  { n: 5, k: 3, deals: 20, audits: 20_000 },
  { n: 8, k: 5, deals: 20, audits: 20_000 },
  { n: 13, k: 2, deals: 20, audits: 10_000 },
  { n: 52, k: 5, deals: 250, audits: 2000, standard: true },
  { n: 52, k: 13, deals: 60, audits: 2000, order: 'sorted', standard: true },
];

describe.each(CASES)('$n cards, $k seen, $deals deals', (size) => {
  it('even deals are rejected no more often than is said', () => {
    expect(ratesTooHigh(size, [0.05, 0.01, 0.001, 0.0001])).toEqual([]);
  });
});
