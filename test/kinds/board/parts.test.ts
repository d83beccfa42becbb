import { describe, expect, it } from 'vitest';
import type { Fitted } from '../../../src/core/statistic/statistic.js';
import type { OutcomeSpace } from '../../../src/core/subject/outcome.js';
import { boards } from '../../../src/kinds/board/boards.js';
import { neededBesideIn } from '../../../src/kinds/index.js';
import { questionsOf } from '../../support/questions-of.js';
import { fittedTo, resultsIn } from '../../support/turned.js';
import { boardsOf, part, shapeOf } from './boards-of.js';

/** Rows of the run and of the user's own groups. */
function rowsOf(space: OutcomeSpace, trials: number): Readonly<Record<string, string>> {
  const { rows } = fittedTo(space, 'homogeneity', trials);
  return Object.fromEntries(rows.map(({ test }, k) => [test.replace('homogeneity/', ''), questionsOf(space, rows, trials)[k]]));
}

const run = (what: string): string => `Are ${what} the same all through the run?`;

describe('what is compared between parts of boards', () => {
  const blank = { 'run/blank': run('the chances of every cell of the blank') };
  const tiles = { 'run/tiles': run('the chances of every tile in every cell') };

  it.each<[size: string, trials: number, rows: Readonly<Record<string, string>>]>([
    ['2x3', 800, { ...blank, ...tiles, 'run/distance': run('the numbers of moves to the goal') }],
    ['4x4', 800, { ...blank, ...tiles, 'run/distance': run('the distances from home') }],
    ['4x5', 800, { ...blank, ...tiles }],
    // An eighth of an eighth of 800 boards holds one of each of the twelve: five, and so six, are put together.
    ['2x2', 800, { 'run/boards': run('the chances of every 6 boards that follow one another in a list of all') }],
    ['2x2', 8 * 8 * 60, { 'run/boards': run('the chances of every board') }],
  ])('of %s, of %i boards, is what its clean verdict rests on', (size, trials, rows) => {
    expect(rowsOf(boards(shapeOf(size)), trials)).toEqual(rows);
  });

  it('is nothing where nothing is required', () => {
    const { required: _, ...space } = boards(shapeOf('2x3'));
    expect(rowsOf(space, 800)).toEqual({});
  });

  it('needs 800 boards, a hundred in each part', () => {
    expect(neededBesideIn(boards(shapeOf('3x3')))).toEqual([{ id: 'homogeneity', from: 800 }]);
  });

  it('has the cells that a record keeps, however many boards, tests and groups there are, and leaves out what they tell in no two bins', () => {
    const all = ['solvable', 'blank', 'tile-cell', 'depth', 'manhattan', 'every-board'];
    const of = (groups: number): Fitted => {
      const startKnown = { startKnown: true, reservations: [], groups: Array<number>(groups).fill(10_000) };
      return fittedTo({ ...boards(shapeOf('3x3'), startKnown), required: all }, 'homogeneity', 10_000_000);
    };
    const binsOf = ({ rows }: Fitted, cut: string): Readonly<Record<string, number>> =>
      Object.fromEntries(
        rows.flatMap(({ degrees, test }) => {
          const [, own, name] = test.split('/');
          return own === cut && name !== 'tiles' ? [[name, degrees]] : [];
        }),
      );
    for (const groups of [2, 500, 520]) expect(of(groups).shape[0]).toBeLessThanOrEqual(65_536);
    // Finely enough for all nine cells of the blank, and for a fifth at the least of what 4,000 cells a part hold of all 181,440 boards.
    const eighths = binsOf(of(2), 'run');
    expect(eighths['blank']).toBe(7 * 8);
    expect(eighths['boards']).toBeGreaterThan(7 * 800);
    // What the eighths leave is some 93 cells for each of 500 groups, and the tiles take 81: three bins for each of the others, so three times three
    // cells of the blank. 520 groups have a cell or two less: two bins, of which the first holds more than half of all and so leaves no second, but
    // of the boards one by one, which it cuts into halves.
    expect(binsOf(of(500), 'group')).toMatchObject({ blank: 499 * 2, boards: 499 * 2 });
    expect(binsOf(of(520), 'group')).toEqual({ boards: 519 });
  });
});

describe('boards of which a part holds few that can be solved', () => {
  const TRIALS = 1600;

  it.each([
    [100, undefined],
    [99, { parts: 7, of: 8, enough: true }],
  ])('%i of them are %s compared with the others', async (solvable, compared) => {
    const batch = await boardsOf('rejection', '3x3', TRIALS, 'few solvable');
    // Of the last part all but so many.
    for (let board = TRIALS - 200 + solvable; board < TRIALS; board++) batch.cells.set([2, 1, 3, 4, 5, 6, 7, 8, 0], board * 9);
    const rows = resultsIn(boards(shapeOf('3x3')), 'homogeneity', batch);
    expect(rows.map((row) => row.compared)).toEqual(rows.map(() => compared));
  });
});

describe('boards of 4 x 4 that come nearer to the goal half-way', () => {
  it('differ between parts of the run in their distances', async () => {
    const [even, near] = await Promise.all(['rejection', 'walk:40'].map((maker) => boardsOf(maker, '4x4', 1600, 'nearer')));
    const space = boards(shapeOf('4x4'));
    // Three rows, each once in 10,000 seeds.
    expect(Math.min(...resultsIn(space, 'homogeneity', even).map(({ logP }) => logP))).toBeGreaterThan(Math.log(1e-4));
    even.cells.set(part(near, 0, 800).cells, 800 * 16);
    const distance = resultsIn(space, 'homogeneity', even).find(({ test }) => test === 'homogeneity/run/distance');
    expect(distance?.logP).toBeLessThan(Math.log(1e-9));
  });
});
