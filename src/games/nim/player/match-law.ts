import { fractionOf, fractionText } from '../../../math/fraction.js';
import { eachDeal } from './choice-law.js';
import type { Player } from './player.js';

/** Who wins a match in the end, as exact fractions. */
export interface MatchLaw {
  /** The chance in lowest terms that the player to move wins from these piles. */
  mover(piles: readonly number[]): string;
  /** The same averaged over independent piles of these weights. */
  averaged(weights: readonly bigint[], piles: number): string;
}

type Fraction = readonly [num: bigint, den: bigint];

/** a/b + c/d in lowest terms. */
function plus([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return fractionOf(fractionText(a * d + c * b, b * d));
}

/**
 * The exact law of a match of `mover` against `other`, who move in turn: the chance that `mover`, who begins, wins. Every position below
 * the start is worked out once, so (6, 9, 3) takes 280 of them. Both players must take stones; adding ones has no end.
 */
export function matchLaw(mover: Player, other: Player, misere: boolean): MatchLaw {
  const known = [new Map<string, Fraction>(), new Map<string, Fraction>()];
  /** The chance that player `turn` (0 for `mover`), who is to move, wins. */
  const wins = (turn: 0 | 1, piles: readonly number[]): Fraction => {
    const key = piles.join(' ');
    const found = known[turn].get(key);
    if (found) return found;
    const moves = (turn === 0 ? mover : other).weigh({ piles, misere });
    let chance: Fraction = [misere ? 1n : 0n, 1n];
    if (moves.length > 0) {
      const all = moves.reduce((sum, { weight }) => sum + weight, 0);
      let sum: Fraction = [0n, 1n];
      for (const { pile, left, weight } of moves) {
        const [theirs, of] = wins(
          turn === 0 ? 1 : 0,
          piles.map((stones, i) => (i === pile ? left : stones)),
        );
        sum = plus(sum, [BigInt(weight) * (of - theirs), of]);
      }
      chance = fractionOf(fractionText(sum[0], sum[1] * BigInt(all)));
    }
    known[turn].set(key, chance);
    return chance;
  };
  return {
    mover: (piles) => fractionText(...wins(0, piles)),
    averaged(weights, piles) {
      let sum: Fraction = [0n, 1n];
      let all = 0n;
      eachDeal(weights, piles, (deal, weight) => {
        const [theirs, of] = wins(0, deal);
        sum = plus(sum, [weight * theirs, of]);
        all += weight;
      });
      return fractionText(sum[0], sum[1] * all);
    },
  };
}
