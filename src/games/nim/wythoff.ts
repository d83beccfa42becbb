import { AuditError } from '../../core/errors.js';
import type { GameGraph } from './brute-force.js';

export type WythoffPair = readonly [first: bigint, second: bigint];

export interface WythoffSolution {
  readonly piles: WythoffPair;
  readonly winning: boolean;
  /** The result of every winning move, piles in their order; at most three different ones. */
  readonly moves: readonly WythoffPair[];
}

/**
 * Solves Wythoff's game: a move takes any number from one of two piles, or the same number from both; whoever cannot move loses. The player to move
 * loses only at the pairs floor(k·φ), floor(k·φ) + k, φ = (1 + √5)/2. They are computed in integers, so that piles may have any size. Throws E_USAGE
 * for a negative pile. W. A. Wythoff (1907), A modification of the game of Nim, Nieuw Archief voor Wiskunde 7.
 */
export function solveWythoff(piles: WythoffPair): WythoffSolution {
  const negative = piles.find((pile) => pile < 0n);
  if (negative !== undefined) throw new AuditError('E_USAGE', `a pile must be 0 or more, got ${negative}`);
  const [first, second] = piles;
  const apart = first < second ? second - first : first - second;
  const low = lower(apart);
  // Taking from both keeps the difference; taking from one keeps the other, which stands in one losing pair only.
  const both: WythoffPair = first < second ? [low, low + apart] : [low + apart, low];
  const candidates: readonly WythoffPair[] = [[partner(second), second], [first, partner(first)], both];
  const moves = candidates.filter(([a, b]) => (a < first && b <= second) || (a <= first && b < second));
  return { piles, winning: moves.length > 0, moves: distinct(moves) };
}

/** Wythoff's game by its moves, for the general engine. */
export const wythoffGame: GameGraph<readonly [number, number]> = {
  key: ([a, b]) => (a < b ? `${a} ${b}` : `${b} ${a}`),
  *options([a, b]) {
    for (let left = 0; left < a; left++) yield [left, b] as const;
    for (let left = 0; left < b; left++) yield [a, left] as const;
    for (let take = 1; take <= a && take <= b; take++) yield [a - take, b - take] as const;
  },
};

/** Returns floor(k·φ), exactly: floor((k + √(5k²)) / 2). */
function lower(k: bigint): bigint {
  return (k + squareRoot(5n * k * k)) / 2n;
}

/** Returns the other pile of the only losing pair that has this pile. Every number from 1 is floor(k·φ) or floor(k·φ) + k of exactly one k. */
function partner(pile: bigint): bigint {
  // k is near pile/φ = pile(√5 − 1)/2 where the pile is the lower one.
  const near = (squareRoot(5n * pile * pile) - pile) / 2n;
  for (const k of [near, near + 1n]) if (lower(k) === pile) return pile + k;
  // Else it is the upper one: pile = floor(k·φ) + k, k near pile/φ², which is pile less pile/φ.
  for (const k of [pile - near - 1n, pile - near]) if (lower(k) + k === pile) return pile - k;
  throw new AuditError('E_INTERNAL', `every number stands in one losing pair of Wythoff's game, got ${pile}`);
}

function distinct(pairs: readonly WythoffPair[]): readonly WythoffPair[] {
  return [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()];
}

/**
 * Returns the greatest integer whose square is at most n, which is 0 or more: Newton's method from above, root ← (root + n/root)/2, until it stops
 * falling.
 */
export function squareRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
