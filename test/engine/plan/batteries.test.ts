import { describe, expect, it } from 'vitest';
import type { BatteryId } from '../../../src/core/statistic/statistic.js';
import type { Outcome } from '../../../src/core/subject/outcome.js';
import { BATTERIES, batteryTests } from '../../../src/engine/plan/batteries.js';
import { kindOf } from '../../../src/kinds/index.js';

/**
 * The batteries as records have them: a record that names one names its tests in this order. Statistics that came later are in none of the lists,
 * and need not be.
 */
const RECORDED: Readonly<Record<Outcome['kind'], Readonly<Record<Exclude<BatteryId, 'standards'>, readonly string[]>>>> = {
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
    deep: [
      'agreements',
      'cycles',
      'cyclic-displacement',
      'descents',
      'fisher-yates-digits',
      'fixed-points',
      'homogeneity',
      'inversions',
      'lehmer-digits',
      'longest-increasing',
      'neighbour-gap',
      'pairwise-order',
      'parity',
      'permutations',
      'poker-hands',
      'position-matrix',
      'previous-deal',
      'repeats',
      'rising-sequences',
      'successor-matrix',
    ],
  },
  hand: {
    quick: ['homogeneity', 'seen-cards', 'seen-pairs', 'seen-places'],
    standard: [
      'homogeneity',
      'repeats',
      'seen-again',
      'seen-cards',
      'seen-deals',
      'seen-order',
      'seen-pairs',
      'seen-places',
      'seen-ranks',
      'seen-suits',
    ],
    deep: [
      'homogeneity',
      'repeats',
      'seen-again',
      'seen-cards',
      'seen-deals',
      'seen-order',
      'seen-pairs',
      'seen-places',
      'seen-ranks',
      'seen-suits',
    ],
  },
  board: {
    quick: ['blank', 'depth', 'homogeneity', 'manhattan', 'solvable', 'tile-cell'],
    standard: ['blank', 'depth', 'homogeneity', 'inversions', 'manhattan', 'repeats', 'solvable', 'tile-cell', 'tiles-home'],
    deep: ['blank', 'depth', 'every-board', 'homogeneity', 'inversions', 'manhattan', 'repeats', 'solvable', 'tile-cell', 'tiles-home'],
  },
  piles: {
    quick: ['homogeneity', 'pile-pairs', 'pile-sizes'],
    standard: [
      'first-wins',
      'homogeneity',
      'nim-sum',
      'pile-pairs',
      'pile-sizes',
      'piles-again',
      'repeats',
      'total-parity',
      'total-stones',
      'whole-deals',
      'winning-moves',
    ],
    deep: [
      'first-wins',
      'homogeneity',
      'nim-sum',
      'pile-pairs',
      'pile-sizes',
      'piles-again',
      'repeats',
      'total-parity',
      'total-stones',
      'whole-deals',
      'winning-moves',
    ],
  },
  moves: {
    quick: ['choice-of-pile', 'choice-of-size', 'homogeneity'],
    standard: ['choice-of-move', 'choice-of-pile', 'choice-of-size', 'homogeneity'],
    deep: ['choice-of-move', 'choice-of-pile', 'choice-of-size', 'homogeneity'],
  },
};

describe('the batteries', () => {
  const kinds = Object.keys(RECORDED) as Outcome['kind'][];

  it.each(kinds)('of %s hold the tests that records name, in their order', (kind) => {
    const known = new Set(RECORDED[kind].deep);
    const held = BATTERIES.map(({ id }) => [id, batteryTests(id, { outcome: { kind } }).filter((test) => known.has(test))]);
    expect(Object.fromEntries(held)).toEqual({ ...RECORDED[kind], standards: RECORDED[kind].standard });
  });

  it('of gaming standards holds what no other does, and all of standard', () => {
    const own = kindOf({ kind: 'deck' }).statistics.all.flatMap(({ battery, id }) => (battery === 'standards' ? [id] : []));
    expect(own).toEqual(['coupon-collector', 'interplay-correlation', 'position-runs', 'serial-correlation']);
    for (const { id } of BATTERIES) {
      const held = own.filter((test) => batteryTests(id, { outcome: { kind: 'deck' } }).includes(test));
      expect(held, id).toEqual(id === 'standards' ? own : []);
    }
    const held = [...batteryTests('standard', { outcome: { kind: 'deck' } }), ...own].sort();
    expect(batteryTests('standards', { outcome: { kind: 'deck' } })).toEqual(held);
  });

  it.each(kinds)('of %s all hold what a clean verdict rests on', (kind) => {
    const missing = kindOf({ kind }).statistics.all.filter(
      ({ id, required }) => required && !batteryTests('quick', { outcome: { kind } }).includes(id),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
