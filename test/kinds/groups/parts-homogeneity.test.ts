import { describe, expect, it } from 'vitest';
import { merge } from '../../../src/core/statistic/merge-counts.js';
import type { Fitted } from '../../../src/core/statistic/statistic.js';
import { Batch, type OutcomeSpace } from '../../../src/core/subject/outcome.js';
import { BLOCK_SIZE } from '../../../src/core/subject/subject.js';
import { MOST_RECORDED_CELLS } from '../../../src/engine/record/record-counts.js';
import { homogeneity } from '../../../src/kinds/deck/statistics/homogeneity.js';
import { PARTS } from '../../../src/kinds/groups/cuts.js';
import { SCATTER_CELLS } from '../../../src/kinds/groups/part-scatter.js';
import { kindOf } from '../../../src/kinds/index.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { deal } from '../../support/deal.js';
import { questionsOf } from '../../support/questions-of.js';

function fitted(n: number, trials: number): Fitted {
  return fittedIn(permutations(n), trials);
}

function fittedIn(space: OutcomeSpace, trials: number): Fitted {
  const fit = homogeneity.fit(space, trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

const rows = ({ cells, width }: Batch, from: number, to: number): Batch => {
  const piece = new Batch(width, to - from);
  piece.cells.set(cells.subarray(from * width, to * width));
  piece.length = to - from;
  return piece;
};

/** Counts a sample block by block, each block in pieces, and adds the blocks up in the order given. */
function counted(fit: Fitted, decks: Batch, order: readonly number[]): Float64Array {
  const blocks = Math.ceil(decks.length / BLOCK_SIZE);
  const all = Array.from({ length: blocks }, (_, block) => {
    const first = block * BLOCK_SIZE;
    const trials = Math.min(BLOCK_SIZE, decks.length - first);
    const accumulator = fit.accumulator({ first, trials });
    for (let at = 0; at < trials; at += 1000) accumulator.add(rows(decks, first + at, first + Math.min(trials, at + 1000)));
    return accumulator.counts;
  });
  const sum = new Float64Array(all[0].length);
  for (const block of order) merge(sum, all[block]);
  return sum;
}

/** ((n − 1)/N) Σ (O − N/n)² of the decks whose numbers these are. */
function positionValue({ cells, width: n }: Batch, deals: readonly number[]): number {
  const table = new Map<number, number>();
  for (const at of deals) for (let p = 0; p < n; p++) table.set(cells[at * n + p] * n + p, (table.get(cells[at * n + p] * n + p) ?? 0) + 1);
  let squares = 0;
  for (let cell = 0; cell < n * n; cell++) squares += ((table.get(cell) ?? 0) - deals.length / n) ** 2;
  return ((n - 1) / deals.length) * squares;
}

/** H by its definition, for parts told by `partOf`. */
function byDefinition(decks: Batch, partOf: (deal: number) => number): number {
  const all = Array.from({ length: decks.length }, (_, at) => at);
  const parts = Array.from({ length: 8 }, (_, k) => all.filter((at) => partOf(at) === k));
  return parts.reduce((sum, part) => sum + positionValue(decks, part), 0) - positionValue(decks, all);
}

describe('homogeneity', () => {
  it('is the sum of the parts’ values less that of the whole, in eighths of the run', () => {
    const decks = deal('naive-swap', 7, 1003, 'parts');
    const [result] = fitted(7, 1003).test(counted(fitted(7, 1003), decks, [0]), 1003);
    expect(result.test).toBe('homogeneity/run/positions');
    expect(result.value).toBeCloseTo(
      byDefinition(decks, (at) => Math.floor((at * 8) / 1003)),
      8,
    );
  });

  it('is so too over eighths of every block laid on each other, whatever the order of the blocks', () => {
    const trials = BLOCK_SIZE + 5001;
    const decks = deal('fisher-yates', 3, trials, 'blocks');
    const fit = fitted(3, trials);
    const counts = counted(fit, decks, [1, 0]);
    expect(counts).toEqual(counted(fit, decks, [0, 1]));
    const [run, block] = fit.test(counts, trials);
    const inBlock = (at: number): number =>
      at < BLOCK_SIZE ? Math.floor((at * 8) / BLOCK_SIZE) : Math.floor(((at - BLOCK_SIZE) * 8) / (trials - BLOCK_SIZE));
    expect([run.value, block.value].map((value) => Number(value.toFixed(6)))).toEqual(
      [byDefinition(decks, (at) => Math.floor((at * 8) / trials)), byDefinition(decks, inBlock)].map((value) => Number(value.toFixed(6))),
    );
  });

  it('sees a bias that cancels over the run, which the table of the whole does not', () => {
    const [early, late] = [deal('fisher-yates', 5, 4000, 'early'), deal('fisher-yates', 5, 4000, 'late')];
    const decks = new Batch(5, 8000);
    decks.cells.set(early.cells);
    decks.cells.set(late.cells, 4000 * 5);
    decks.length = 8000;
    // One deal in four has card 1 on top in the first half, and at the bottom in the second: on average it is even between the two.
    for (let at = 0; at < 8000; at += 4) {
      const to = at < 4000 ? 0 : 4;
      const from = Array.from({ length: 5 }, (_, p) => p).find((p) => decks.cells[at * 5 + p] === 0) ?? 0;
      [decks.cells[at * 5 + from], decks.cells[at * 5 + to]] = [decks.cells[at * 5 + to], 0];
    }
    const [{ logP }] = fitted(5, 8000).test(counted(fitted(5, 8000), decks, [0]), 8000);
    expect(logP).toBeLessThan(Math.log(1e-100));
  });
});

describe('parts of a log with many groups', () => {
  const GROUPS = Array.from({ length: 400 }, () => 200);
  const recorded = { startKnown: true, reservations: [], groups: GROUPS };

  it('of the run are compared as finely as without groups, and groups say what of the chances they show', () => {
    const { rows } = fittedIn({ ...permutations(52), recorded }, 80_000);
    expect(rows.map(({ test, degrees, shows }) => [test, degrees, shows])).toEqual([
      ['homogeneity/run/positions', 7 * 51 ** 2, undefined],
      ['homogeneity/block/positions', 7 * 51 ** 2, undefined],
      ['homogeneity/group/positions', 399 * 6 ** 2, { of: 'card-blocks', size: 8 }],
      ['homogeneity/one-group/positions', 6 ** 2, { of: 'card-blocks', size: 8 }],
    ]);
    expect(questionsOf({ ...permutations(52), recorded }, rows, 80_000)[2]).toBe(
      'Are the chances of blocks of 8 cards and positions the same in every group?',
    );
    // Two groups leave single cards enough cells.
    const few = fittedIn({ ...permutations(52), recorded: { ...recorded, groups: [40_000, 40_000] } }, 80_000);
    expect(few.rows.map(({ degrees }) => degrees)).toEqual([7 * 51 ** 2, 7 * 51 ** 2, 51 ** 2]);
  });

  it.each([
    ['deck', { kind: 'deck' }, 52],
    ['deck of many cards', { kind: 'deck' }, 300],
    ['piles', { kind: 'piles', piles: 4, max: 15 }, 4],
    ['piles of many sizes', { kind: 'piles', piles: 3, max: 1000 }, 3],
    ['board', { kind: 'board', rows: 3, columns: 3 }, 9],
    ['hands', { kind: 'hand', seen: 3, order: 'kept' }, 12],
  ] as const)('fit into the record: %s', (_, outcome, n) => {
    const space = kindOf(outcome).space(outcome, { n, standard: false });
    for (const many of [400, 600, 1500, 12_000]) {
      const groups = Array.from({ length: many }, (_, group) => 200 + (group % 50));
      const fit = kindOf(outcome)
        .statistics.get('homogeneity')
        .fit({ ...space, recorded: { ...recorded, groups } }, 225 * many);
      if ('skipped' in fit) throw new Error(fit.skipped.why);
      expect(fit.shape[0], `${many} groups`).toBeLessThanOrEqual(MOST_RECORDED_CELLS);
      expect(fit.rows.filter(({ degrees }) => degrees < 1)).toEqual([]);
      // Those that are passed over are the smallest.
      const places = fit.inTime?.ownGroups?.places ?? [];
      const held = groups.filter((_, group) => places[group] >= 0);
      expect(held.length).toBeGreaterThan(100);
      expect(Math.min(...held)).toBeGreaterThanOrEqual(Math.max(0, ...groups.filter((_, group) => places[group] < 0)));
    }
  });

  it('are measured once where groups are compared in the same cells as eighths, and twice where they are not', () => {
    const space = kindOf({ kind: 'hand' }).space({ kind: 'hand', seen: 3, order: 'kept' }, { n: 6, standard: false });
    const fitOf = (groups: readonly number[]): Fitted => {
      const fit = kindOf({ kind: 'hand' })
        .statistics.get('homogeneity')
        .fit({ ...space, recorded: { startKnown: true, reservations: [], groups } }, 8000);
      if ('skipped' in fit) throw new Error(fit.skipped.why);
      return fit;
    };
    const [none, two] = [fitOf([]), fitOf([4000, 4000])];
    const bases = none.rows.length;
    const cells = (none.shape[0] - SCATTER_CELLS * bases) / PARTS;
    // The two groups have a table each of every base, and no scatter of their own.
    expect([two.inTime?.ownGroups?.shared, two.shape[0] - none.shape[0]]).toEqual([true, 2 * cells]);
    const piles = kindOf({ kind: 'piles' }).space({ kind: 'piles', piles: 3, max: 40 }, { n: 3, standard: false });
    const fit = kindOf({ kind: 'piles' })
      .statistics.get('homogeneity')
      .fit({ ...piles, recorded }, 80_000);
    expect({ shared: 'skipped' in fit || fit.inTime?.ownGroups?.shared }).toEqual({ shared: false });
  });
});
