import { describe, expect, it } from 'vitest';
import { isWinning } from '../../../src/games/nim/is-winning.js';
import { nimSum, nimSumAt } from '../../../src/games/nim/nim-sum.js';
import { winningMoveCount, winningMoves } from '../../../src/games/nim/winning-moves.js';
import { winner } from './winner.js';

describe('what is read off deals that stand one after the other', () => {
  const cells = Uint16Array.from({ length: 3 * 512 }, (_, i) => (Math.floor(i / 3) >> (3 * (i % 3))) & 7);

  it('is what each deal has by itself, and what playing every game to its end gives', () => {
    const [normal, misere] = [winner(false), winner(true)];
    for (let at = 0; at < cells.length; at += 3) {
      const piles = [...cells.subarray(at, at + 3)];
      const after = piles.flatMap((stones, i) => Array.from({ length: stones }, (_, left) => piles.with(i, left)));
      const winning = after.filter((next) => !normal(next)).length;
      expect([nimSumAt(cells, at, 3), winningMoveCount(cells, at, 3)]).toEqual([nimSum(piles), winning]);
      expect([winningMoves(piles).length, isWinning(piles), isWinning(piles, 'misere')]).toEqual([winning, normal(piles), misere(piles)]);
    }
  });
});
