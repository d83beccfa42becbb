import { describe, expect, it } from 'vitest';
import type { PlannedShuffle } from '../../../src/core/subject/shuffle.js';
import { drawLaws, IDEAL } from '../../../src/exact/draw-laws.js';
import { exactPositions, isEven } from '../../../src/exact/exact-positions.js';
import { proveDeck } from '../../../src/kinds/deck/prove-deck.js';
import { statisticOf } from '../../../src/kinds/declared.js';
import { boundeds, shuffles } from '../../../src/parts/catalogues.js';
import { readFixture } from '../../support/read-fixture.js';

interface Row {
  readonly name: string;
  readonly shuffle: string;
  readonly bounded: string;
  readonly range: string;
  readonly mean_sign: number;
  readonly tests: readonly { test: string; index: number | null; degrees: number; w2: number; trials: number | null }[];
}

const { rows } = readFixture<{ rows: readonly Row[] }>('stats/detection_n52.json');
const positions = readFixture<{
  rows: readonly { name: string; position_w2: number; max_rel_dev: { value: number; element: number; position: number } }[];
}>('stats/position_n52.json').rows;

const planned = (id: string): PlannedShuffle => {
  const shuffle = shuffles.get(id);
  if (shuffle.kind !== 'planned') throw new Error('a planned shuffle expected');
  return shuffle;
};
const deckOf = ({ shuffle, bounded, range }: Pick<Row, 'shuffle' | 'bounded' | 'range'>) =>
  proveDeck(planned(shuffle).swaps?.(52) ?? [], 52, drawLaws(boundeds.get(bounded), BigInt(range)).of);

/** Holds a number to its reference, to a few units in the last place. */
const expectClose = (found: number, wanted: number, what = `${found} for ${wanted}`): void =>
  expect(Math.abs(found - wanted), what).toBeLessThanOrEqual(4e-15 * Math.abs(wanted));

it('names tests that there are statistics for', () => {
  const named = proveDeck(planned('fisher-yates').swaps?.(5) ?? [], 5, IDEAL).detection.map(({ test }) => test);
  expect(named).toHaveLength(6);
  expect(named.filter((test) => statisticOf('deck', test) === null)).toEqual([]);
});

describe.each(rows.map((row) => [`${row.shuffle} by ${row.bounded} on ${row.range} words`, row] as const))('%s at 52 cards', (_, row) => {
  const deck = deckOf(row);

  it('has the reference noncentralities, and the deals that follow', () => {
    for (const expected of row.tests) {
      const found = deck.detection.find(({ test }) => test === expected.test);
      expect(found, expected.test).toBeDefined();
      expect(found?.degrees).toBe(expected.degrees);
      expectClose(found?.noncentrality ?? -1, expected.w2, expected.test);
      if (expected.trials === null) expect(found?.trials).toBeNull();
      else expect(Math.abs((found?.trials ?? 0) / expected.trials - 1)).toBeLessThan(2e-13 + 1 / expected.trials);
    }
    expectClose(deck.meanSign, row.mean_sign);
    expect(deck.trialsToSee).toBe(Math.min(...deck.detection.flatMap(({ trials }) => trials ?? [])));
  });

  it('has the reference positions', () => {
    const expected = positions.find(({ name }) => name === row.name);
    if (!expected) return;
    expectClose(deck.noncentrality, expected.position_w2);
    expectClose(Math.abs(deck.furthest.relative), Math.abs(expected.max_rel_dev.value));
  });

  it('has rows and columns of probabilities that sum to 1, and deviations that say the same', () => {
    for (const [card, line] of deck.probabilities.entries()) {
      expect(line.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
      for (const [p, probability] of line.entries()) expect(probability - 1 / 52).toBeCloseTo(deck.deviations[card][p], 15);
    }
  });
});

describe('a proved deck', () => {
  it('is exactly even for a uniform shuffle on even draws', () => {
    for (const id of ['fisher-yates', 'fisher-yates-forward']) {
      const deck = proveDeck(planned(id).swaps?.(52) ?? [], 52, IDEAL);
      expect([deck.noncentrality, deck.size, deck.furthest.relative, deck.meanSign, deck.trialsToSee]).toEqual([0, 0, 0, 0, null]);
    }
    const law = exactPositions(planned('fisher-yates').swaps?.(9) ?? [], 9, IDEAL);
    expect([law].filter((one) => !isEven(one))).toEqual([]);
  });

  it('keeps a bias far below the rounding of its probabilities', () => {
    const deck = deckOf({ shuffle: 'fisher-yates', bounded: 'modulo', range: String(2n ** 32n) });
    expect(deck.size).toBeGreaterThan(1e-9);
    expect(deck.size).toBeLessThan(1e-8);
    expect(deck.trialsToSee).toBeGreaterThan(1e17);
  });

  it('offers the downward decoder only to downward swaps', () => {
    const tests = (id: string): readonly string[] => proveDeck(planned(id).swaps?.(9) ?? [], 9, IDEAL).detection.map(({ test }) => test);
    expect(tests('sattolo')).toContain('fisher-yates-digits/down');
    expect(tests('naive-swap')).not.toContain('fisher-yates-digits/down');
  });
});
