import { AuditError } from '../../../core/errors.js';
import { fractionText, fractionValue } from '../../../math/fraction.js';
import { pow } from '../../../math/primitives/pow.js';
import { ratio } from '../../../math/ratio.js';
import { checkDealSize } from '../dealer/deal-size.js';
import type { DealSize, NimDealer } from '../dealer/dealer.js';
import { uniform } from '../dealer/uniform.js';
import { eachDeal } from '../each-deal.js';
import { nimSumAt } from '../nim-sum.js';
import { nimSumLaw } from '../nim-sum-law.js';

/** The most deals that are listed one by one. */
const MOST_LISTED_DEALS = 2_000_000;

/** The exact law of a dealer's deals. Weights are integers out of `total` equally likely ways. */
export interface DealLaw {
  readonly total: bigint;
  /** nimSums[s]: the weight of the nim-sum s. */
  readonly nimSums: readonly bigint[];
  /** piles[i][v]: the weight of v stones in pile i. */
  readonly piles: readonly (readonly bigint[])[];
}

/**
 * Returns the exact law of a dealer's nim-sum and piles. Independent piles take an exclusive-or convolution in integers; others are listed one by
 * one. Throws E_USAGE for a size that cannot be dealt, or of more than 2,000,000 listed deals.
 */
export function dealLaw(dealer: NimDealer, size: DealSize): DealLaw {
  checkDealSize(size);
  dealer.bounds(size);
  return dealer.law.kind === 'independent' ? independentLaw(dealer.law.weights(size.max), size.piles) : listedLaw(dealer, size);
}

function independentLaw(weights: readonly bigint[], piles: number): DealLaw {
  const one = weights.reduce((sum, weight) => sum + weight, 0n);
  const total = one ** BigInt(piles);
  return {
    total,
    nimSums: nimSumLaw(weights, piles),
    piles: Array.from({ length: piles }, () => weights.map((weight) => weight * one ** BigInt(piles - 1))),
  };
}

function listedLaw(dealer: NimDealer, size: DealSize): DealLaw {
  if (dealer.law.kind !== 'listed') throw new AuditError('E_INTERNAL', `${dealer.id} lists no deals`);
  const { piles } = size;
  const total = dealer.law.count(size);
  if (total > BigInt(MOST_LISTED_DEALS))
    throw new AuditError('E_USAGE', `the law of ${dealer.id} needs at most ${MOST_LISTED_DEALS} deals, got ${total}`, {
      hint: 'use fewer or smaller piles',
    });
  const nimSums: number[] = [];
  const stones: number[][] = Array.from({ length: piles }, () => []);
  for (const deal of dealer.law.deals(size)) {
    count(nimSums, nimSumAt(deal, 0, piles));
    deal.forEach((pile, i) => {
      count(stones[i], pile);
    });
  }
  return {
    total,
    nimSums: nimSums.map(BigInt),
    piles: stones.map((one) => one.map(BigInt)),
  };
}

function count(counts: number[], value: number): void {
  while (counts.length <= value) counts.push(0);
  counts[value]++;
}

/** Returns the total variation between two laws given as weights, in lowest terms; values beyond the end of a list have none. */
export function weightVariation(a: readonly bigint[], b: readonly bigint[]): string {
  const [allA, allB] = [a, b].map((weights) => weights.reduce((sum, weight) => sum + weight, 0n));
  let lacks = 0n;
  a.forEach((weight, value) => {
    const more = weight * allB - (b[value] ?? 0n) * allA;
    if (more > 0n) lacks += more;
  });
  return fractionText(lacks, allA * allB);
}

/** The most deals that are visited one by one. */
const MOST_DEALS = 250_000;

/**
 * The distance of a dealer's law from even piles. Sizes are relative root-mean-square deviations, with piles outside 1 … max counted as the nearest
 * inside.
 */
export interface DealerDeviation {
  /** The deviation of the chances of the sizes of single piles. */
  readonly piles: number;
  /** The deviation of the chances of the sizes of two piles, beyond what single piles explain. */
  readonly pairs: number;
  /** Total variation of whole deals in [0, 1]; if not `exact`, that of one pile or of the nim-sum, which is a lower bound. */
  readonly variation: { readonly value: number; readonly exact: boolean };
  /** Total variation of the pile that is furthest from even, and of the nim-sum, as fractions. */
  readonly onePile: string;
  readonly nimSum: string;
}

/** Returns the exact deviation of a dealer, its choices being even. Throws E_USAGE as `dealLaw` does. */
export function dealerDeviation(dealer: NimDealer, size: DealSize): DealerDeviation {
  const { max, piles } = size;
  const law = dealLaw(dealer, size);
  const even = dealLaw(uniform, size);
  const one = even.piles[0];
  const laws = law.piles.map((weights) => nearest(weights, law.total, max));
  const relative = laws.map((chances) => chances.map((chance) => chance * max - 1));
  const squares = relative.map((deviations) => deviations.reduce((sum, deviation) => sum + deviation ** 2, 0) / max);
  const [onePile] = law.piles.map((weights) => weightVariation(weights, one)).sort((a, b) => fractionValue(b) - fractionValue(a));
  const nimSum = weightVariation(law.nimSums, even.nimSums);
  return {
    piles: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / piles),
    pairs: dealer.law.kind === 'independent' ? squares[0] : listedPairs(dealer, size, relative),
    variation: variationOf(dealer, size) ?? { value: Math.max(fractionValue(onePile), fractionValue(nimSum)), exact: false },
    onePile,
    nimSum,
  };
}

/** Returns the chances of 1 … max stones; other piles count as the nearest of them. */
function nearest(weights: readonly bigint[], total: bigint, max: number): readonly number[] {
  const inside = new Array<bigint>(max).fill(0n);
  weights.forEach((weight, stones) => {
    inside[Math.min(Math.max(stones, 1), max) - 1] += weight;
  });
  return inside.map((weight) => ratio(weight, total));
}

/** Returns the deviation of pairs for deals listed one by one: the root-mean-square over pairs of piles and of sizes. */
function listedPairs(dealer: NimDealer, size: DealSize, relative: readonly (readonly number[])[]): number {
  const { law } = dealer;
  const { max, piles } = size;
  if (law.kind !== 'listed' || piles < 2) return 0;
  const pairs = (piles * (piles - 1)) / 2;
  const counts = new Map<number, number>();
  let deals = 0;
  for (const deal of law.deals(size)) {
    deals++;
    const sizes = deal.map((stones) => Math.min(Math.max(stones, 1), max) - 1);
    for (let i = 0, pair = 0; i < piles; i++)
      for (let j = i + 1; j < piles; j++, pair++) {
        const cell = (pair * max + sizes[i]) * max + sizes[j];
        counts.set(cell, (counts.get(cell) ?? 0) + 1);
      }
  }
  let squares = 0;
  for (let i = 0, pair = 0; i < piles; i++)
    for (let j = i + 1; j < piles; j++, pair++)
      for (let a = 0; a < max; a++)
        for (let b = 0; b < max; b++) {
          const chance = ((counts.get((pair * max + a) * max + b) ?? 0) / deals) * max * max;
          squares += (chance - 1 - relative[i][a] - relative[j][b]) ** 2;
        }
  return Math.sqrt(squares / pairs / max ** 2);
}

/** Returns the exact variation of whole deals; null if there are too many. */
function variationOf({ law }: NimDealer, size: DealSize): DealerDeviation['variation'] | null {
  const { max, piles } = size;
  const even = 1 / pow(max, piles);
  const excess = (deal: readonly number[], chance: number): number =>
    deal.some((stones) => stones < 1 || stones > max) ? chance : Math.max(0, chance - even);
  let value = 0;
  if (law.kind === 'listed') {
    const chance = 1 / Number(law.count(size));
    for (const deal of law.deals(size)) value += excess(deal, chance);
    return { value, exact: true };
  }
  const weights = law.weights(max);
  if (pow(weights.length, piles) > MOST_DEALS) return null;
  const all = weights.reduce((sum, weight) => sum + weight, 0n) ** BigInt(piles);
  eachDeal(weights, piles, (deal, weight) => {
    value += excess(deal, ratio(weight, all));
  });
  return { value, exact: true };
}
