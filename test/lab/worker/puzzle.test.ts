import { describe, expect, it } from 'vitest';
import { DEFAULT_PARTS } from '../../../src/core/subject/default-parts.js';
import { scramblers } from '../../../src/games/catalogues.js';
import { solvedBoard } from '../../../src/games/puzzle/board.js';
import { boardGraph } from '../../../src/games/puzzle/board-graph.js';
import { depthTable } from '../../../src/games/puzzle/depth-table.js';
import { exactWalk } from '../../../src/games/puzzle/law/exact-walk.js';
import { count } from '../../../src/lab/worker/count.js';
import { searches } from '../../../src/lab/worker/searches.js';
import { walks } from '../../../src/lab/worker/walks.js';

const SIZE = { rows: 3, columns: 3 };
const breathe = (): Promise<void> => Promise.resolve();

async function all<T>(told: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of told) found.push(one);
  return found;
}

describe('random slides', () => {
  it('have the exact chances of whole numbers, depth by depth, and are dealt by them', async () => {
    const [told] = await all(walks({ ...SIZE, maker: 'walk:10' }, breathe));
    const { rule } = scramblers.get('walk:10');
    const { depths } = depthTable(solvedBoard(SIZE));
    const exact = rule.kind === 'walk' ? exactWalk(boardGraph(SIZE), rule.chain, 10) : [];
    const sum = exact.reduce((a, b) => a + b, 0n);
    const byDepth = Array.from({ length: 32 }, () => 0n);
    exact.forEach((ways, board) => {
      byDepth[depths[board] ?? 0] = (byDepth[depths[board] ?? 0] ?? 0n) + ways;
    });
    const chances = byDepth.map((ways) => Number(ways) / Number(sum));
    chances.forEach((chance, depth) => expect(told?.chances[depth]).toBeCloseTo(chance, 12));
    // A board an odd number of moves away cannot come after ten slides.
    expect(chances.filter((chance, depth) => depth % 2 === 1 && chance > 0)).toEqual([]);
    const asked = {
      ...DEFAULT_PARTS,
      shuffle: 'walk:10',
      outcome: { kind: 'board', ...SIZE } as const,
      n: 9,
      seed: 'lab 1',
      statistic: 'depth',
      at: [5000],
    };
    const [dealt] = await all(count(asked, breathe));
    dealt?.counts.forEach((deals, depth) => {
      const chance = chances[depth] ?? 0;
      expect(Math.abs(deals / 5000 - chance)).toBeLessThanOrEqual(5 * Math.sqrt((chance * (1 - chance)) / 5000));
    });
  });

  it('are refused of a scrambler that makes none', async () => {
    await expect(all(walks({ ...SIZE, maker: 'rejection' }, breathe))).rejects.toThrow('must make random moves');
  });
});

describe('the searches', () => {
  it('find a way as short as the table of all boards says, and tell the depths in their order', async () => {
    const cells = [4, 1, 3, 8, 2, 7, 5, 0, 6];
    const told = await all(searches({ ...SIZE, cells, by: ['breadth-first', 'a-star', 'ida-star'], most: 50 }, breathe));
    expect(told.map(({ algorithm }) => algorithm)).toEqual(['breadth-first', 'a-star', 'ida-star']);
    expect(told.map(({ moves }) => moves)).toEqual([17, 17, 17]);
    for (const { depths, expanded } of told) {
      expect(depths.length).toBe(Math.min(50, expanded));
      expect(depths[0]).toBe(0);
    }
    // Level by level the depth never falls; with a growing limit it comes back to the start.
    expect(told[0]?.depths).toEqual([...(told[0]?.depths ?? [])].sort((a, b) => a - b));
  });
});
