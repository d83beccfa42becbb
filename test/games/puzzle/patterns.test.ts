import { describe, expect, it } from 'vitest';
import { solvedBoard } from '../../../src/games/puzzle/board.js';
import { patternIndex } from '../../../src/games/puzzle/patterns/pattern-index.js';
import { fillPatternTable, patternSet } from '../../../src/games/puzzle/patterns/pattern-set.js';

/** Every ordered choice of k cells of n. */
function places(n: number, k: number): number[][] {
  if (k === 0) return [[]];
  return places(n, k - 1).flatMap((chosen) =>
    Array.from({ length: n }, (_, cell) => cell)
      .filter((cell) => !chosen.includes(cell))
      .map((cell) => [...chosen, cell]),
  );
}

const codeOf = (cells: readonly number[]): number => cells.reduce((code, cell, k) => code + cell * 16 ** k, 0);

/**
 * The least moves of a group's tiles for every place, by relaxing every state of tiles and blank again and again until nothing changes: a move of
 * another tile costs nothing. Key: the cells of the tiles; the best over where the blank is.
 */
function plainTable(rows: number, columns: number, group: readonly number[], blank: number): Map<string, number> {
  const beside = (a: number, b: number): boolean =>
    Math.abs((a % columns) - (b % columns)) + Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) === 1;
  const costs = new Map<string, number>([[[...group, blank].join(), 0]]);
  const all = places(rows * columns, group.length + 1);
  for (let changed = true; changed; ) {
    changed = false;
    for (const state of all) {
      const cost = costs.get(state.join());
      if (cost === undefined) continue;
      const hole = state[group.length];
      for (let to = 0; to < rows * columns; to++) {
        if (!beside(hole, to)) continue;
        const tile = state.slice(0, -1).indexOf(to);
        const after = state.map((cell, k) => (k === tile ? hole : k === group.length ? to : cell));
        const reached = cost + (tile < 0 ? 0 : 1);
        if (reached < (costs.get(after.join()) ?? Number.POSITIVE_INFINITY)) {
          costs.set(after.join(), reached);
          changed = true;
        }
      }
    }
  }
  const best = new Map<string, number>();
  for (const [state, cost] of costs) {
    const key = state.split(',').slice(0, -1).join();
    best.set(key, Math.min(cost, best.get(key) ?? cost));
  }
  return best;
}

describe('the index of pattern tables', () => {
  it.each([[[3]], [[4, 3]], [[6, 3, 4]]])('has one entry for every place of groups of %j tiles, and none twice', (tiles) => {
    const { entryOf, firsts, size, starts } = patternIndex(7, tiles);
    const met = new Set<number>();
    for (const [g, k] of tiles.entries()) {
      const own = places(7, k).map((cells) => entryOf(starts[g] + codeOf(cells)));
      expect(Math.min(...own)).toBeGreaterThanOrEqual(firsts[g]);
      expect(Math.max(...own)).toBeLessThan(firsts[g + 1] ?? size);
      for (const entry of own) met.add(entry);
    }
    const all = tiles.reduce((sum, k) => sum + places(7, k).length, 0);
    expect(met.size).toBe(all);
    // Packed, where a group has six tiles: not an entry too many.
    if (Math.max(...tiles) === 6) expect(size).toBe(all);
  });
});

describe('a pattern table', () => {
  it.each([
    [2, 3, [1, 2, 3], 5],
    [3, 2, [0, 3, 1], 4],
    [2, 3, [5, 1, 2, 4], 0],
    [2, 4, [1, 4, 6], 7],
  ])('of %i x %i for the tiles %j is the one found by plain relaxation', (rows, columns, group, blank) => {
    const index = patternIndex(rows * columns, [group.length]);
    const moves = new Uint8Array(index.size);
    fillPatternTable(moves, index, { blank, g: 0, group, shape: { rows, columns } });
    const plain = plainTable(rows, columns, group, blank);
    const wrong = places(rows * columns, group.length).filter(
      (cells) => moves[index.entryOf(codeOf(cells))] !== (plain.get(cells.join()) ?? 255),
    );
    expect(wrong).toEqual([]);
    expect(plain.size).toBeGreaterThan(1);
  });

  it('is refused for other boards than 4 x 4 where it is a published set', () => {
    expect(() => patternSet(solvedBoard({ rows: 3, columns: 4 }), '5-5-5')).toThrow('the tables 5-5-5 are for boards of 4 x 4, got 3 x 4');
  });
});
