import { describe, expect, it } from 'vitest';
import { solvedBoard } from '../../src/games/puzzle/board.js';
import { boardGraph } from '../../src/games/puzzle/board-graph.js';
import { depthTable } from '../../src/games/puzzle/depth-table.js';
import { blankLaw, lawNoncentrality, lawOfValues, noncentralityOf, variationOf } from '../../src/games/puzzle/law/law-distance.js';
import { pairLaws } from '../../src/games/puzzle/law/scramble-facts.js';
import { LAZY_MOVES } from '../../src/games/puzzle/law/walk-chain.js';
import { walkLaw } from '../../src/games/puzzle/law/walk-law.js';
import { movesBelow, walkVariations } from '../../src/games/puzzle/law/walk-series.js';
import { seeing } from '../../src/kinds/board/law-visibility.js';
import { FIFTEEN, differs as pairDiffers, rows as pairRows } from '../games/puzzle/law/pair-rows.js';
import { fixture, lawOf, differs as shuffleDiffers } from '../games/puzzle/law/shuffle-rows.js';
import { CHAINS, differs, ROWS, rowOf, SIZES } from '../games/puzzle/law/walk-rows.js';
import { readFixture } from '../support/read-fixture.js';

interface Power {
  readonly chain: string;
  readonly k: number;
  readonly tv: number;
  readonly depth_pooled_noncentrality_per_sample: number;
  readonly depth_df: number;
  readonly blank_noncentrality_per_sample: number;
  readonly full_181440_noncentrality_per_sample: number;
}

const { rows } = readFixture<{ rows: Power[] }>('games/laws/puzzle_power.json');
const size = SIZES['3x3'];

describe('the law of a walk on 3 × 3', () => {
  // processor seconds on one core; the goals of the product are 4 s for A and C, 14 s for B
  it.each([
    ['A', 8],
    ['B', 28],
    ['C', 8],
  ])('is the reference for %s up to 1001 moves, within twice the time meant', (chain, seconds) => {
    const before = process.cpuUsage();
    const timed = walkLaw(boardGraph(size), CHAINS[chain]);
    while (timed.moves < 1000) timed.step();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(seconds);
    const walk = walkLaw(boardGraph(size), CHAINS[chain]);
    for (const row of ROWS['3x3'].filter((one) => one.chain === chain)) {
      while (walk.moves < row.k) walk.step();
      expect(differs(rowOf(size, chain, row.k, walk.law), row)).toBe(null);
    }
  });

  it('is the reference for D', () => {
    const walk = walkLaw(boardGraph(size), LAZY_MOVES);
    for (const row of rows.filter(({ chain, k }) => chain === 'D' && k <= 1001)) {
      while (walk.moves < row.k) walk.step();
      expect(variationOf(walk.law)).toBeCloseTo(row.tv, 9);
      expect(lawNoncentrality(blankLaw(boardGraph(size), walk.law), new Float64Array(9).fill(1 / 9))).toBeCloseTo(
        row.blank_noncentrality_per_sample,
        9,
      );
      const full = noncentralityOf(walk.law);
      expect(Math.abs(full / row.full_181440_noncentrality_per_sample - 1)).toBeLessThan(1e-8);
    }
  });

  it('of C falls below the bounds at the moves of the reference', () => {
    const series = walkVariations(boardGraph(size), CHAINS['C'], 1000);
    expect([0.25, 0.1, 0.05, 0.01, 0.001, 0.0001].map((bound) => movesBelow(series, bound))).toEqual([189, 274, 338, 487, 701, 917]);
  });

  it('of E has the variation that the design states', () => {
    const series = walkVariations(boardGraph(size), CHAINS['E'], 1000);
    expect([200, 500, 1000].map((k) => Math.round(series[k] * 1e4) / 1e4)).toEqual([0.6005, 0.1303, 0.0087]);
  });
});

describe('what the statistics see in a walk on 3 × 3', () => {
  const look = seeing(boardGraph(size));
  const { depths } = depthTable(solvedBoard(size));
  // the reference pools depths from both ends until each bin of 1000 boards has five; an audit's bins pool inside as well
  const { bins } = readFixture<{ eight: Record<string, { bins: [number, number][] }> }>('games/laws/puzzle_chi2_bins.json').eight['1000'];
  const pooled = (law: Float64Array): number[] => {
    const chances = lawOfValues(law, depths);
    return bins.map(([low, high]) => chances.subarray(low, high + 1).reduce((sum, chance) => sum + chance, 0));
  };
  const even = pooled(new Float64Array(181_440).fill(1 / 181_440));

  it.each(['A', 'B', 'C', 'D'])('is the reference for %s', (chain) => {
    const walk = walkLaw(boardGraph(size), CHAINS[chain]);
    for (const row of rows.filter((one) => one.chain === chain && one.k <= 501)) {
      while (walk.moves < row.k) walk.step();
      const seen = new Map(look(walk.law, 1000).map((one) => [one.statistic.id, one]));
      const near = (found: number | undefined, value: number): void =>
        expect(Math.abs((found ?? Number.NaN) - value)).toBeLessThanOrEqual(1e-7 * value + 1e-11);
      const depth = lawNoncentrality(pooled(walk.law), even);
      expect(bins.length - 1).toBe(row.depth_df);
      near(depth, row.depth_pooled_noncentrality_per_sample);
      // coarser bins see no more
      expect(seen.get('depth')?.noncentrality).toBeLessThanOrEqual(depth * (1 + 1e-9));
      near(seen.get('blank')?.noncentrality, row.blank_noncentrality_per_sample);
      near(seen.get('every-board')?.noncentrality, row.full_181440_noncentrality_per_sample);
    }
  });

  it('is not in the mean depth: right to four digits after 1000 legal moves, with the law four ninths off', () => {
    const walk = walkLaw(boardGraph(size), CHAINS['A']);
    while (walk.moves < 1000) walk.step();
    const mean = walk.law.reduce((sum, p, board) => sum + p * depths[board], 0);
    expect(Math.round(mean * 1e4) / 1e4).toBe(21.974);
    expect(variationOf(walk.law)).toBeCloseTo(4 / 9, 10);
  });
});

describe('the exact law of a shuffled board of 3 × 3', () => {
  it.each(fixture.full_distribution.filter(({ board }) => board === '3x3'))('is the reference for $variant', (row) => {
    expect(shuffleDiffers(row, lawOf(row))).toBe(null);
  });
});

describe('the law of the blank with one tile on 4 × 4', () => {
  it.each(pairRows.filter(({ k }) => k > 200))('is the reference for $chain after $k moves', (row) => {
    expect(pairDiffers(row, pairLaws(FIFTEEN, CHAINS[row.chain], row.k))).toBe(null);
  });
});
