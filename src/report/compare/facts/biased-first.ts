import type { ComparedCell } from './cell.js';
import type { Grid } from './grid.js';

/** Sorts the grid: the rows and columns with the most biased audits first, ties in the order in which they were named. */
export function biasedFirst(grid: Grid): Grid {
  const biased = (cells: readonly ComparedCell[]): number => cells.filter(({ kind }) => kind === 'biased').length;
  return {
    ...grid,
    rows: grid.rows.toSorted((a, b) => biased(grid.inRow(b)) - biased(grid.inRow(a))),
    columns: grid.columns.toSorted((a, b) => biased(grid.inColumn(b)) - biased(grid.inColumn(a))),
  };
}
