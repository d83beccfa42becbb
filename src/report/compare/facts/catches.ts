import { statisticOf } from '../../../kinds/declared.js';
import type { ComparedCell, Finding } from './cell.js';
import type { Grid } from './grid.js';
import { rowName } from './grid.js';

export interface Catch {
  /** The number of cells in which it was beyond the line. */
  readonly cells: number;
  readonly strongest: Finding;
}

/** A maker, or a row that feeds the only maker, that is biased in one cell at least. */
export interface Caught {
  readonly name: string;
  /** The number of its cells that are biased. */
  readonly biased: number;
  /** The number of those that the exact law alone shows. */
  readonly byLawAlone: number;
  readonly byTest: ReadonlyMap<string, Catch>;
  readonly strongest: Finding | null;
}

/** The tests that were beyond the line anywhere, and every biased subject. */
export interface Catches {
  readonly tests: readonly string[];
  readonly caught: readonly Caught[];
}

/** The biased columns of the grid, or its biased rows where there is but one column, with the tests that showed it. */
export function catchesOf(grid: Grid): Catches {
  const [only] = grid.columns;
  const subjects =
    grid.columns.length === 1 && only && grid.rows.length > 1
      ? grid.rows.map((row) => ({ name: rowName(grid, row), cells: grid.inRow(row) }))
      : grid.columns.map((column) => ({ name: column.id, cells: grid.inColumn(column) }));
  const caught = subjects
    .map(({ cells, name }) =>
      caughtOf(
        name,
        cells.filter(({ kind }) => kind === 'biased'),
      ),
    )
    .filter(({ biased }) => biased > 0);
  const tests = [...new Set(caught.flatMap(({ byTest }) => [...byTest.keys()]))].sort();
  return { tests, caught };
}

/** Treats a group of rows as one test, represented by its strongest; strongest first. */
function pooled({ found, origin }: ComparedCell): readonly Finding[] {
  const strongest = new Map<string, Finding>();
  for (const { logP, test } of found) {
    const statistic = statisticOf(origin.outcome.kind, test);
    const name = statistic?.looksBack?.before ? statistic.id : test;
    const before = strongest.get(name);
    if (!before || logP < before.logP) strongest.set(name, { test: name, logP });
  }
  return [...strongest.values()];
}

function caughtOf(name: string, biased: readonly ComparedCell[]): Caught {
  const byTest = new Map<string, Catch>();
  for (const finding of biased.flatMap(pooled)) {
    const before = byTest.get(finding.test);
    const stronger = before && before.strongest.logP <= finding.logP ? before.strongest : finding;
    byTest.set(finding.test, { cells: (before?.cells ?? 0) + 1, strongest: stronger });
  }
  const all = [...byTest.values()].map(({ strongest }) => strongest);
  return {
    name,
    biased: biased.length,
    byLawAlone: biased.filter(({ byLawAlone }) => byLawAlone).length,
    byTest,
    strongest: all.reduce<Finding | null>((best, finding) => (best && best.logP <= finding.logP ? best : finding), null),
  };
}
