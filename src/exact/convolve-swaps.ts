import type { PlannedShuffle, SwapStep } from '../core/subject/shuffle.js';
import { factorial } from '../math/fraction.js';
import { orderOf, rankOf } from '../math/orders/order-rank.js';
import type { DrawLaws } from './draw-laws.js';
import type { Law } from './law.js';
import { lawOf } from './law.js';
import { stepWeights } from './step-weights.js';

/** Returns the most products that `convolveSwaps` takes: n! · Σ bounds. */
export function swapWork(shuffle: PlannedShuffle, n: number): bigint {
  return factorial(n) * shuffle.bounds(n).reduce((sum, bound) => sum + BigInt(bound), 0n);
}

/**
 * Returns the exact law of a shuffle that is a list of independent swaps, step by step over all orders. After each step the weight of an order is the
 * sum over the orders that a draw of the step turns into it. It needs n! · Σ bounds products; a walk of the tree needs Π bounds. `swaps` are the
 * shuffle's own; draws follow `draws`. A convolution of laws that sit on single swaps: P. Diaconis (1988), Group Representations in Probability and
 * Statistics.
 */
export function convolveSwaps(swaps: readonly SwapStep[], n: number, draws: DrawLaws): Law {
  const orders = Number(factorial(n));
  let weights = new Array<bigint>(orders).fill(0n);
  weights[0] = 1n;
  let denominator = 1n;
  for (const step of swaps) {
    const { total, byTarget } = stepWeights(step, draws);
    const next = new Array<bigint>(orders).fill(0n);
    for (let rank = 0; rank < orders; rank++) {
      if (weights[rank] === 0n) continue;
      const deck = orderOf(rank, n);
      const moved = deck[step.at];
      for (const [target, weight] of byTarget) {
        deck[step.at] = deck[target];
        deck[target] = moved;
        next[rankOf(deck, 0, n)] += weights[rank] * weight;
        deck[target] = deck[step.at];
        deck[step.at] = moved;
      }
    }
    weights = next;
    denominator *= total;
  }
  return lawOf(n, weights, denominator);
}
