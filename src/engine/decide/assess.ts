import type { Effect, RecordedResult } from '../../core/record/results.js';
import type { FurthestGroup } from '../../core/statistic/furthest-group.js';
import type { Row, TestResult } from '../../core/statistic/statistic.js';
import { equalDealsEffect } from '../../math/pairs/distinct-deals.js';
import { holm } from '../../math/tails/holm.js';
import { noncentralityLowerBound, noncentralityUpperBound } from '../../math/tails/noncentrality.js';
import { holmLevel, powerAt, smallestDetectable } from '../../math/tails/power.js';

/** The quantile level for one side of a 95 % interval. */
const ONE_SIDED = 0.975;

export interface PlannedRow extends Row {
  readonly required: boolean;
}

/**
 * Completes the results of one sample: Holm over every row and both tails, effect sizes with intervals, and power for `detect`. `rows` and `results`
 * are in the same order. Pure: `verify` recomputes the same numbers from the counts.
 */
export function assess(rows: readonly PlannedRow[], results: readonly TestResult[], detect: number, alpha: number): RecordedResult[] {
  const adjusted = holm(results.flatMap(({ logP, logLowerP }) => [logP, logLowerP]));
  const level = holmLevel(alpha, rows.length);
  return results.map((result, i) => {
    const row = rows[i];
    const upper = adjusted[2 * i];
    const lower = adjusted[2 * i + 1];
    const tail: 'lower' | 'upper' = lower < upper ? 'lower' : 'upper';
    const logPAdjusted = Math.min(upper, lower);
    const common = {
      test: row.test,
      value: result.value,
      degrees: result.degrees,
      p: result.p,
      logP: result.logP,
      lowerP: result.lowerP,
      logLowerP: result.logLowerP,
      pAdjusted: Math.max(Math.exp(logPAdjusted), Number.MIN_VALUE),
      logPAdjusted,
      tail,
      grade: result.grade,
      plain: result.plain,
      trials: result.trials,
      required: row.required,
    };
    if (row.equalDeals) return { ...common, effect: equalDealsEffect(row.equalDeals, result, level), power: null };
    const { furthest } = result;
    const looks = row.furthest?.looks ?? 1;
    const measured = ofGroup(row, furthest?.least);
    return {
      ...common,
      ...(row.shows && { shows: row.shows }),
      ...(result.scatter !== undefined && result.scatter > 1 && { scatter: result.scatter }),
      ...(result.compared && { compared: result.compared }),
      ...(furthest && {
        furthest: {
          group: furthest.group,
          deals: furthest.deals,
          of: looks,
          seenFrom: smallestDetectable(ofGroup(row, furthest), result.trials, level),
        },
      }),
      effect: effectOf(furthest?.scale ?? row.scale, result, looks),
      power: {
        effect: detect,
        power: powerAt(measured, result.trials, detect, level),
        smallestDetectable: smallestDetectable(measured, result.trials, level),
      },
    };
  });
}

/** Returns a row that tests groups one by one, as it is for a group of this size; the row itself if there is no group. */
function ofGroup(row: PlannedRow, group: Pick<FurthestGroup, 'fewest' | 'scale'> | undefined): PlannedRow {
  if (!row.furthest || !group) return row;
  return { ...row, scale: group.scale, furthest: { ...row.furthest, fewest: group.fewest } };
}

/**
 * Estimates the effect: E[Q] = degrees + (N − 1) · scale · r², so r² has an unbiased estimate; its interval inverts the noncentral law. Our own
 * derivation: Q is a mean of a kernel over the ordered pairs of deals. For the N(N − 1) pairs of two different deals its mean is scale · r²; for a
 * deal with itself it is the degrees. Where whole deals are biased together, Q scatters further. Its variance 2 degrees + 4 δ around δ = N scale r²
 * is then taken as that of degrees + (Q − degrees)/λ around δ/λ, times λ. That is 4 δ λ, and no less than what is measured on the degrees. For the
 * furthest of many groups the interval holds for all of them at once (C. E. Bonferroni).
 */
function effectOf(scale: number, { value, degrees, scatter = 1, trials }: TestResult, looks: number): Effect {
  const oneSided = 1 - (1 - ONE_SIDED) / looks;
  const size = (noncentrality: number): number => Math.sqrt((scatter * Math.max(0, noncentrality)) / (trials * scale));
  const scattered = scatter === 1 ? value : Math.max(0, degrees + (value - degrees) / scatter);
  const low = size(noncentralityLowerBound(scattered, degrees, oneSided));
  const high = size(noncentralityUpperBound(scattered, degrees, oneSided));
  const estimate = Math.sqrt(Math.max(0, (value - degrees) / ((trials - 1) * scale)));
  return { name: 'rms-relative-deviation', estimate: Math.min(Math.max(estimate, low), high), low, high };
}
