import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binaryColumns } from '../../../src/games/nim/binary-columns.js';
import { isWinning } from '../../../src/games/nim/is-winning.js';
import { machineMove } from '../../../src/games/nim/machine-move.js';
import { solveNimLike } from '../../../src/games/nim/nim-like.js';
import type { Play } from '../../../src/games/nim/play.js';
import { solveNim } from '../../../src/games/nim/solve-nim.js';
import { winningMoves } from '../../../src/games/nim/winning-moves.js';

const PLAYS: readonly Play[] = ['normal', 'misere'];

// Properties that hold of every position: a false alarm cannot come.
const piles = fc.array(fc.oneof(fc.nat(3), fc.nat(2 ** 31 - 1)), { maxLength: 7 });

describe('solveNim', () => {
  it('says of any position what the quick functions say', () => {
    fc.assert(
      fc.property(piles, fc.constantFrom(...PLAYS), (small, play) => {
        const { moves, winning } = solveNim(small.map(BigInt), play);
        expect(winning).toBe(isWinning(small, play));
        expect(moves.map(({ from, pile, to }) => ({ pile, from: Number(from), to: Number(to) }))).toEqual(winningMoves(small, play));
      }),
      { seed: 60101, numRuns: 2000 },
    );
  });

  it('leaves a lost position by each of its moves, at any size', () => {
    const large = fc.array(fc.oneof(fc.bigInt(0n, 2n), fc.bigInt(0n, 2n ** 200n)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(large, fc.constantFrom(...PLAYS), (sizes, play) => {
        const { moves, nimSum, winning } = solveNim(sizes, play);
        expect(moves.length > 0).toBe(winning && sizes.some((size) => size > 0n));
        if (play === 'normal') expect(moves.length % 2 === 1).toBe(nimSum !== 0n);
        for (const { from, pile, to } of moves) {
          expect([from, to < from, to >= 0n]).toEqual([sizes[pile], true, true]);
          expect(solveNim(sizes.with(pile, to), play)).toMatchObject({ winning: false });
        }
      }),
      { seed: 60102, numRuns: 2000 },
    );
  });

  it('works beyond 2^31, where the operator for numbers would be wrong', () => {
    const [huge, more] = [2n ** 64n + 5n, 2n ** 64n];
    expect(solveNim([huge, more, 5n])).toMatchObject({ nimSum: 0n, winning: false, moves: [] });
    expect(solveNim([huge, more])).toMatchObject({ nimSum: 5n, winning: true, moves: [{ pile: 0, from: huge, to: more }] });
  });

  it('refuses a negative pile, and misère play where piles grow', () => {
    expect(() => solveNim([1n, -2n])).toThrow('pile 2 must be 0 or more, got -2');
    const growing = { piles: [1n], lower: () => 0, raise: () => null };
    expect(() => solveNimLike(growing, 'misere')).toThrow('a game in which piles grow is solved in normal play only, got misere');
  });
});

describe('binaryColumns', () => {
  it('finds columns 2, 3 and 4 odd for 5, 14, 9 and 5, where the text overlooks the last', () => {
    expect(binaryColumns([5n, 14n, 9n, 5n])).toEqual({
      rows: ['0101', '1110', '1001', '0101'],
      nimSum: '0111',
      ones: [2, 3, 1, 3],
      odd: [2, 3, 4],
    });
  });

  it('finds none odd for 9, 7, 11 and 5, and one column for nothing', () => {
    expect(binaryColumns([9n, 7n, 11n, 5n])).toMatchObject({ nimSum: '0000', odd: [] });
    expect(binaryColumns([0n])).toEqual({ rows: ['0'], nimSum: '0', ones: [0], odd: [] });
    expect(binaryColumns([])).toEqual({ rows: [], nimSum: '0', ones: [0], odd: [] });
  });
});

describe('machineMove', () => {
  it('wins whatever the other player does, wherever it can, in both ways of ending', () => {
    const lost: string[] = [];
    for (const play of PLAYS) {
      for (const start of [
        [1n, 2n, 3n],
        [2n, 1n],
        [3n, 4n, 1n],
        [1n, 1n, 1n],
        [2n, 2n, 1n],
      ]) {
        if (solveNim(start, play).winning && !winsAlways(start, play)) lost.push(`${start.join()} ${play}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it('takes one from the largest pile where nothing wins, and has no move where nothing is left', () => {
    expect(machineMove([3n, 5n, 6n])).toEqual({ pile: 2, from: 6n, to: 5n });
    expect(machineMove([1n], 'misere')).toEqual({ pile: 0, from: 1n, to: 0n });
    expect(machineMove([0n, 0n])).toBeNull();
    expect(machineMove([0n], 'misere')).toBeNull();
  });
});

/** Does the machine win from here against every line of play? */
function winsAlways(piles: readonly bigint[], play: Play): boolean {
  const move = machineMove(piles, play);
  // Nothing is left: the other player took the last stone.
  if (move === null) return play === 'misere';
  const after = piles.with(move.pile, move.to);
  if (after.every((pile) => pile === 0n)) return play === 'normal';
  return after.every((pile, i) =>
    Array.from({ length: Number(pile) }, (_, to) => winsAlways(after.with(i, BigInt(to)), play)).every(Boolean),
  );
}
