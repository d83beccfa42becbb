import type { Verdict } from '../../../core/record/evidence.js';
import type { ComparedCell } from './cell.js';
import type { Grid } from './grid.js';

export type Tally = Readonly<Record<Verdict['kind'], number>>;

/** Counts the verdicts, zero included. */
export function tallyOf(cells: readonly ComparedCell[]): Tally {
  const count = (kind: Verdict['kind']): number => cells.filter((cell) => cell.kind === kind).length;
  return { biased: count('biased'), 'no-bias-found': count('no-bias-found'), inconclusive: count('inconclusive') };
}

/** The pattern that a grid shows at a glance, decided by its verdicts alone. */
export type Pattern =
  /** Every audit is biased, or none is and none is inconclusive, or none is decided. */
  | 'all-biased'
  | 'none-found'
  | 'none-decided'
  /** Both verdicts occur, every column has one verdict throughout, and not every row has; or the other way round. */
  | 'shuffle-decides'
  | 'feed-decides'
  | 'mixed';

/** The pattern of a grid. "Decides" needs at least two rows and two columns, and nothing inconclusive. */
export function patternOf(grid: Grid, cells: readonly ComparedCell[]): Pattern {
  const tally = tallyOf(cells);
  if (tally.biased === cells.length) return 'all-biased';
  if (tally['no-bias-found'] === cells.length) return 'none-found';
  if (tally.inconclusive === cells.length) return 'none-decided';
  if (tally.inconclusive > 0 || grid.rows.length < 2 || grid.columns.length < 2) return 'mixed';
  if (grid.columns.every((column) => isConstant(grid.inColumn(column)))) return 'shuffle-decides';
  if (grid.rows.every((row) => isConstant(grid.inRow(row)))) return 'feed-decides';
  return 'mixed';
}

/** True if all cells ended alike. */
function isConstant(cells: readonly ComparedCell[]): boolean {
  return new Set(cells.map(({ kind }) => kind)).size <= 1;
}
