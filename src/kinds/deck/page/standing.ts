import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { findings } from '../../../page/facts/results.js';
import { rowsBeyondPositions } from '../../counting/rows-beyond-positions.js';
import { givesWay } from '../../declared.js';
import { rowsOfClumps } from '../../groups/clumps.js';

/**
 * Returns the rows of a record, among those beyond luck, that neither uneven positions nor cards that come together alone explain. Those that give way
 * to others come last.
 */
export function standing(core: EvidenceCore, uneven: readonly RecordedResult[]): readonly RecordedResult[] {
  const { kind } = core.subject.origin.outcome;
  const rows = rowsBeyondPositions(kind, core.plan, rowsOfClumps(core, uneven), (test) => core.counts[test]?.values ?? null);
  return rows.toSorted((a, b) => Number(givesWay(kind, a.test)) - Number(givesWay(kind, b.test)));
}

/**
 * Returns, among these tests of the first sample, each with a row beyond `alpha`, those that uneven positions alone explain at that level. Where high
 * cards lie on top too often they follow one another there from deal to deal, though no deal depends on another.
 */
export function explainedByPositions(core: EvidenceCore, alpha: number, tests: readonly string[]): readonly string[] {
  const { kind } = core.subject.origin.outcome;
  const uneven = core.results.filter(({ test }) => tests.includes(test));
  const others = findings(core).filter(({ tail, test }) => tail === 'upper' && !tests.includes(test));
  const left = rowsBeyondPositions(kind, { ...core.plan, alpha }, [...uneven, ...others], (test) => core.counts[test]?.values ?? null);
  return uneven.filter((row) => !left.includes(row)).map(({ test }) => test);
}
