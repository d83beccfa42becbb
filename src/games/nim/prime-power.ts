import { factorise } from './factorise.js';
import type { Solution } from './nim-like.js';
import { solveNimLike } from './nim-like.js';
import type { Play } from './play.js';

/** A division of the number by a power of a prime, exponent from 1. */
export interface DivisionMove {
  readonly prime: bigint;
  readonly exponent: number;
  readonly divideBy: bigint;
  readonly result: bigint;
}

/**
 * Solves the prime-power game: a move divides n by p^e, p prime, e from 1, which must divide it. In normal play whoever makes the number 1 wins, so
 * that the player to move at 1 has lost. It is Nim with the exponents of n as piles, the smallest prime first. n as for `factorise`, which throws
 * outside.
 */
export function solvePrimePower(n: bigint, play: Play = 'normal'): Solution<DivisionMove> {
  const powers = factorise(n);
  const lower = (pile: number, to: bigint): DivisionMove => {
    const { prime } = powers[pile];
    const exponent = powers[pile].exponent - Number(to);
    const divideBy = prime ** BigInt(exponent);
    return { prime, exponent, divideBy, result: n / divideBy };
  };
  return solveNimLike({ piles: powers.map(({ exponent }) => BigInt(exponent)), lower }, play);
}
