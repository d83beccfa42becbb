import type { ComparedCell } from './cell.js';
import type { Grid } from './grid.js';

/** The grid with the rows and the columns that have the most biased audits first, and else in the order in which they were named. */
export function biasedFirst(grid: Grid): Grid {
  const biased = (cells: readonly ComparedCell[]): number => cells.filter(({ kind }) => kind === 'biased').length;
  return {
    ...grid,
    rows: grid.rows.toSorted((a, b) => biased(grid.inRow(b)) - biased(grid.inRow(a))),
    columns: grid.columns.toSorted((a, b) => biased(grid.inColumn(b)) - biased(grid.inColumn(a))),
  };
}
