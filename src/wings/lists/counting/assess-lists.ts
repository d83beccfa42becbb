import type { Effect, RowPower } from '../../../core/record/results.js';
import type { TestResult } from '../../../core/statistic/statistic.js';
import { chiSquaredUpperQuantile } from '../../../math/tails/chi-squared.js';
import { holm } from '../../../math/tails/holm.js';
import { noncentralityLowerBound, noncentralityUpperBound } from '../../../math/tails/noncentrality.js';
import { holmLevel, powerAt, smallestDetectable } from '../../../math/tails/power.js';
import type { ListResult } from '../record/one-list.js';
import type { ListRow } from './list-statistic.js';

/** One side of a 95 % interval. */
const ONE_SIDED = 0.975;

/**
 * Completes the results of lists: Holm over every row and both tails, sizes with intervals, and the power for `detect`. `rows` and `results` are in the same order.
 */
export function assessLists(rows: readonly ListRow[], results: readonly TestResult[], detect: number, alpha: number): ListResult[] {
  const adjusted = holm(results.flatMap(({ logLowerP, logP }) => [logP, logLowerP]));
  const level = holmLevel(alpha, rows.length);
  return results.map(({ degrees, grade, logLowerP, logP, lowerP, p, trials, value }, i) => {
    const row = rows[i];
    const [upper, lower] = [adjusted[2 * i], adjusted[2 * i + 1]];
    const logPAdjusted = Math.min(upper, lower);
    return {
      test: row.test,
      value,
      degrees,
      p,
      logP,
      lowerP,
      logLowerP,
      pAdjusted: Math.max(Math.exp(logPAdjusted), Number.MIN_VALUE),
      logPAdjusted,
      tail: lower < upper ? 'lower' : 'upper',
      grade,
      trials,
      required: row.required,
      effect: row.sizeOf === null ? null : effectOf(row, value, logP, logLowerP),
      power: row.sizeOf === null ? null : rowPower(row, detect, level),
    };
  });
}

type Sized = Pick<ListRow, 'degrees' | 'scale'>;

function rowPower(row: Sized, detect: number, level: number): RowPower {
  return { effect: detect, power: powerAt(row, 1, detect, level), smallestDetectable: smallestDetectable(row, 1, level) };
}

/**
 * Returns the effect size r; the noncentrality of all lists together is scale · r². For one degree of freedom it is the sum's own squared deviation.
 * For more it comes from the sum of squares, by inverting the noncentral law.
 */
function effectOf({ degrees, scale }: Sized, value: number, logP: number, logLowerP: number): Effect {
  const squares = degrees === 1 ? squareOf(Math.min(logP, logLowerP)) : value;
  const size = (noncentrality: number): number => Math.sqrt(Math.max(0, noncentrality) / scale);
  const low = size(noncentralityLowerBound(squares, degrees, ONE_SIDED));
  const high = size(noncentralityUpperBound(squares, degrees, ONE_SIDED));
  return { name: 'rms-relative-deviation', estimate: Math.min(Math.max(size(squares - degrees), low), high), low, high };
}

/** The log below which no double holds a probability. */
const LEAST_LOG = -700;

/** Returns the square of the normal deviate whose one tail has this log probability. Far out it is −2 log p, less a negligible term. */
function squareOf(logP: number): number {
  if (logP < LEAST_LOG) return -2 * logP - Math.log(-4 * Math.PI * logP);
  // In the very middle both tails are ½, but for what rounding leaves.
  const both = 2 * Math.exp(logP);
  return both >= 1 ? 0 : chiSquaredUpperQuantile(both, 1);
}
