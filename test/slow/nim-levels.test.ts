import { describe, expect, it } from 'vitest';
import type { NimCase } from '../support/nim-level-cases.js';
import { levelsOf } from '../support/nim-level-cases.js';
import { nimRatesTooHigh } from '../support/nim-levels.js';

/** As test/nim/levels.test.ts, with enough audits to see the rates under one in a thousand and one in ten thousand. */
const CASES: readonly NimCase[] = [
  { piles: 1, max: 2, deals: 1000, audits: 10_000 },
  { piles: 1, max: 3, deals: 1000, audits: 10_000 },
  { piles: 2, max: 2, deals: 1000, audits: 10_000 },
  { piles: 2, max: 3, deals: 1000, audits: 10_000 },
  { piles: 2, max: 70, deals: 1000, audits: 2000 },
  { piles: 3, max: 2, deals: 1000, audits: 10_000 },
  { piles: 3, max: 7, deals: 1000, audits: 10_000 },
  { piles: 4, max: 15, deals: 1000, audits: 2000 },
  { piles: 12, max: 4, deals: 1000, audits: 4000 },
  { piles: 3, max: 1500, deals: 1000, audits: 1000 },
  { piles: 3, max: 1, deals: 1000, audits: 10_000, choice: 'pile' },
  { piles: 3, max: 3, deals: 1000, audits: 10_000, choice: 'pile' },
  { piles: 3, max: 7, deals: 2000, audits: 4000, choice: 'pile' },
  { piles: 3, max: 7, deals: 4000, audits: 2000, choice: 'outcome' },
  { piles: 4, max: 5, deals: 1000, audits: 2000, choice: 'removal' },
  { piles: 2, max: 3, deals: 1000, audits: 10_000, choice: 'addition' },
  { piles: 3, max: 7, deals: 1000, audits: 4000, choice: 'addition' },
];

describe.each(CASES)('$piles piles of 1 to $max, $deals deals, moves by $choice', (size) => {
  it('even outcomes are rejected no more often than is said', () => {
    expect(nimRatesTooHigh(levelsOf(size), [0.05, 0.01, 0.001, 0.0001])).toEqual([]);
  });
});
