import { AuditError } from '../../core/errors.js';
import { isDeviation, type RecordedResult } from '../../core/record/results.js';
import type { PartTables } from '../../core/statistic/run-parts.js';
import type { Fitted, Row, TailPs, TestResult } from '../../core/statistic/statistic.js';
import { pValue } from '../../core/statistic/statistic.js';
import { dealScatter } from '../../math/pearson/deal-scatter.js';
import type { Counts } from '../count/run-block.js';
import type { Fit } from '../fit.js';

/**
 * Tests every row of a fit on the counts of a sample of `trials` deals. `recorded`: the rows of a record, taken as they are for a statistic without
 * counts. Throws E_VERIFY if neither exists.
 */
export function testAll(fit: Fit, counts: Counts, trials: number, recorded: readonly RecordedResult[] = []): readonly TestResult[] {
  const tables = fit.statistics.flatMap(({ id, fitted }) => {
    const own = counts.get(id);
    return (own && fitted.inTime?.tables(own)) ?? [];
  });
  const whole = wholeDealsOf(tables);
  return fit.statistics.flatMap(({ id, fitted }) => {
    const own = counts.get(id);
    if (!own) return fitted.rows.map((row) => asRecorded(row, recorded));
    const results = fitted.test(own, trials);
    if (fitted.inTime) return results;
    const ofPositions = fromPositions(fitted, own, tables);
    return results.map((result) => ({
      ...result,
      ...scatterOf(ofPositions === undefined ? result : { scatter: ofPositions, ...result }, whole, recorded),
    }));
  });
}

/** Returns the scatter of a statistic whose tables follow from those of cards by positions, if these were counted in parts. */
function fromPositions(
  { fromPositions: from, rows, test }: Fitted,
  { length }: Float64Array,
  tables: readonly PartTables[],
): number | undefined {
  const positions = tables.find(({ parts }) => parts[0].table.length === length * length);
  if (!from || !positions || rows.length > 1) return undefined;
  const parts = positions.parts.map(({ deals, table }) => ({ deals, table: from(table) }));
  return dealScatter({ parts, value: (table, deals) => test(table, deals)[0].value });
}

/**
 * Measures, on the parts of the run, the scatter of whole deals that are biased together. Gives the share added per degree of freedom, and the
 * degrees of that table. Equal or nearly equal deals add to the table of any statistic in proportion to its degrees. If a deal puts all its cards
 * into few cells, they add up to as much as single cards do. Null if the parts were not counted, or their counts were not kept.
 */
function wholeDealsOf(tables: readonly PartTables[]): { readonly share: number; readonly degrees: number } | null {
  if (tables.length === 0) return null;
  const share = Math.max(...tables.map((one) => (dealScatter(one) - 1) / one.degrees));
  return { share, degrees: Math.max(...tables.map(({ degrees }) => degrees)) };
}

/** Returns a row's own scatter if known, else that of whole deals; the recorded value if the parts were not kept. */
function scatterOf(
  { degrees, scatter, test }: TestResult,
  whole: ReturnType<typeof wholeDealsOf>,
  recorded: readonly RecordedResult[],
): { readonly scatter?: number } {
  const found = recorded.find((row) => row.test === test);
  const kept = found && isDeviation(found) ? (found.scatter ?? 1) : 1;
  const most = scatter ?? (whole ? 1 + whole.share * Math.max(degrees, whole.degrees) : kept);
  return most > 1 ? { scatter: most } : {};
}

function asRecorded({ degrees, test }: Row, recorded: readonly RecordedResult[]): TestResult {
  const found = recorded.find((row) => row.test === test);
  if (!found) throw new AuditError('E_VERIFY', `${test} must have a row, since its counts are not kept, got none`);
  const { grade, logLowerP, logP, plain, trials, value } = found;
  const compared = isDeviation(found) && found.compared ? { compared: found.compared } : {};
  const scatter = isDeviation(found) && found.scatter !== undefined ? { scatter: found.scatter } : {};
  return { test, value, degrees, grade, trials, ...tailsOf({ logLowerP, logP }), plain: plain && tailsOf(plain), ...compared, ...scatter };
}

/** Derives each p from its logarithm, so that a row altered in only one of the two differs. */
function tailsOf({ logLowerP, logP }: Pick<TailPs, 'logLowerP' | 'logP'>): TailPs {
  return { p: pValue(Math.exp(logP)), logP, lowerP: pValue(Math.exp(logLowerP)), logLowerP };
}
