import { describe, expect, it } from 'vitest';
import { isSolvable } from '../../../../src/games/puzzle/solvable.js';
import { ARRANGEMENTS, boardAt, exchanged, GOAL, indexOf, slid } from '../../../../src/lab/lessons/puzzle/position.js';

describe('the board of a link', () => {
  it('is every arrangement once, by its number', () => {
    const met = new Set<string>();
    for (let index = 0; index < ARRANGEMENTS; index += 97) {
      const board = boardAt(index);
      expect(indexOf(board)).toBe(index);
      met.add(board.cells.join());
    }
    expect(met.size).toBe(Math.ceil(ARRANGEMENTS / 97));
    expect(boardAt(indexOf(GOAL)).cells).toEqual(GOAL.cells);
  });

  it('can be solved or not: a slide keeps it, two tiles exchanged change it', () => {
    for (let index = 0; index < ARRANGEMENTS; index += 4001) {
      const board = boardAt(index);
      const solvable = isSolvable(board, GOAL);
      const next = Array.from({ length: 9 }, (_, cell) => slid(board, cell)).filter((one) => one !== null);
      expect(next.length).toBeGreaterThanOrEqual(2);
      expect(next.map((one) => isSolvable(one, GOAL))).toEqual(next.map(() => solvable));
      expect([solvable, isSolvable(exchanged(board), GOAL)].sort()).toEqual([false, true]);
    }
  });

  it('slides a tile beside the blank and no other', () => {
    expect(Array.from({ length: 9 }, (_, cell) => slid(GOAL, cell)?.cells.join('') ?? '')).toEqual([
      '',
      '',
      '',
      '',
      '',
      '123450786',
      '',
      '123456708',
      '',
    ]);
  });
});
