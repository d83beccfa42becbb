import { describe, expect, it } from 'vitest';
import { firstWinsOf, nimSumOf, winningMovesOf } from '../../../../src/games/nim/law/deal-facts.js';
import { firstWins, nimSum, winningMoveCount } from '../../../../src/games/nim/law/nim-sum.js';
import { winningMoves } from '../../../../src/games/nim/player/moves.js';

describe('what is read off deals that stand one after the other', () => {
  const cells = Uint16Array.from({ length: 3 * 512 }, (_, i) => (Math.floor(i / 3) >> (3 * (i % 3))) & 7);

  it('is what each deal has by itself', () => {
    const [sum, moves, normal, misere] = [nimSumOf(3), winningMovesOf(3), firstWinsOf(3, false), firstWinsOf(3, true)];
    for (let at = 0; at < cells.length; at += 3) {
      const piles = [...cells.subarray(at, at + 3)];
      expect([sum(cells, at), moves(cells, at), normal(cells, at), misere(cells, at)]).toEqual([
        nimSum(piles),
        winningMoves({ piles, misere: false }).length,
        firstWins(piles, false) ? 1 : 0,
        firstWins(piles, true) ? 1 : 0,
      ]);
      expect(winningMoveCount(piles)).toBe(moves(cells, at));
    }
  });
});
