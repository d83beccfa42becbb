import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/core/outcome.js';
import { BATTERIES, batteryTests } from '../../../src/engine/plan/batteries.js';
import { kindOf } from '../../../src/kinds/index.js';

/** The batteries as records have them; where one is not named it holds every statistic of the kind. A record that names one of these names its tests in this order. */
const RECORDED: Readonly<Record<Outcome['kind'], Readonly<Record<string, readonly string[]>>>> = {
  deck: {
    quick: ['agreements', 'homogeneity', 'position-matrix', 'cyclic-displacement', 'fisher-yates-digits'],
    standard: [
      'agreements',
      'cycles',
      'cyclic-displacement',
      'descents',
      'fisher-yates-digits',
      'fixed-points',
      'homogeneity',
      'neighbour-gap',
      'parity',
      'permutations',
      'position-matrix',
      'previous-deal',
      'repeats',
      'rising-sequences',
      'successor-matrix',
    ],
  },
  hand: { quick: ['homogeneity', 'seen-cards', 'seen-pairs', 'seen-places'] },
  board: {
    quick: ['blank', 'depth', 'homogeneity', 'manhattan', 'solvable', 'tile-cell'],
    standard: ['blank', 'depth', 'homogeneity', 'inversions', 'manhattan', 'repeats', 'solvable', 'tile-cell', 'tiles-home'],
  },
  piles: { quick: ['homogeneity', 'pile-pairs', 'pile-sizes'] },
  moves: { quick: ['choice-of-pile', 'choice-of-size', 'homogeneity'] },
};

describe('the batteries', () => {
  const kinds = Object.keys(RECORDED) as Outcome['kind'][];

  it.each(kinds)('of %s hold the tests that records name, in their order', (kind) => {
    const all = kindOf({ kind }).statistics.all.map(({ id }) => id);
    const expected = BATTERIES.map(({ id }) => RECORDED[kind][id] ?? all);
    expect(BATTERIES.map(({ id }) => batteryTests(id, kind))).toEqual(expected);
  });

  it.each(kinds)('of %s all hold what a clean verdict rests on', (kind) => {
    const missing = kindOf({ kind }).statistics.all.filter(({ id, required }) => required && !batteryTests('quick', kind).includes(id));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
