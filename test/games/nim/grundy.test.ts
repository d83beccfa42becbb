import { describe, expect, it } from 'vitest';
import { grundyOf } from '../../../src/games/nim/grundy-of.js';
import { grundyTable } from '../../../src/games/nim/grundy-table.js';
import { grundyValues } from '../../../src/games/nim/grundy-values.js';
import { heapGame } from '../../../src/games/nim/heap-games.js';
import { octal } from '../../../src/games/nim/octal.js';
import { findPeriod } from '../../../src/games/nim/period.js';
import { solveHeaps } from '../../../src/games/nim/solve-heaps.js';
import { subtraction } from '../../../src/games/nim/subtraction.js';
import { solveWythoff, squareRoot, wythoffGame } from '../../../src/games/nim/wythoff.js';
import { readFixture } from '../../support/read-fixture.js';

const reference = readFixture<{
  kayles_0_100: readonly number[];
  dawsons_kayles_0_100: readonly number[];
  grundys_game_0_100: readonly number[];
  subtraction_1_2_3_0_40: readonly number[];
  subtraction_1_3_4_0_60: readonly number[];
  wythoff_grundy_0_10: readonly (readonly number[])[];
  wythoff_P_le_50: readonly (readonly number[])[];
}>('games/grundy.json');

describe('grundyValues', () => {
  it.each([
    ['kayles', reference.kayles_0_100],
    ['dawsons-kayles', reference.dawsons_kayles_0_100],
    ['grundys-game', reference.grundys_game_0_100],
    ['subtraction:1,2,3', reference.subtraction_1_2_3_0_40],
    ['subtraction:4,1,3', reference.subtraction_1_3_4_0_60],
    ['octal:0.77', reference.kayles_0_100],
    ['octal:.070', reference.dawsons_kayles_0_100],
  ])('of %s are those of the reference', (spec, values) => {
    expect([...grundyValues(heapGame(spec), values.length - 1)]).toEqual(values);
  });

  it('of Dawson’s chess are those of Dawson’s Kayles one pin later', () => {
    const later = grundyValues(heapGame('dawsons-kayles'), 301);
    expect([...grundyValues(heapGame('dawsons-chess'), 300)]).toEqual([...later.subarray(1)]);
  });

  it('have room for a game with large ones: Nim itself', () => {
    const nim = {
      ...subtraction([1]),
      options: (n: number, leave: (a: number, b: number) => void) => {
        for (let left = 0; left < n; left++) leave(left, 0);
      },
    };
    expect([...grundyValues(nim, 500)]).toEqual(Array.from({ length: 501 }, (_, n) => n));
  });
});

describe('grundyTable', () => {
  it.each([
    // Winning Ways, chapter 4: the last exceptions are 70, 51 (0.137) and 52 (0.07); 0.156 and 0.45 as in the tables of A. Flammenkamp.
    ['kayles', 12, 71],
    ['dawsons-kayles', 34, 53],
    ['dawsons-chess', 34, 52],
    ['octal:0.156', 349, 3479],
    ['octal:0.45', 20, 498],
    ['subtraction:2,5,7', 22, 0],
  ])('proves the period of %s', (spec, length, from) => {
    expect(grundyTable(heapGame(spec)).period).toMatchObject({ length, from, proved: true });
  });

  it('only says of Grundy’s game that no period was seen', () => {
    expect(grundyTable(heapGame('grundys-game')).period).toBeNull();
  });

  it('gives the value of a heap beyond all tables where a period is proved, and refuses one where none is', () => {
    const { grundyAt } = grundyTable(heapGame('kayles'));
    // By hand: 10^30 is 4 more than a multiple of 12, and so 10^30 + 5 has the value of heap 117 = 9 · 12 + 9.
    expect(grundyAt(10n ** 30n + 5n)).toBe(grundyValues(heapGame('kayles'), 117)[117]);
    expect(() => grundyAt(-1n)).toThrow('a heap must be 0 or more, got -1');
    expect(() => grundyTable(heapGame('grundys-game')).grundyAt(10_001n)).toThrow(
      'grundys-game has no proved period, so a heap may have up to 10000, got 10001',
    );
  });
});

describe('findPeriod', () => {
  const values = (text: string): Int32Array => Int32Array.from(text, Number);
  const theorem = { title: 'three in a row', comparisons: () => 3 };

  it('tells proved from seen', () => {
    expect(findPeriod(values('9801010101'), theorem)).toEqual({ length: 2, from: 2, proved: true, upTo: 6 });
    expect(findPeriod(values('9801010101'), null)).toEqual({ length: 2, from: 2, proved: false, upTo: 9 });
  });

  it('does not believe what was seen too briefly', () => {
    expect(findPeriod(values('0123456777'), null)).toBeNull();
    expect(findPeriod(values('0123012'), null)).toBeNull();
    expect(findPeriod(values('9801'), theorem)).toBeNull();
  });

  it('finds the first heap exactly, down to 0', () => {
    expect(findPeriod(values('0120120120'), theorem)).toMatchObject({ length: 3, from: 0, proved: true });
    expect(findPeriod(values('7120120120120'), theorem)).toMatchObject({ length: 3, from: 1, proved: true });
  });
});

describe('heapGame', () => {
  it.each([
    ['kayle', 'no heap game is called "kayle"'],
    ['kayles:3', 'kayles takes no numbers after a colon, got "3"'],
    ['subtraction', 'the numbers to take must be whole, from 1 to 1000 and different, got none'],
    ['subtraction:1,3,1', 'the numbers to take must be whole, from 1 to 1000 and different, got 1'],
    ['subtraction:0', 'the numbers to take must be whole, from 1 to 1000 and different, got 0'],
    ['subtraction:1,x', 'the numbers to take must be whole, from 1 to 1000 and different, got NaN'],
    ['octal:77', 'an octal code must be 0. and up to 16 digits from 0 to 7, not all 0, got "77"'],
    ['octal:0.8', 'an octal code must be 0. and up to 16 digits from 0 to 7, not all 0, got "0.8"'],
    ['octal:0.0', 'an octal code must be 0. and up to 16 digits from 0 to 7, not all 0, got "0.0"'],
  ])('refuses %s', (spec, said) => {
    expect(() => heapGame(spec)).toThrow(said);
  });
});

describe('solveHeaps', () => {
  it('names every winning move of a small position, and says so', () => {
    const table = grundyTable(heapGame('kayles'));
    expect(solveHeaps(table, [5n, 8n])).toEqual({
      heaps: [5n, 8n],
      values: [4, 1],
      value: 5,
      winning: true,
      moves: [{ heap: 0, from: 5n, left: [0n, 4n] }],
      complete: true,
    });
    expect(solveHeaps(table, [5n, 5n])).toMatchObject({ value: 0, winning: false, moves: [], complete: true });
  });

  it.each([10n ** 30n, 10n ** 30n + 7n, 1001n, 1012n])('finds moves of a heap of %s that leave a lost position', (heap) => {
    const table = grundyTable(heapGame('kayles'));
    const { complete, moves, winning } = solveHeaps(table, [heap, 10n]);
    expect([winning, complete, moves.length > 0]).toEqual([true, false, true]);
    for (const { heap: at, left } of moves) {
      expect(at === 0 ? [heap - left[0] - left[1] <= 2n, heap > left[0] + left[1]] : [true, true]).toEqual([true, true]);
      const after = [heap, 10n].flatMap((size, i) => (i === at ? left : [size]));
      expect(solveHeaps(table, after).value).toBe(0);
    }
  });
});

describe('Wythoff’s game', () => {
  it('has the Grundy values of the reference by the general engine', () => {
    const known = new Map<string, number>();
    const table = reference.wythoff_grundy_0_10.map((row, a) => row.map((_, b) => grundyOf(wythoffGame, [a, b], known)));
    expect(table).toEqual(reference.wythoff_grundy_0_10);
  });

  it('is lost at the pairs of the reference and nowhere else up to 50', () => {
    const lost: number[][] = [];
    for (let a = 0; a <= 50; a++) for (let b = a; b <= 50; b++) if (!solveWythoff([BigInt(a), BigInt(b)]).winning) lost.push([a, b]);
    expect(lost).toEqual(reference.wythoff_P_le_50);
  });

  it('is solved at any size: every pair of the golden ratio is lost, and its neighbours lead to it', () => {
    // Fibonacci numbers F(2k), F(2k + 1) are such pairs.
    let [a, b] = [1n, 2n];
    for (let k = 0; k < 200; k++) {
      expect(solveWythoff([a, b])).toMatchObject({ winning: false, moves: [] });
      expect(solveWythoff([b + 1n, a]).moves).toContainEqual([b, a]);
      expect(solveWythoff([a + 7n, b + 7n]).moves).toContainEqual([a, b]);
      [a, b] = [a + b, a + 2n * b];
    }
    expect(() => solveWythoff([3n, -1n])).toThrow('a pile must be 0 or more, got -1');
  });
});

describe('grundyOf', () => {
  it('does not use the stack of the engine: a heap of 50,000 that loses one at a time', () => {
    expect(grundyOf({ key: String, options: (n: number) => (n === 0 ? [] : [n - 1]) }, 49_999)).toBe(1);
  });

  it('refuses a game that comes back to a position', () => {
    const round = { key: String, options: (n: number) => [(n + 1) % 3] };
    expect(() => grundyOf(round, 0)).toThrow('a game with Grundy values must end, got one that comes back to 0');
  });

  it('knows octal games as well as their own engine does', () => {
    const game = octal('0.137');
    const known = new Map<string, number>();
    const heap = {
      key: String,
      *options(n: number): Generator<number> {
        const left: number[] = [];
        game.options(n, (a, b) => {
          if (b === 0) left.push(a);
        });
        yield* left;
      },
    };
    const single = {
      ...subtraction([1]),
      options: (n: number, leave: (a: number, b: number) => void) => game.options(n, (a, b) => b === 0 && leave(a, 0)),
    };
    expect(Array.from({ length: 40 }, (_, n) => grundyOf(heap, n, known))).toEqual([...grundyValues(single, 39)]);
  });
});

describe('squareRoot', () => {
  it('is the whole part, at and around squares of any size', () => {
    for (const root of [0n, 1n, 2n, 3n, 10n, 2n ** 31n, 2n ** 53n + 1n, 10n ** 40n, 10n ** 40n + 1n]) {
      expect([squareRoot(root * root), squareRoot(root * root + 2n * root), squareRoot((root + 1n) * (root + 1n) - 1n)]).toEqual([
        root,
        root,
        root,
      ]);
    }
  });
});
