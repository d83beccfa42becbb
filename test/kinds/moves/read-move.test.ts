import { describe, expect, it } from 'vitest';
import { moveRule } from '../../../src/kinds/moves/move-rule.js';
import { readMove } from '../../../src/kinds/moves/read-move.js';

const read = (before: readonly number[], after: readonly number[], additions = false): string | readonly number[] => {
  const cells = new Uint16Array(2);
  return readMove(Uint16Array.from(before), Uint16Array.from(after), moveRule(7, additions), cells, 0) ?? [...cells];
};

describe('a move, from the piles before and after it', () => {
  it.each([
    [
      [3, 5, 6],
      [0, 5, 6],
      [0, 0],
    ],
    [
      [3, 5, 6],
      [3, 5, 1],
      [2, 1],
    ],
  ])('%j to %j is pile and what is left', (before, after, move) => {
    expect(read(before, after)).toEqual(move);
  });

  it('may add stones where additions are moves, up to the largest pile', () => {
    expect(read([3, 5], [7, 5], true)).toEqual([0, 7]);
    expect(read([3, 5], [8, 5], true)).toBe('a move must leave at most 7 stones in a pile, got pile 1 from 3 to 8');
  });

  it.each([
    [[3, 5], [3, 5], 'a move must change one pile, got none changed'],
    [[3, 5], [2, 4], 'a move must change one pile, got piles 1 and 2 changed'],
    [[3, 5], [4, 5], 'a move must take stones away, got pile 1 from 3 to 4'],
    [[0, 5], [0, 4], 'a move must be made in piles of 1 to 7 stones, got pile 1 of 0'],
    [[3, 8], [2, 8], 'a move must be made in piles of 1 to 7 stones, got pile 2 of 8'],
  ])('%j to %j is none', (before, after, rule) => {
    expect(read(before, after)).toBe(rule);
  });

  it('is read without a call that a subject may have replaced', () => {
    const rule = moveRule(7, false);
    const { at, replace, slice, split } = String.prototype;
    const { exec, test } = RegExp.prototype;
    const lie = (): never => {
      throw new Error('called');
    };
    Object.assign(String.prototype, { at: lie, replace: lie, slice: lie, split: lie });
    Object.assign(RegExp.prototype, { exec: lie, test: lie });
    let found: string | null = null;
    try {
      found = readMove(Uint16Array.of(3, 8), Uint16Array.of(2, 8), rule, new Uint16Array(2), 0);
    } finally {
      Object.assign(String.prototype, { at, replace, slice, split });
      Object.assign(RegExp.prototype, { exec, test });
    }
    expect(found).toBe('a move must be made in piles of 1 to 7 stones, got pile 2 of 8');
  });
});
