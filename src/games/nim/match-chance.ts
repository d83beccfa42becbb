import { reduceFraction } from '../../math/fraction.js';
import type { Play } from './play.js';
import { perPile } from './player/per-pile.js';
import { random } from './player/random.js';

/** A probability as a fraction in lowest terms. */
export type Chance = readonly [numerator: bigint, denominator: bigint];

/** The side to move: the player who makes no mistake, or the one who moves at random. */
export type MatchSide = 'perfect' | 'random';

/** A function that gives the exact chance that the perfect player wins from a position, and caches its results. Piles as for `nimSum`. */
export type MatchChance = (piles: readonly number[], toMove: MatchSide) => Chance;

const PLAYERS = { perfect: perPile, random } as const;

/**
 * Returns the exact chances of perfect against random play. The perfect player takes each winning move with the same chance, and if there is none
 * each move; a move is a pile and its new size. The random player takes each move with the same chance. The number of different positions below the
 * first one must be small: thousands, not millions.
 */
export function matchChance(play: Play): MatchChance {
  const known = new Map<string, Chance>();
  const chanceOf: MatchChance = (piles, toMove) => {
    const left = piles.filter((pile) => pile > 0).sort((a, b) => a - b);
    const key = `${toMove} ${left.join(' ')}`;
    const kept = known.get(key);
    if (kept) return kept;
    const moves = PLAYERS[toMove].weigh({ piles: left, misere: play === 'misere' });
    const chance =
      moves.length === 0 ? ended(play, toMove) : mean(moves.map((move) => chanceOf(left.with(move.pile, move.left), other(toMove))));
    known.set(key, chance);
    return chance;
  };
  return chanceOf;
}

/** Returns the result once nothing is left: the side that is not to move took the last stone. */
function ended(play: Play, toMove: MatchSide): Chance {
  return (toMove === 'random') === (play === 'normal') ? [1n, 1n] : [0n, 1n];
}

function other(side: MatchSide): MatchSide {
  return side === 'perfect' ? 'random' : 'perfect';
}

/** Returns the mean chance over equally likely moves. */
function mean(chances: readonly Chance[]): Chance {
  const [numerator, denominator] = chances.reduce(([a, b], [c, d]) => lowest(a * d + c * b, b * d), [0n, 1n]);
  return lowest(numerator, denominator * BigInt(chances.length));
}

function lowest(numerator: bigint, denominator: bigint): Chance {
  const { num, den } = reduceFraction(numerator, denominator);
  return [num, den];
}
