import { expect, it } from 'vitest';
import { boardFaults } from './claim-faults.js';

// All 40,320 arrangements, claim by claim: seconds each. `npm test` asks the same of boards of four and six cells.
it.each([
  { rows: 2, columns: 4 },
  { rows: 4, columns: 2 },
])('of $rows x $columns every claim holds and every twin is refuted, or the claim says why not', (board) => {
  expect(boardFaults(board)).toEqual([]);
});
