import type { Tails } from '../tails/chi-squared.js';
import { farOutFrom, farOutLog } from './far-out.js';
import { homogeneityTails, type PartsKernel } from './homogeneity-law.js';

/** The effective number of deals is this times the expected count of the rarest cell, where chances are unequal or cells very few. */
const OF_RAREST = 1.5;

/** The effective number of deals is this times their square root, where each deal falls into one of many cells. */
const OF_ROOT = 3;

/** Up to this many degrees of freedom a single cell decides, whatever the chances. */
const FEW_DEGREES = 4;

/** Chances that differ by rounding alone are equal. */
const ROUNDING = 1e-9;

/** A verdict divides a chance of some 1e-6 by twice the rows and by all groups. A part that can reach a chance this small can be found by itself. */
const IN_REACH = Math.log(1e-12);

/** The smallest effective number of deals with which a part can be found by itself. */
export const LEAST_ALONE: number = farOutFrom(IN_REACH);

/**
 * Returns the effective number of deals of the smaller of two parts in the far tail of H. It is the actual number where a deal fills a table of
 * cards, with each row and column once. Where a deal falls into one cell, that cell alone can be the rare event, the more so the more cells there are
 * or the rarer one is. Both factors were measured on whole laws of 2 to 120 cells, down to 1e-12, which need no smaller ones.
 */
export function countsAs(sizes: readonly [number, number], { degrees, rarest, self }: PartsKernel): number {
  const deals = Math.min(...sizes);
  if (rarest === undefined) return deals;
  const few = degrees <= FEW_DEGREES;
  const skewed = few || (self?.variance ?? 0) > ROUNDING * degrees ** 2;
  return Math.min(deals, few ? deals : OF_ROOT * Math.sqrt(deals), skewed ? OF_RAREST * deals * rarest : deals);
}

/**
 * Tails of H at `value` between two parts of `sizes` deals. They are those of `homogeneityTails`, the upper one with the allowance of `farOutTails`
 * for the few deals of the smaller part. Among many parts a single one hardly matters. One small part against a large one has a tail as heavy as a
 * sample of its few deals, far heavier than three moments say. Checked against whole laws in test/math/pearson/two-parts-law.test.ts.
 */
export function twoPartsTails(value: number, sizes: readonly [number, number], kernel: PartsKernel): Tails {
  const tails = homogeneityTails(value, sizes, kernel);
  const logUpper = farOutLog(tails.logUpper, countsAs(sizes, kernel));
  return { ...tails, upper: Math.exp(logUpper), logUpper };
}
