import { POWER } from '../../core/statistic/rules.js';
import type { Row } from '../../core/statistic/statistic.js';
import { invertFarOut } from '../pearson/far-out.js';
import { chiSquaredUpperQuantile } from './chi-squared.js';
import { noncentralChiSquaredTails } from './noncentral-chi-squared.js';
import { noncentralityForPower } from './noncentrality.js';

type Measuring = Pick<Row, 'degrees' | 'furthest' | 'scale'>;

/**
 * The level one row is held to while every other hypothesis is still open: alpha over rows and both tails, the first step of S. Holm
 * (1979).
 */
export function holmLevel(alpha: number, rows: number): number {
  return alpha / (2 * rows);
}

/**
 * The level at which chi-squared itself is read for a row. A row that looks at many groups shares its level among them, and allows for how few deals
 * they have.
 */
export function readAt({ furthest }: Pick<Row, 'furthest'>, level: number): number {
  return furthest ? Math.exp(invertFarOut(Math.log(level / furthest.looks), furthest.fewest)) : level;
}

/**
 * The chance that `row` sees a relative root-mean-square deviation of `size` in `trials` deals at `level`: the noncentral law with N ·
 * scale · size², as J. Cohen (1988), Statistical Power Analysis for the Behavioral Sciences, chapter 7, has N w². As exact as that law's
 * tails; power.test.ts.
 */
export function powerAt(row: Measuring, trials: number, size: number, level: number): number {
  const critical = chiSquaredUpperQuantile(readAt(row, level), row.degrees);
  return noncentralChiSquaredTails(critical, row.degrees, trials * row.scale * size ** 2).upper;
}

/** The smallest relative root-mean-square deviation that `row` sees 99 times in 100 in `trials` deals at `level`. */
export function smallestDetectable(row: Measuring, trials: number, level: number): number {
  return Math.sqrt(noncentralityForPower(row.degrees, readAt(row, level), POWER) / (trials * row.scale));
}

/** The number of deals at which `row` sees a noncentrality of `perTrial` a deal 99 times in 100 at `level`; Infinity where there is nothing to see. */
export function trialsToSee(row: Measuring, perTrial: number, level: number): number {
  return perTrial > 0 ? Math.ceil(noncentralityForPower(row.degrees, readAt(row, level), POWER) / perTrial) : Number.POSITIVE_INFINITY;
}
