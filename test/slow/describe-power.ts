import { describe, expect, it } from 'vitest';
import type { Mistake } from './mistakes.js';
import { MISTAKES, nameOf } from './mistakes.js';
import { cellOf, wrongEnds } from './power-cell.js';
import type { KeptCell } from './power-results.js';
import { columnOf, keepCell, presentCommit } from './power-results.js';
import { LEAST_FOUND } from './power-rules.js';

/**
 * Every mistake at one number of cards. What came out is kept as it stands, misses too, as soon as it is dealt; `npm run tables` then writes
 * reports/power.md. A cell that was dealt by the present sources is not dealt again. One mistake alone: `npm run test:slow -- -t sattolo`.
 */
export function describePower(n: number): void {
  const commit = presentCommit();
  describe(`${n} cards`, () => {
    it.each(MISTAKES.map((mistake) => [nameOf(mistake), mistake] as const))('%s is found at the deals foretold', async (name, mistake) => {
      const cell = await dealt(mistake, name, n, commit);
      if (cell.kind !== 'seen') return;
      expect(cell.found).toBeGreaterThanOrEqual(LEAST_FOUND);
      expect(wrongEnds(mistake, n, cell)).toEqual([]);
    });
  });
}

async function dealt(mistake: Mistake, name: string, n: number, commit: string): Promise<KeptCell> {
  const kept = columnOf(n)[name];
  if (kept?.commit === commit) return kept;
  const cell = { ...(await cellOf(mistake, n)), commit };
  keepCell(n, name, cell);
  return cell;
}
