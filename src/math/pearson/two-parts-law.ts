import type { Tails } from '../tails/chi-squared.js';
import { farOutFrom, farOutLog } from './far-out.js';
import { homogeneityTails, type PartsKernel } from './homogeneity-law.js';

/** Expected deals of the rarest cell, as many of which count as a deal of an even table, where cells are of unequal chances or very few. */
const OF_RAREST = 1.5;

/** Deals that fall each into one of many cells count as so many times their square root. */
const OF_ROOT = 3;

/** Up to so many degrees one cell decides, whatever the chances. */
const FEW_DEGREES = 4;

/** Chances that differ in rounding alone are equal. */
const ROUNDING = 1e-9;

/** A verdict takes a chance of some 1e-6 over twice the rows and over all groups: with so small a one in reach a part can be found by itself. */
const IN_REACH = Math.log(1e-12);

/** The fewest deals that a part must count as, to be found by itself. */
export const LEAST_ALONE: number = farOutFrom(IN_REACH);

/**
 * As how many deals the smaller of two parts counts in the far tail of H: as many as it has where a deal fills a table of cards, a row and a column each
 * once. Where it falls into one cell, that cell alone can be what is rare, and the more so the more there are, or the rarer one is. Both factors are
 * measured on whole laws of 2 to 120 cells, down to 1e-12, which ask for no less.
 */
export function countsAs(sizes: readonly [number, number], { degrees, rarest, self }: PartsKernel): number {
  const deals = Math.min(...sizes);
  if (rarest === undefined) return deals;
  const few = degrees <= FEW_DEGREES;
  const skewed = few || (self?.variance ?? 0) > ROUNDING * degrees ** 2;
  return Math.min(deals, few ? deals : OF_ROOT * Math.sqrt(deals), skewed ? OF_RAREST * deals * rarest : deals);
}

/**
 * Tails of H at `value` between two parts of `sizes` deals: as `homogeneityTails`, the upper one with what `farOutTails` allows for few deals, here
 * those of the smaller part. Over many parts single ones hardly tell; one small part against a large one has a tail as heavy as a sample of so few deals
 * by itself, far heavier than three moments say: held to whole laws in test/math/pearson/two-parts-law.test.ts.
 */
export function twoPartsTails(value: number, sizes: readonly [number, number], kernel: PartsKernel): Tails {
  const tails = homogeneityTails(value, sizes, kernel);
  const logUpper = farOutLog(tails.logUpper, countsAs(sizes, kernel));
  return { ...tails, upper: Math.exp(logUpper), logUpper };
}
