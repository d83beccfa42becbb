import { expect, it } from 'vitest';
import { runWords, wholeRuns } from '../../../src/kinds/groups/whole-runs.js';

it('neighbours are one stretch', () => {
  expect(wholeRuns([])).toEqual([]);
  expect(wholeRuns([0, 1, 2, 5, 7, 8])).toEqual([
    { from: 0, to: 2 },
    { from: 5, to: 5 },
    { from: 7, to: 8 },
  ]);
});

it('stretches are words of a sentence', () => {
  expect([[7], [1, 2], [1, 2, 3], [1, 2, 3, 5], [1, 3, 4, 6, 7, 8], [999, 1000, 1001]].map(runWords)).toEqual([
    '7',
    '1 and 2',
    '1 to 3',
    '1 to 3 and 5',
    '1, 3, 4 and 6 to 8',
    '999 to 1,001',
  ]);
});
