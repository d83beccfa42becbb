import { describe, expect, it } from 'vitest';
import { bruteForce } from '../../../src/games/nim/brute-force.js';
import { countRemovals } from '../../../src/games/nim/count-removals.js';
import { solveMatrix } from '../../../src/games/nim/matrix.js';
import { solveNimble } from '../../../src/games/nim/nimble.js';
import { solveNorthcott } from '../../../src/games/nim/northcott.js';
import { solvePokerNim } from '../../../src/games/nim/poker-nim.js';
import { solvePrimePower } from '../../../src/games/nim/prime-power.js';
import { readFixture } from '../../support/read-fixture.js';

const reference = readFixture<{
  prime_power: readonly {
    N: number;
    P_count_including_1: number;
    first_P: readonly number[];
    n_by_winning_moves: Readonly<Record<string, number>>;
  }[];
  nimble: readonly { squares: number; coins: number; positions: number; P: number }[];
  matrix: readonly {
    rows: number;
    cols: number;
    cell_max: number;
    positions: number;
    P: number;
    winning_moves: number;
    max_winning_moves: number;
  }[];
  poker: readonly { caps: readonly number[]; adds: number; states: number; P: number }[];
}>('games/nim_other_games.json');

/** Every list of `length` numbers from 0 to `most`. */
function lists(length: number, most: number): readonly (readonly number[])[] {
  return Array.from({ length }).reduce<readonly (readonly number[])[]>(
    (all) => all.flatMap((list) => Array.from({ length: most + 1 }, (_, item) => [...list, item])),
    [[]],
  );
}

describe('solvePrimePower', () => {
  it.each(reference.prime_power.map((one) => [one.N, one] as const))(
    'has the losing numbers and winning moves of the reference up to %i',
    (most, one) => {
      const lost: number[] = [];
      const byMoves: Record<string, number> = {};
      for (let n = 1; n <= most; n++) {
        const { moves, winning } = solvePrimePower(BigInt(n));
        if (!winning) lost.push(n);
        // The reference counts moves from 2 on.
        if (n > 1) byMoves[moves.length] = (byMoves[moves.length] ?? 0) + 1;
      }
      expect(lost.length).toBe(one.P_count_including_1);
      expect(lost.slice(0, one.first_P.length)).toEqual(one.first_P);
      expect(byMoves).toEqual(one.n_by_winning_moves);
    },
  );

  it('divides 56700 by 27 and nothing else', () => {
    expect(solvePrimePower(56_700n)).toEqual({
      play: 'normal',
      piles: [2n, 4n, 2n, 1n],
      nimSum: 5n,
      winning: true,
      moves: [{ prime: 3n, exponent: 3, divideBy: 27n, result: 2100n }],
    });
  });

  it('loses at 1, and wins there in misère play', () => {
    expect([solvePrimePower(1n).winning, solvePrimePower(1n, 'misere').winning]).toEqual([false, true]);
    expect(solvePrimePower(30n, 'misere')).toMatchObject({ winning: false });
    expect(solvePrimePower(10n ** 24n)).toMatchObject({ piles: [24n, 24n], winning: false });
  });
});

describe('solveNimble', () => {
  it.each(reference.nimble.map((one) => [`${one.coins} coins on ${one.squares} squares`, one] as const))(
    'loses as often as the reference with %s',
    (_, one) => {
      const sorted = lists(one.coins, one.squares - 1).filter((squares) =>
        squares.every((square, i) => i === 0 || squares[i - 1] <= square),
      );
      expect(sorted.length).toBe(one.positions);
      expect(sorted.filter((squares) => !solveNimble(squares.map(BigInt)).winning).length).toBe(one.P);
    },
  );

  it('moves a coin from square 2 to square 0 in the example of the text, which three coins can', () => {
    const squares = [1n, 1n, 2n, 2n, 2n, 4n, 4n, 4n, 4n, 4n, 4n];
    expect(solveNimble(squares)).toMatchObject({ nimSum: 2n, winning: true, moves: [{ from: 2n, to: 0n, coins: 3 }] });
    // Coins on square 0 do not count.
    expect(solveNimble([...squares, 0n, 0n]).moves).toEqual([{ from: 2n, to: 0n, coins: 3 }]);
  });
});

describe('solveMatrix', () => {
  it.each(reference.matrix.map((one) => [`${one.rows} × ${one.cols} up to ${one.cell_max}`, one] as const))(
    'has the losses and winning removals of the reference on %s',
    (_, one) => {
      const boards = lists(one.rows * one.cols, one.cell_max).map((cells) =>
        Array.from({ length: one.rows }, (__, row) => cells.slice(row * one.cols, (row + 1) * one.cols).map(BigInt)),
      );
      const solved = boards.map((board) => solveMatrix(board));
      const ways = solved.map(({ moves }) => moves.reduce((sum, move) => sum + Number(move.ways), 0));
      expect([boards.length, solved.filter(({ winning }) => !winning).length]).toEqual([one.positions, one.P]);
      expect([ways.reduce((sum, one_) => sum + one_, 0), Math.max(...ways)]).toEqual([one.winning_moves, one.max_winning_moves]);
    },
  );

  it('names a removal that the row allows', () => {
    const { moves } = solveMatrix([
      [2n, 0n, 5n],
      [1n, 1n, 0n],
    ]);
    expect(moves).toEqual([{ row: 0, take: 5n, ways: 3n, example: [2n, 0n, 3n] }]);
  });

  it('refuses rows of different lengths, negative cells and too many columns', () => {
    expect(() => solveMatrix([[1n, 2n], [3n]])).toThrow('every row must have as many cells as the first, 2, got 1 in row 2');
    expect(() => solveMatrix([[1n], [-3n]])).toThrow('a cell must hold 0 stones or more, got -3 in row 2');
    expect(() => solveMatrix([Array.from({ length: 17 }, () => 1n)])).toThrow('a matrix may have up to 16 columns, got 17');
    expect(solveMatrix([])).toMatchObject({ piles: [], winning: false });
  });
});

describe('countRemovals', () => {
  it('counts what a list of all removals counts', () => {
    for (const cells of [[0], [3], [2, 3], [1, 0, 4], [2, 2, 2], [1, 2, 3, 1]]) {
      const all = lists(cells.length, Math.max(...cells)).filter((taken) => taken.every((stones, i) => stones <= cells[i]));
      const total = cells.reduce((sum, cell) => sum + cell, 0);
      for (let take = 0; take <= total + 1; take++) {
        const listed = all.filter((taken) => taken.reduce((sum, stones) => sum + stones, 0) === take).length;
        expect(countRemovals(cells.map(BigInt), BigInt(take))).toBe(BigInt(listed));
      }
    }
    expect(countRemovals([], 0n)).toBe(1n);
    expect(countRemovals([], 1n)).toBe(0n);
  });

  it('does not grow with the stones: 2 cells of 10^30', () => {
    expect(countRemovals([10n ** 30n, 10n ** 30n], 10n ** 30n)).toBe(10n ** 30n + 1n);
  });
});

describe('solvePokerNim', () => {
  it.each(reference.poker.map((one) => [`caps ${one.caps.join(', ')}`, one] as const))(
    'loses as often as the reference with %s',
    (_, one) => {
      const positions = one.caps.reduce<readonly (readonly number[])[]>(
        (all, cap) => all.flatMap((list) => Array.from({ length: cap + 1 }, (__, pile) => [...list, pile])),
        [[]],
      );
      const caps = one.caps.map(BigInt);
      const lost = positions.filter((piles) => !solvePokerNim({ piles: piles.map(BigInt), caps, adds: 1n }).winning).length;
      // The reference counts every pair of additions left, 0 to `adds` for either player, which change nothing.
      const pairs = (one.adds + 1) ** 2;
      expect([positions.length * pairs, lost * pairs]).toEqual([one.states, one.P]);
    },
  );

  it('adds where that wins and is allowed', () => {
    const piles = [3n, 5n, 2n];
    const take = { pile: 1, from: 5n, to: 1n };
    const add = [
      { pile: 0, from: 3n, to: 7n },
      { pile: 2, from: 2n, to: 6n },
    ];
    expect(solvePokerNim({ piles, caps: null, adds: 1n }).moves).toEqual([add[0], take, add[1]]);
    expect(solvePokerNim({ piles, caps: null, adds: 0n }).moves).toEqual([take]);
    expect(solvePokerNim({ piles, caps: [6n, 6n, 6n], adds: 1n }).moves).toEqual([take, add[1]]);
  });

  it('refuses caps that do not fit', () => {
    expect(() => solvePokerNim({ piles: [3n, 5n], caps: [5n], adds: 1n })).toThrow('there must be one cap for each of the 2 piles, got 1');
    expect(() => solvePokerNim({ piles: [3n, 5n], caps: [4n, 4n], adds: 1n })).toThrow('pile 2 must not be above its cap 4, got 5');
  });
});

describe('solveNorthcott', () => {
  it('moves in the terms of the board, forward or back', () => {
    const rows = [
      { mine: 0n, theirs: 5n },
      { mine: 3n, theirs: 1n },
    ];
    expect(solveNorthcott(8n, rows)).toMatchObject({
      piles: [4n, 1n],
      moves: [
        { row: 0, from: 0n, to: 3n },
        { row: 1, from: 3n, to: 6n },
      ],
    });
    // On a narrower board there is no room to draw back.
    expect(solveNorthcott(6n, rows).moves).toEqual([{ row: 0, from: 0n, to: 3n }]);
  });

  it('refuses pieces off the board or on one square', () => {
    expect(() => solveNorthcott(4n, [{ mine: 0n, theirs: 4n }])).toThrow('a piece must stand on columns 1 to 4, got 5 in row 1');
    expect(() => solveNorthcott(4n, [{ mine: 2n, theirs: 2n }])).toThrow(
      'two pieces must stand on two squares, got both on column 3 in row 1',
    );
  });
});

describe('misère play', () => {
  /** Does the player to move win where whoever cannot move wins, by the moves alone? */
  function winsMisere<P>(position: P, options: (position: P) => readonly P[]): boolean {
    const next = options(position);
    return next.length === 0 || next.some((after) => !winsMisere(after, options));
  }

  it('of Nimble is what its moves say', () => {
    const moves = (squares: readonly number[]): readonly (readonly number[])[] =>
      squares.flatMap((square, coin) => Array.from({ length: square }, (_, to) => squares.with(coin, to)));
    for (const squares of lists(3, 3)) expect(solveNimble(squares.map(BigInt), 'misere').winning).toBe(winsMisere(squares, moves));
  });

  it('of the matrix game is what its moves say', () => {
    const moves = (cells: readonly number[]): readonly (readonly number[])[] =>
      lists(4, 1).filter(
        (left) =>
          left.every((cell, i) => cell <= cells[i]) && left[0] + left[1] < cells[0] + cells[1] !== left[2] + left[3] < cells[2] + cells[3],
      );
    for (const cells of lists(4, 1)) {
      const [a, b, c, d] = cells.map(BigInt);
      const board = [
        [a, b],
        [c, d],
      ];
      expect(solveMatrix(board, 'misere').winning).toBe(winsMisere(cells, moves));
    }
  });

  it('of dividing by prime powers is what its moves say', () => {
    const isPrimePower = (n: number): boolean => {
      let prime = 2;
      while (n % prime !== 0) prime++;
      let left = n;
      while (left % prime === 0) left /= prime;
      return left === 1;
    };
    const moves = (n: number): readonly number[] =>
      Array.from({ length: n - 1 }, (_, i) => i + 2).flatMap((step) => (n % step === 0 && isPrimePower(step) ? [n / step] : []));
    for (let n = 1; n <= 300; n++) expect(solvePrimePower(BigInt(n), 'misere').winning).toBe(winsMisere(n, moves));
  });
});

describe('what the loser adds', () => {
  it('is taken away again by a winning move of the other player', () => {
    const piles = [3n, 5n, 6n];
    const caps = [9n, 9n, 9n];
    expect(solvePokerNim({ piles, caps, adds: 1n })).toMatchObject({ winning: false });
    for (const [pile, from] of piles.entries()) {
      for (let to = from + 1n; to <= 9n; to++) {
        const { moves } = solvePokerNim({ piles: piles.with(pile, to), caps, adds: 0n });
        expect(moves).toContainEqual({ pile, from: to, to: from });
      }
    }
  });

  it('is followed in Northcott’s game', () => {
    const lost = [
      { mine: 3n, theirs: 5n },
      { mine: 6n, theirs: 4n },
    ];
    expect(solveNorthcott(8n, lost)).toMatchObject({ winning: false });
    for (const to of [0n, 1n, 2n]) {
      // The piece of the first row went back; the other player sees the board from the other side.
      const { moves } = solveNorthcott(8n, [
        { mine: 5n, theirs: to },
        { mine: 4n, theirs: 6n },
      ]);
      expect(moves).toContainEqual({ row: 0, from: 5n, to: to + 2n });
    }
  });
});

describe('bruteForce', () => {
  const game = (moves: Readonly<Record<string, readonly string[]>>) => ({
    key: (at: string) => at,
    options: (at: string) => moves[at] ?? [],
  });

  it('leaves open what can go round for ever, and nothing else', () => {
    const outcomes = bruteForce(game({ a: ['b'], b: ['a'], c: ['b', 'end'], d: ['c'], e: ['c', 'b'] }), ['a', 'd', 'e']);
    expect(Object.fromEntries(outcomes)).toEqual({ a: 'open', b: 'open', c: 'win', end: 'loss', d: 'loss', e: 'open' });
  });

  it('takes a move that is named twice as one', () => {
    expect(Object.fromEntries(bruteForce(game({ a: ['b', 'b'], b: ['end', 'end'] }), ['a']))).toEqual({ a: 'loss', b: 'win', end: 'loss' });
  });
});
