import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { andList } from '../../../core/words/and-list.js';
import { counted } from '../../../core/words/counted.js';
import type { GameGraph } from '../brute-force.js';
import { bruteForce } from '../brute-force.js';
import { solveNimble } from '../nimble.js';
import { disagreement } from './say.js';

/** Squares and coins of the boards that are checked. */
const BOARDS = [
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 4],
] as const;

const game: GameGraph<readonly number[]> = {
  key: (squares) => squares.join(' '),
  *options(squares) {
    for (const [coin, square] of squares.entries()) for (let to = 0; to < square; to++) yield squares.with(coin, to).sort((a, b) => a - b);
  },
};

type Wrong = { readonly squares: readonly number[]; readonly wins: boolean };

/** Claims the rule of Nimble; the twin reads that a coin must take every square on its way. */
export function nimbleClaim(): Claim<Wrong> {
  const check = (wins: (squares: readonly number[]) => boolean) => () =>
    lookThrough(positions(), ({ outcome, squares }) => (wins(squares) === outcome ? null : { squares, wins: outcome }));
  return {
    id: 'nimble',
    title: 'A coin is a pile as large as its square',
    statement: `a coin on square i may be moved at most i times, and counts as a pile of i; squares may be empty: on boards of ${andList(BOARDS.map(([squares, coins]) => `${counted(squares, 'square')} with ${counted(coins, 'coin')}`))}`,
    reference: 'Nimble: T. S. Ferguson (2014), Game Theory, part I, section 2; C. L. Bouton (1901), doi:10.2307/1967631',
    check: check((squares) => solveNimble(squares.map(BigInt)).winning),
    twin: {
      statement:
        'a coin on square i is moved exactly i times, so that the player to move wins where the numbers of the squares add up to an odd number',
      check: check((squares) => squares.reduce((sum, square) => sum + square, 0) % 2 === 1),
    },
    refuted: (found) => disagreement(`coins on squares ${andList(found.squares)}`, found.wins),
  };
}

function* positions(): Generator<{ readonly squares: readonly number[]; readonly outcome: boolean }> {
  for (const [squares, coins] of BOARDS) {
    const last = Array.from({ length: coins }, () => squares - 1);
    for (const [key, outcome] of bruteForce(game, [last])) yield { squares: key.split(' ').map(Number), outcome: outcome === 'win' };
  }
}
