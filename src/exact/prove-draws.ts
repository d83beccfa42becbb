import type { DrawLawAt, ProvedDraws } from '../core/record/proved-deck.js';
import type { Bounded } from '../core/subject/bounded.js';
import { absolute, fractionText, reduceFraction } from '../math/fraction.js';
import { ratio } from '../math/ratio.js';
import type { DrawWeights, MethodLaws } from './draw-laws.js';

/**
 * The bias limit of 25 CFR 547.14, as others summarise it (its own text was not seen). A scaling method counts as unbiased up to a bias of 1 in 50
 * million.
 */
const LIMIT = 50_000_000n;

/**
 * Proves how even a method's draws are on ideal words, for the bounds of one deal of `n` cards.
 *
 * A whole deal is bounded twice from independent draws. Total variations add at most. 1 + χ² multiplies, with ½ √χ² no less than the total variation
 * by Cauchy's inequality. A. B. Tsybakov (2009), Introduction to Nonparametric Estimation, section 2.4, doi:10.1007/b13794.
 */
export function proveDraws(bounded: Bounded, range: bigint, laws: MethodLaws, n: number, bounds: Uint32Array): ProvedDraws {
  const draws = new Map<number, number>();
  for (const bound of bounds) draws.set(bound, (draws.get(bound) ?? 0) + 1);
  const rows = [...draws].sort(([a], [b]) => a - b).map(([bound, count]) => ({ bound, count, ...distance(bound, laws.of(bound)) }));
  let worst = { num: 0n, den: 1n };
  let sum = { num: 0n, den: 1n };
  let growth = 0;
  for (const { count, variation, divergence } of rows) {
    if (variation.num * worst.den > worst.num * variation.den) worst = variation;
    sum = add(sum, { num: variation.num * BigInt(count), den: variation.den });
    growth += count * Math.log1p(ratio(divergence.num, divergence.den));
  }
  if (sum.num > sum.den) sum = { num: 1n, den: 1n };
  return {
    n,
    bounded: bounded.id,
    range: String(range),
    how: laws.how,
    rows: rows.map(({ bound, count, row }): DrawLawAt => ({ bound, draws: count, ...row })),
    worst: fractionText(worst.num, worst.den),
    dealAtMost: fractionText(sum.num, sum.den),
    dealAtMostByDivergence: Math.min(1, Math.sqrt(Math.expm1(growth)) / 2),
    limit: fractionText(1n, LIMIT),
    withinLimit: worst.num * LIMIT <= worst.den,
  };
}

interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

interface Distance {
  readonly row: Omit<DrawLawAt, 'bound' | 'draws'>;
  readonly variation: Fraction;
  readonly divergence: Fraction;
}

function distance(bound: number, law: DrawWeights): Distance {
  const values = BigInt(bound);
  if (law === 'uniform') {
    const even = fractionText(1n, values);
    const none = { num: 0n, den: 1n };
    return {
      row: { least: even, greatest: even, totalVariation: '0/1', chiSquared: '0/1' },
      variation: none,
      divergence: none,
    };
  }
  let [least, greatest, away, squares] = [law.range, 0n, 0n, 0n];
  for (let value = 0; value < bound; value++) {
    const words = law.words(value);
    const off = words * values - law.range;
    away += absolute(off);
    squares += off * off;
    if (words < least) least = words;
    if (words > greatest) greatest = words;
  }
  const variation = { num: away, den: 2n * values * law.range };
  const divergence = { num: squares, den: values * law.range * law.range };
  return {
    row: {
      least: fractionText(least, law.range),
      greatest: fractionText(greatest, law.range),
      totalVariation: fractionText(variation.num, variation.den),
      chiSquared: fractionText(divergence.num, divergence.den),
    },
    variation,
    divergence,
  };
}

function add(a: Fraction, b: Fraction): Fraction {
  return reduceFraction(a.num * b.den + b.num * a.den, a.den * b.den);
}
