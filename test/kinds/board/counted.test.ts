import { describe, expect, it } from 'vitest';
import type { Fitted } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { boards } from '../../../src/kinds/board/boards.js';
import { depth } from '../../../src/kinds/board/statistics/depth.js';
import { statisticTails } from '../../../src/math/pearson/statistic-tails.js';
import { batchOf } from '../../support/hands-of.js';
import { ordersOf } from '../../support/orders-of.js';
import { fittedTo } from '../../support/turned.js';
import { shapeOf } from './boards-of.js';

const ORDERS = ordersOf(6);

const fitOf = (size: string, id: string, trials: number): Fitted => fittedTo(boards(shapeOf(size)), id, trials);

/** Every order of the cells of a board of so many, each so often. */
function everyOrder(often: number): Batch {
  return batchOf(Array.from({ length: often }, () => ORDERS).flat());
}

/** Counts of so many boards, all solved. */
function solvedBoards(fit: Fitted, size: string, trials: number): Float64Array {
  const { columns, rows } = shapeOf(size);
  const n = rows * columns;
  const solved = Array.from({ length: n }, (_, cell) => (cell + 1) % n);
  const accumulator = fit.accumulator();
  const batch = new Batch(n, trials);
  for (let board = 0; board < trials; board++) batch.cells.set(solved, n * batch.length++);
  accumulator.add(batch);
  return accumulator.counts;
}

/** Statistics of boards that look at them one by one, and know the law of so small ones. */
const PLAIN = ['blank', 'depth', 'every-board', 'inversions', 'manhattan', 'solvable', 'tile-cell', 'tiles-home'];
const HISTOGRAMS = PLAIN.filter((id) => id !== 'solvable' && id !== 'tile-cell');

describe.each(['2x3', '3x2'])('of all 720 orders of a board of %s', (size) => {
  it('half can be solved, and the others are counted as what they are', () => {
    const { add, counts } = fitOf(size, 'solvable', 720).accumulator();
    add(everyOrder(1));
    expect([...counts]).toEqual([360, 360]);
  });

  it.each(HISTOGRAMS)('%s passes half over, and finds the rest as its law says', (id) => {
    // Ten of each: few enough that no value has a bin of its own where the law gives it none.
    const fit = fitOf(size, id, 3600);
    const accumulator = fit.accumulator();
    accumulator.add(everyOrder(10));
    expect(accumulator.counts.reduce((sum, count) => sum + count, 0)).toBe(3600);
    const [{ trials, value }] = fit.test(accumulator.counts, 7200);
    expect(trials).toBe(3600);
    expect(value).toBeLessThan(1e-9);
  });
});

describe('a row of boards', () => {
  /** By hand: cells less one, the boards less one, (cells − 1)²; of a histogram one less than its bins, which are not counted here. */
  it.each<[id: string, degrees: number | null, scale: number]>([
    ['blank', 5, 1],
    ['every-board', 359, 1],
    ['solvable', 1, 1],
    ['tile-cell', 25, 5],
    ['depth', null, 1],
    ['inversions', null, 1],
    ['manhattan', null, 1],
    ['tiles-home', null, 1],
  ])('of %s has its degrees and scale', (id, degrees, scale) => {
    const { rows, test } = fitOf('2x3', id, 2000);
    expect(rows).toEqual([{ test: id, degrees: degrees ?? rows[0].degrees, scale }]);
    const [{ degrees: read }] = test(solvedBoards(fitOf('2x3', id, 2000), '2x3', 2000), 2000);
    expect(read).toBe(rows[0].degrees);
  });

  it.each(PLAIN.filter((id) => id !== 'solvable'))('of %s says nothing of fewer than 100 boards that can be solved', (id) => {
    const fit = fitOf('2x3', id, 2000);
    const nothing = {
      test: id,
      value: 0,
      degrees: fit.rows[0].degrees,
      p: 1,
      logP: 0,
      lowerP: 1,
      logLowerP: 0,
      grade: 'exact',
      plain: null,
    };
    expect(fit.test(solvedBoards(fit, '2x3', 99), 2000)).toEqual([{ ...nothing, trials: 99 }]);
    // A sample has one deal at the least.
    expect(fit.test(solvedBoards(fit, '2x3', 0), 2000)).toEqual([{ ...nothing, trials: 1 }]);
    const [{ logP, trials }] = fit.test(solvedBoards(fit, '2x3', 100), 2000);
    expect(trials).toBe(100);
    expect(logP).toBeLessThan(-20);
  });

  it('of solvable is certain: by luck all can be solved, and one that cannot has no chance', () => {
    const { test } = fitOf('3x3', 'solvable', 100);
    expect(test(Float64Array.of(0, 100), 100)).toMatchObject([{ value: 0, p: 1, lowerP: 1, grade: 'exact', plain: null }]);
    expect(test(Float64Array.of(3, 97), 100)).toMatchObject([{ value: 0.09, p: Number.MIN_VALUE, lowerP: 1, grade: 'exact', plain: null }]);
  });

  it('of tiles by cells is chi-squared in the usual law from five boards a cell on', () => {
    // 25 cells: each tile is expected five times in each among 125 boards.
    const isUsual = (many: number): boolean => {
      const fit = fitOf('5x5', 'tile-cell', many);
      const [{ degrees, grade, logP, plain, value }] = fit.test(solvedBoards(fit, '5x5', many), many);
      return (plain ?? { logP }).logP === statisticTails(value, degrees, many).logUpper && grade !== 'exact';
    };
    expect([124, 125].map(isUsual)).toEqual([false, true]);
  });
});

describe('moves to the goal', () => {
  it('are counted of boards of 4 x 4 a few moves away, each read where it stands', () => {
    const solved = Array.from({ length: 16 }, (_, cell) => (cell + 1) % 16);
    /** The blank from the corner to these cells, one after the other. */
    const moved = (...path: readonly number[]): number[] => {
      const board = [...solved];
      let blank = 15;
      for (const to of path) {
        [board[blank], board[to]] = [board[to], 0];
        blank = to;
      }
      return board;
    };
    const { add, counts } = fitOf('4x4', 'depth', 600).accumulator();
    add(batchOf([moved(14), solved, moved(11, 10), moved(14, 13, 12), moved(11, 7, 3), solved]));
    expect(Array.from(counts.subarray(0, 5))).toEqual([2, 1, 1, 2, 0]);
  });

  it('are not compared where they leave no two bins, which is all that is said', () => {
    expect(depth.fit(boards(shapeOf('2x3')), 1)).toEqual({ skipped: { why: 'few-for-bins', of: 'outcomes', got: 1 } });
  });
});
