import { POWER } from '../../core/rules.js';
import type { Row } from '../../core/statistic.js';
import { chiSquaredUpperQuantile } from './chi-squared.js';
import { noncentralChiSquaredTails } from './noncentral-chi-squared.js';
import { noncentralityForPower } from './noncentrality.js';

/**
 * The level one row is held to while every other hypothesis is still open: alpha over rows and both tails, the first step of S. Holm
 * (1979).
 */
export function holmLevel(alpha: number, rows: number): number {
  return alpha / (2 * rows);
}

/**
 * The chance that `row` sees a relative root-mean-square deviation of `size` in `trials` deals at `level`: the noncentral law with N ·
 * scale · size², as J. Cohen (1988), Statistical Power Analysis for the Behavioral Sciences, chapter 7, has N w². As exact as that law's
 * tails; power.test.ts.
 */
export function powerAt(row: Row, trials: number, size: number, level: number): number {
  const critical = chiSquaredUpperQuantile(level, row.degrees);
  return noncentralChiSquaredTails(critical, row.degrees, trials * row.scale * size ** 2).upper;
}

/** The smallest relative root-mean-square deviation that `row` sees 99 times in 100 in `trials` deals at `level`. */
export function smallestDetectable(row: Row, trials: number, level: number): number {
  return Math.sqrt(noncentralityForPower(row.degrees, level, POWER) / (trials * row.scale));
}

/** The deals at which `row` sees a noncentrality of `perTrial` a deal 99 times in 100 at `level`; Infinity where there is nothing to see. */
export function trialsToSee(row: Row, perTrial: number, level: number): number {
  return perTrial > 0 ? Math.ceil(noncentralityForPower(row.degrees, level, POWER) / perTrial) : Number.POSITIVE_INFINITY;
}
