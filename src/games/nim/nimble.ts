import type { Solution } from './nim-like.js';
import { solveNimLike } from './nim-like.js';
import type { Play } from './play.js';

export interface CoinMove {
  readonly from: bigint;
  readonly to: bigint;
  /** The number of coins on `from`: each of them can make the move. */
  readonly coins: number;
}

/**
 * Solves Nimble: coins stand on squares 0, 1, 2, …, any number on each; a move takes one coin to any lower square. A coin on square i is a pile of i,
 * since it may cross any 1 to i squares at once. `squares` has the square of every coin; coins on square 0 are allowed and do not count. Each winning
 * move is named once for its square, squares in the order first met. Throws E_USAGE for a negative square.
 */
export function solveNimble(squares: readonly bigint[], play: Play = 'normal'): Solution<CoinMove> {
  const coins = new Map<bigint, number>();
  for (const square of squares) coins.set(square, (coins.get(square) ?? 0) + 1);
  const lower = (pile: number, to: bigint): CoinMove => ({ from: squares[pile], to, coins: coins.get(squares[pile]) ?? 0 });
  const { moves, ...found } = solveNimLike({ piles: squares, lower }, play);
  // Coins of one square make one and the same move.
  return { ...found, moves: [...new Map(moves.map((move) => [move.from, move])).values()] };
}
