import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { solveNimble } from '../../games/nim/nimble.js';
import { gameAnswer } from './answer.js';
import type { NimGame } from './game.js';
import { playOf } from './game.js';
import { parseSizes } from './parse-sizes.js';
import { heading } from './say.js';

const MOST_COINS = 1000n;

/** `nim nimble 1,1,2,2,2,4`: the square of every coin, or with `--counts` the number of coins on squares 0, 1, 2 and so on. */
export const nimble: NimGame = {
  name: 'nimble',
  options: ['misere', 'counts'],
  example: 'shuffle-audit nim nimble 1,1,2,2,2,4',
  solve(words, asked) {
    const asCoins = asked.counts;
    const numbers = parseSizes(words, { what: asCoins ? 'square' : 'coin', example: nimble.example });
    const squares = asCoins ? coinsOf(numbers) : numbers;
    const solution = solveNimble(squares, playOf(asked));
    return gameAnswer(solution, {
      game: 'nimble',
      heading: heading('Nimble', solution.play, {
        normal: 'whoever moves the last coin to square 0 wins',
        misere: 'whoever moves the last coin to square 0 loses',
      }),
      before: [`${counted(squares.length, 'coin')}; each is a pile as large as the number of its square.`],
      label: (coin) => `coin ${coin + 1}`,
      words: ({ coins, from, to }) =>
        `move a coin from square ${from} to square ${to}${coins > 1 ? `; ${counted(coins, 'coin')} can do it` : ''}`,
      data: ({ coins, from, to }) => ({ from, to, coins }),
    });
  },
};

/** Returns the square of every coin, from the number of coins on each square. */
function coinsOf(counts: readonly bigint[]): readonly bigint[] {
  const all = counts.reduce((sum, count) => sum + count, 0n);
  if (all > MOST_COINS) throw new AuditError('E_USAGE', `at most ${MOST_COINS} coins are taken, got ${all}`);
  return counts.flatMap((count, square) => Array.from({ length: Number(count) }, () => BigInt(square)));
}
