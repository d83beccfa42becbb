import type { EvidenceCore } from '../../core/record/evidence.js';
import { isDeviation, type RecordedResult } from '../../core/record/results.js';
import { chiSquaredTails } from '../../math/tails/chi-squared.js';
import { headlineOf, statisticOf, testCounting } from '../declared.js';
import { fitAgain } from '../fit-again.js';
import { isOfGroups, isOfOneGroup } from './cuts.js';
import { SCATTER_CELLS, type Scatter, scatterOf } from './part-scatter.js';

/**
 * True if a row that compares parts of the run shows that chances change. The parts must differ by more than the outcomes within a part scatter, and
 * so by more than independent outcomes of any one law would. True for every other row. `between`: a kind's measurement by another statistic, as a
 * multiple of the variance of even outcomes; null where it was not made.
 */
export function changesShown(core: EvidenceCore, row: RecordedResult, between: number | null): boolean {
  const { kind } = core.subject.origin.outcome;
  if (headlineOf(kind, row.test)?.about !== 'changes' || !isDeviation(row)) return true;
  const scatter = testCounting(kind, 'agreed-positions') === null ? measuredFor(core, row.test) : { mean: 1, variance: between ?? 1 };
  return scatter !== null && standsOut(core, row, scatter, row.furthest?.of);
}

/**
 * True if a row stays beyond the level of the verdict when the measured scatter is allowed for. Its law is then a multiple of chi-squared with the
 * measured mean and variance (F. E. Satterthwaite 1946, doi:10.2307/3002019). `looks`: the number of such rows of which it is the least likely.
 */
export function standsOut(
  { plan }: Pick<EvidenceCore, 'plan'>,
  { degrees, value }: { readonly degrees: number; readonly value: number },
  { mean, variance }: Pick<Scatter, 'mean' | 'variance'>,
  looks = 1,
): boolean {
  // A multiple c of chi-squared on d degrees has mean c d and variance 2 c² d.
  const multiple = variance / mean;
  const { logUpper } = chiSquaredTails(Math.max(0, value / multiple), (degrees * mean) / multiple);
  return logUpper < Math.log(plan.alpha / looks);
}

/** Returns the scatter that a row's statistic stores after the counts of the parts; null where they are too many for the record. */
export function measuredFor(core: EvidenceCore, test: string): Scatter | null {
  const { counts, results } = core;
  const [id] = test.split('/');
  const values = counts[id]?.values;
  if (!values) return null;
  const rowsOf = (ofGroups: boolean): readonly string[] =>
    results.flatMap((row) =>
      row.test.startsWith(`${id}/`) && !isOfOneGroup(row.test) && isOfGroups(row.test) === ofGroups ? [row.test] : [],
    );
  const [name] = test.split('/').slice(2);
  const bases = (ofGroups: boolean): readonly string[] => [...new Set(rowsOf(ofGroups).map((row) => row.split('/')[2]))];
  // The scatter of what is compared between eighths, then that of what is compared between groups where that is another.
  const statistic = bases(true).length > 0 ? statisticOf(core.subject.origin.outcome.kind, test) : null;
  const shared = statistic ? fitAgain(core, statistic)?.inTime?.ownGroups?.shared === true : false;
  const all = [...bases(false), ...(shared ? [] : bases(true))];
  const ofGroups = !shared && (isOfGroups(test) || isOfOneGroup(test));
  const at = ofGroups ? bases(false).length + bases(true).indexOf(name) : bases(false).indexOf(name);
  const from = values.length - SCATTER_CELLS * (all.length - at);
  return scatterOf(values.slice(from, from + SCATTER_CELLS));
}
