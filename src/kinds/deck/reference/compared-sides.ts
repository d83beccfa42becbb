import { AuditError } from '../../../core/errors.js';
import type { Shows } from '../../../core/record/shows.js';
import type { Accumulator, Fitted, Row, Skipped, TestResult } from '../../../core/statistic/statistic.js';
import { pValue } from '../../../core/statistic/statistic.js';
import type { Decks } from '../../../core/subject/outcome.js';
import type { Stretch } from '../../../core/subject/stretch.js';
import { LEAST_IN_BOTH, type TwoTables, twoTables } from '../../../math/pearson/two-tables.js';

interface Parts {
  readonly test: string;
  /** The number of tables for either sampler, and of the values each table counts. */
  readonly steps: number;
  readonly values: number;
  /** Deals from each sampler. */
  readonly trials: number;
  /** The share of the deals that one step counts; all where absent. */
  readonly share?: number;
  readonly shows?: Shows;
  /** See `Fitted.adds`; each deal adds 1 to every step where absent. */
  readonly adds?: Fitted['adds'];
  /** Counts one sampler's deals of a block, steps × values cells, row-major. */
  side(stretch?: Stretch): Pick<Accumulator, 'add' | 'counts'>;
}

/** The one step in which the two samplers lie furthest apart. */
export interface FurthestSides extends TwoTables {
  readonly step: number;
}

/**
 * Compares the deals of two samplers step by step and reports the step with the smallest p-value, times the number of steps (C. E. Bonferroni).
 * Counts: those of the deals audited, step by step, then those of the reference.
 *
 * Size: where a value's chance is off by a share δ of the reference's own, each deal adds p δ²/(2 + δ). That is ½ r², with r the root-mean-square of
 * δ, each value weighted by its chance.
 */
export function comparedSides({ adds, share = 1, shows, side, steps, test, trials, values }: Parts): Fitted | Skipped {
  const bins = Math.min(values, Math.floor((2 * share * trials) / LEAST_IN_BOTH));
  if (bins < 2) return { skipped: { why: 'few-outcomes', least: Math.ceil(LEAST_IN_BOTH / share), got: trials } };
  const degrees = bins - 1;
  const row: Row = {
    test,
    degrees,
    scale: share / 2,
    forecast: 'values',
    // Each step is taken by itself: nothing is to be allowed for few deals.
    furthest: { looks: steps, fewest: Number.POSITIVE_INFINITY },
    ...(shows && { shows }),
  };
  return {
    shape: [2 * steps, values],
    adds: adds ?? { rows: 1 },
    rows: [row],
    accumulator(stretch) {
      const sides = [side(stretch), side(stretch)];
      const counts = new Float64Array(2 * steps * values);
      return {
        get counts() {
          for (const [s, one] of sides.entries()) counts.set(one.counts, s * steps * values);
          return counts;
        },
        add(decks) {
          const { length, width } = decks;
          sides[0].add({ width, length, cells: decks.cells });
          sides[1].add({ width, length, cells: referenceCells(decks) });
        },
      };
    },
    test(counts, total) {
      // Of more deals than are fitted, as a forecast has them, the bins are those of as many as are.
      const least = LEAST_IN_BOTH * Math.max(1, total / trials);
      return [resultOf(test, furthestSides(counts, steps, values, least), degrees, steps, total)];
    },
  };
}

/**
 * Finds the step in which two samplers lie furthest apart; null where none can be compared. `counts` has the layout of `comparedSides`; `least` is
 * that of `twoTables`.
 */
export function furthestSides(
  counts: ArrayLike<number>,
  steps: number,
  values: number,
  least: number = LEAST_IN_BOTH,
): FurthestSides | null {
  const all = Float64Array.from(counts);
  const of = (step: number): Float64Array => all.subarray(step * values, (step + 1) * values);
  let furthest: FurthestSides | null = null;
  for (let step = 0; step < steps; step++) {
    const apart = twoTables(of(step), of(steps + step), least);
    if (apart && (!furthest || apart.logP < furthest.logP)) furthest = { ...apart, step };
  }
  return furthest;
}

function resultOf(test: string, furthest: FurthestSides | null, degrees: number, steps: number, trials: number): TestResult {
  const logP = furthest ? Math.min(0, furthest.logP + Math.log(steps)) : 0;
  return {
    test,
    value: furthest?.value ?? 0,
    degrees: furthest?.degrees ?? degrees,
    p: pValue(Math.exp(logP)),
    logP: logP + 0,
    lowerP: pValue(1),
    logLowerP: 0,
    grade: 'calibrated',
    trials,
    plain: null,
  };
}

/** Returns the reference's decks that go with the audited ones. Throws E_INTERNAL where nobody dealt them. */
export function referenceCells({ reference }: Decks): Uint16Array {
  if (reference) return reference;
  throw new AuditError('E_INTERNAL', 'deals are held against a reference and must come with as many of its own');
}
