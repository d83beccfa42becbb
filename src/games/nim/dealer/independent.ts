import { checkDealSize } from './deal-size.js';
import type { NimDealer } from './dealer.js';

/** A dealer of one draw per pile: its bound, and the stones of every value of the draw. */
export interface PileRule {
  bound(max: number): number;
  stones(draw: number, max: number): number;
  /** Returns the number of draws in which a pile has each number of stones, if there are too many draws to count; counted if absent. */
  weights?(max: number): readonly bigint[];
}

/** Returns the dealer that gives every pile by the same rule; its law is counted over all values of one draw, or stated. */
export function independent(about: Omit<NimDealer, 'law' | 'parameter' | 'bounds' | 'apply'>, rule: PileRule): NimDealer {
  return {
    ...about,
    law: {
      kind: 'independent',
      weights(max) {
        if (rule.weights) return rule.weights(max);
        const weights: bigint[] = [];
        for (let draw = 0; draw < rule.bound(max); draw++) {
          const stones = rule.stones(draw, max);
          while (weights.length <= stones) weights.push(0n);
          weights[stones]++;
        }
        return weights;
      },
    },
    bounds(size) {
      checkDealSize(size);
      return new Uint32Array(size.piles).fill(rule.bound(size.max));
    },
    apply(draws, piles, { max }) {
      for (let i = 0; i < piles.length; i++) piles[i] = rule.stones(draws[i], max);
    },
  };
}
