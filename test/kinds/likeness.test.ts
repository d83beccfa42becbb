import { describe, expect, it } from 'vitest';
import type { Fitted } from '../../src/core/statistic/statistic.js';
import type { OutcomeSpace } from '../../src/core/subject/outcome.js';
import { boards } from '../../src/kinds/board/boards.js';
import { SCATTER_CELLS, type scatterOf } from '../../src/kinds/groups/part-scatter.js';
import { kindOf } from '../../src/kinds/index.js';
import { batchOf } from '../support/hands-of.js';
import type { EvenOutcomes } from './drift.js';
import { EVEN_SPACES } from './even-spaces.js';

const TRIALS = 60_000;
/** Squares are kept in so small parts of 1. */
const ROUNDED = 1 / 1024;

function fittedTo(space: OutcomeSpace): Fitted {
  const fit = kindOf(space.outcome).statistics.get('homogeneity').fit(space, TRIALS);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

/** The scatter of every base in a block of so many outcomes. */
function scatterIn(fit: Fitted, outcomes: readonly (readonly number[])[]): readonly number[] {
  const accumulator = fit.accumulator({ first: 0, trials: outcomes.length });
  accumulator.add(batchOf(outcomes));
  return Array.from(accumulator.counts.subarray(-SCATTER_CELLS * fit.rows.length));
}

/** Of every base, how alike the second of two outcomes is to the first, squared, and how large its kernel with itself; null where one is passed over. */
function likeness(fit: Fitted, first: readonly number[], second: readonly number[]): readonly ReturnType<typeof scatterOf>[] {
  const cells = scatterIn(fit, [first, second]);
  return fit.rows.map((_, b) => {
    const [pairs, squares, own] = cells.slice(SCATTER_CELLS * b, SCATTER_CELLS * (b + 1));
    // Not by `scatterOf`: that tells no variance below the even one.
    return pairs > 0 ? { mean: own * ROUNDED, variance: squares * ROUNDED, pairs } : null;
  });
}

/**
 * By how much, at the most of all bases, the square is not on average over the one outcome what the other is to itself, or that is not 1 on
 * average. Of many outcomes the first, the middle one and the last are held against all.
 */
function departure(fit: Fitted, even: EvenOutcomes): number {
  const weights = even.reduce((sum, [, weight]) => sum + weight, 0);
  const some = [even[0], even[even.length >> 1], even[even.length - 1]].map(([outcome]) => outcome);
  const faults = fit.rows.flatMap((_, b) => {
    const meanOf = (of: (outcome: readonly number[]) => ReturnType<typeof scatterOf>, which: 'mean' | 'variance'): number =>
      even.reduce((sum, [outcome, weight]) => sum + weight * (of(outcome)?.[which] ?? Number.NaN), 0) / weights;
    const own = (one: readonly number[]): ReturnType<typeof scatterOf> => likeness(fit, even[0][0], one)[b];
    return [
      meanOf(own, 'mean') - 1,
      ...some.map((one) => meanOf((other) => likeness(fit, other, one)[b], 'variance') - (own(one)?.mean ?? Number.NaN)),
    ];
  });
  return Math.max(...faults.map(Math.abs));
}

/** Boards of one of the two shapes, as they are many. */
const CASES = EVEN_SPACES.filter(({ name }) => name !== 'boards of 3 x 2').map((one) => [one.name, one] as const);

describe.each(CASES)('how alike two even outcomes are, %s', (_, { even, space }) => {
  it('squared, is on average over the one what the other is to itself, and that is 1 on average', () => {
    expect(departure(fittedTo(space), even)).toBeLessThan(2 * ROUNDED);
  });

  it('is read of an outcome wherever it stands in a batch', () => {
    const fit = fittedTo(space);
    const [[one], [other]] = [even[0], even[even.length - 1]];
    // Of four in a row the third and the fourth are held against the first.
    const [first, second, all] = [
      [one, other],
      [one, one],
      [one, other, one, other],
    ].map((outcomes) => scatterIn(fit, outcomes));
    expect(all).toEqual(first.map((cell, place) => cell + second[place]));
  });

  it('is the same read from the one as from the other, and largest of an outcome with itself', () => {
    const fit = fittedTo(space);
    const [[one], [other]] = [even[even.length >> 1], even[even.length - 1]];
    const [there, back, itself] = [likeness(fit, one, other), likeness(fit, other, one), likeness(fit, one, one)];
    expect(there.map((base) => base?.variance)).toEqual(back.map((base) => base?.variance));
    // k(a, a)² shared by the degrees, and k(a, a) shared by them.
    for (const [b, { degrees }] of fit.rows.entries()) {
      const { mean, variance } = itself[b] ?? { mean: Number.NaN, variance: Number.NaN };
      expect(Math.abs(variance / (degrees / 7) - mean ** 2)).toBeLessThan(0.01);
    }
  });
});

describe('boards of which one cannot be solved', () => {
  it('are passed over, whichever it is', () => {
    const space = boards({ rows: 2, columns: 3 });
    const [solved, swapped] = [
      [1, 2, 3, 4, 5, 0],
      [2, 1, 3, 4, 5, 0],
    ];
    const fit = fittedTo(space);
    const told = (first: readonly number[], second: readonly number[]): readonly boolean[] => likeness(fit, first, second).map(Boolean);
    expect(told(solved, solved)).toEqual(fit.rows.map(() => true));
    expect([...told(solved, swapped), ...told(swapped, solved), ...told(swapped, swapped)].filter(Boolean)).toEqual([]);
  });
});

it('a lie is told: outcomes of which one comes three times as often', () => {
  for (const [name, { even, space }] of CASES.slice(0, 4)) {
    const [[often, weight], ...others] = even;
    expect(departure(fittedTo(space), [[often, 3 * weight], ...others]), name).toBeGreaterThan(20 * ROUNDED);
  }
});
