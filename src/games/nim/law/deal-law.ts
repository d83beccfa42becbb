import { AuditError } from '../../../core/errors.js';
import { fractionText } from '../../../math/fraction.js';
import { checkDealSize } from '../dealer/deal-size.js';
import type { DealSize, NimDealer } from '../dealer/dealer.js';
import { nimSumAt } from '../nim-sum.js';
import { nimSumLaw } from '../nim-sum-law.js';

/** Deals that are listed one by one at the most. */
const MOST_LISTED_DEALS = 2_000_000;

/** The exact law of what a dealer deals. Weights are whole numbers of `total` equally likely ways. */
export interface DealLaw {
  readonly total: bigint;
  /** nimSums[s]: the weight of the nim-sum s. */
  readonly nimSums: readonly bigint[];
  /** piles[i][v]: the weight of v stones in pile i. */
  readonly piles: readonly (readonly bigint[])[];
}

/**
 * The exact law of a dealer's nim-sum and piles. Independent piles take an exclusive-or convolution in
 * whole numbers; others are listed one by one. Throws E_USAGE for a size that cannot be dealt, or of more than 2,000,000 listed deals.
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

/** Total variation between two laws given as weights, in lowest terms; values beyond the end of a list have none. */
export function weightVariation(a: readonly bigint[], b: readonly bigint[]): string {
  const [allA, allB] = [a, b].map((weights) => weights.reduce((sum, weight) => sum + weight, 0n));
  let lacks = 0n;
  a.forEach((weight, value) => {
    const more = weight * allB - (b[value] ?? 0n) * allA;
    if (more > 0n) lacks += more;
  });
  return fractionText(lacks, allA * allB);
}
