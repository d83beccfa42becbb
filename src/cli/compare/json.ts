import { builtInId } from '../../kinds/built-in-id.js';
import { digestOfAll } from '../../page/document/several.js';
import type { ComparedCell } from '../../report/compare/facts/cell.js';
import type { Comparison } from '../../report/compare/facts/comparison.js';
import { tallyOf } from '../../report/compare/facts/tally.js';

interface Placed {
  readonly cell: ComparedCell;
  readonly kept: boolean;
  readonly file: string;
  readonly page: string;
}

/** Returns the comparison as one JSON object on one line: plan, what was made, counts of verdicts, cells and holes. */
export function compareJson(comparison: Comparison, cells: readonly Placed[], page: string): string {
  const { holes, outcome, plan } = comparison;
  return JSON.stringify({
    plan,
    outcome,
    verdicts: { ...tallyOf(comparison.cells), 'not-run': holes.length },
    digest: digestOfAll(comparison.cells),
    page,
    cells: cells.map(({ cell, file, kept, page: own }) => ({
      id: cell.id,
      verdict: cell.kind,
      digest: cell.digest,
      file,
      page: own,
      kept,
      offBy: cell.offBy,
      smallestDetectable: cell.seenFrom,
      because: cell.found.map(({ test }) => test),
      byLawAlone: cell.byLawAlone,
      dealsPerSecond: Math.round(cell.dealsPerSecond),
    })),
    holes: holes.map(({ origin, reason }) => ({ id: builtInId(origin), reason })),
  });
}
