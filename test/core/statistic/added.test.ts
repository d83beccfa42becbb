import { describe, expect, it } from 'vitest';
import { type Added, mostAdded } from '../../../src/core/statistic/added.js';

/** The most that any of these deals puts into each cell of a table of rows by columns. */
function countedIn(columns: number, deals: readonly (readonly number[])[]): readonly number[] {
  const most = Array.from({ length: columns * Math.max(...deals.map((deal) => deal.length)) }, () => 0);
  for (const deal of deals) for (const [row, column] of deal.entries()) most[row * columns + column] = 1;
  return most;
}

describe('the most that one deal adds to a cell', () => {
  it('is what it adds to the row or to the column, whichever is less', () => {
    expect(mostAdded({ rows: 3, columns: 5 }, 0)).toBe(3);
    expect(mostAdded({ rows: 5, columns: 3 }, 0)).toBe(3);
    expect(mostAdded({ rows: 4 }, 7)).toBe(4);
    expect(mostAdded({ columns: 2 }, 7)).toBe(2);
  });

  it('is what is said of every cell, or of each', () => {
    expect(mostAdded({ atMost: 6 }, 3)).toBe(6);
    const each: Added = { atMost: (cell) => 10 * cell };
    expect([0, 1, 4].map((cell) => mostAdded(each, cell))).toEqual([0, 10, 40]);
  });

  it('bounds what positions of two cards count, of either order', () => {
    const most = countedIn(2, [
      [0, 1],
      [1, 0],
    ]);
    expect(most.map((_, cell) => mostAdded({ rows: 1, columns: 1 }, cell))).toEqual(most);
  });
});
