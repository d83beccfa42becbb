import { afterAll, describe, expect, it } from 'vitest';
import { MISTAKES, nameOf } from './mistakes.js';
import { cellOf, wrongEnds } from './power-cell.js';
import { keepColumn } from './power-results.js';
import { LEAST_FOUND } from './power-rules.js';
import type { Cell } from './power-table.js';

/**
 * Every mistake at one number of cards. What came out is kept as it stands, misses too; `npm run tables` then writes reports/power.md. One
 * mistake alone: `npm run test:slow -- -t sattolo`; what is kept is then left as it is.
 */
export function describePower(n: number): void {
  const cells: Record<string, Cell> = {};
  describe(`${n} cards`, () => {
    it.each(MISTAKES.map((mistake) => [nameOf(mistake), mistake] as const))('%s is found at the deals foretold', async (name, mistake) => {
      const cell = await cellOf(mistake, n);
      cells[name] = cell;
      if (cell.kind !== 'seen') return;
      expect(cell.found).toBeGreaterThanOrEqual(LEAST_FOUND);
      expect(wrongEnds(mistake, n, cell)).toEqual([]);
    });
  });
  afterAll(() => {
    if (Object.keys(cells).length === MISTAKES.length) keepColumn(n, cells);
  });
}
