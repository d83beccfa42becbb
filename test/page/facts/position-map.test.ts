import { describe, expect, test } from 'vitest';
import { descriptive } from '../../../src/kinds/deck/page/map-tables.js';
import { positionMap } from '../../../src/kinds/deck/page/positions.js';
import { pooled } from '../../../src/page/facts/pooled.js';
import { cellsBeyond, furthestCells, furthestUp, type PositionMap } from '../../../src/page/facts/position-map.js';
import { shape } from '../../../src/page/facts/shape.js';
import { altered, record } from '../../report/records.js';
import { evenDeals, mapOf, orders } from './deals.js';

const mapIn = (name: Parameters<typeof record>[0]): PositionMap => positionMap(record(name).core) ?? expect.fail('no map');

describe('the position map', () => {
  test('has deviations that sum to zero over every card and every position', () => {
    const { deviations, n } = mapIn('naive-swap-52');
    for (let k = 0; k < n; k++) {
      const all = Array.from({ length: n }, (_, i) => i);
      expect(all.reduce((sum, i) => sum + deviations[k * n + i], 0)).toBeCloseTo(0, 9);
      expect(all.reduce((sum, i) => sum + deviations[i * n + k], 0)).toBeCloseTo(0, 9);
    }
  });

  test('is absent without counts', () => {
    expect(positionMap(altered('naive-swap-52', { counts: {} }).core)).toBeNull();
  });

  test('orders cells by their distance from even, each interval around its ratio', () => {
    const cells = furthestCells(mapIn('sattolo-5'), 25);
    expect(cells.slice(0, 5).map(({ card, position, ratio }) => [card, position, ratio])).toEqual([1, 2, 3, 4, 5].map((k) => [k, k, 0]));
    // As they were seen: what is told of them allows for their having been chosen.
    const { n, trials } = mapIn('sattolo-5');
    const far = cells.map(({ count }) => Math.abs((count * n) / trials - 1));
    expect(far).toEqual([...far].sort((a, b) => b - a));
    expect(cells.filter(({ high, low, ratio }) => ratio < low || ratio > high)).toEqual([]);
    expect(furthestUp(mapIn('sattolo-5')).ratio).toBe(Math.max(...cells.map(({ count }) => (count * n) / trials)));
    expect(cellsBeyond(mapIn('sattolo-5'), 0.99)).toBe(5);
  });

  test('names the few cells furthest out as sorting all of them would, the first of equals first', () => {
    for (const name of ['naive-swap-52', 'fisher-yates-52', 'modulo-8-5', 'sattolo-5'] as const) {
      const map = mapIn(name);
      const far = (index: number): number => Math.abs(map.deviations[index]);
      const sorted = Array.from(map.deviations.keys()).sort((a, b) => far(b) - far(a) || a - b);
      for (const most of [1, 3, 10])
        expect(furthestCells(map, most).map(({ card, position }) => (card - 1) * map.n + position - 1)).toEqual(sorted.slice(0, most));
    }
    expect(furthestCells(mapIn('sattolo-5'), 0)).toEqual([]);
  });

  test('luck is the standard deviation of one cell over all orders', () => {
    const all = orders(4);
    const share = all.filter((deck) => deck[0] === 2).length / all.length;
    expect(mapOf(all).luck).toBeCloseTo(Math.sqrt((share * (1 - share)) / all.length) * 4, 12);
  });

  test('descriptive figures agree with their definitions', () => {
    const map = mapIn('naive-swap-52');
    const { correlation, spread } = descriptive(map);
    const middle = (map.n - 1) / 2;
    const products = map.counts.reduce(
      (sum, count, index) => sum + count * (Math.floor(index / map.n) - middle) * ((index % map.n) - middle),
      0,
    );
    expect(correlation).toBeCloseTo(products / (map.trials * ((map.n ** 3 - map.n) / 12)), 12);
    expect(spread).toBeCloseTo(Math.sqrt(map.deviations.reduce((sum, x) => sum + x * x, 0) / map.n ** 2), 12);
  });
});

describe('pooling', () => {
  test('leaves up to 64 cards alone', () => {
    expect(pooled(mapIn('naive-swap-52'))).toMatchObject({ rows: 52, block: 1 });
  });

  test('keeps every deal, and its luck is what even deals show', () => {
    const map = mapOf(evenDeals(130, 1500, 7));
    const drawn = pooled(map);
    expect(drawn).toMatchObject({ rows: 44, block: 3 });
    const whole = Array.from({ length: 43 * 43 }, (_, k) => drawn.deviations[Math.floor(k / 43) * 44 + (k % 43)]);
    const spread = Math.sqrt(whole.reduce((sum, x) => sum + x * x, 0) / whole.length);
    const luck = 127 / 3 / Math.sqrt(129 * 1500);
    expect(spread / luck).toBeGreaterThan(0.95);
    expect(spread / luck).toBeLessThan(1.05);
    expect(drawn.luck).toBeGreaterThanOrEqual(luck);
  });
});

describe('the shape', () => {
  test('of a naive swap is a band towards the top, and two halves that miss', () => {
    const notes = shape(mapIn('naive-swap-52'));
    expect(notes.map(({ region, ratio }) => `${region.id} ${ratio > 1 ? '+' : '-'}`)).toEqual(['band-up +', 'above -', 'lower-left -']);
  });

  test('of Sattolo is the empty diagonal first', () => {
    expect(shape(mapIn('sattolo-5'))[0]).toMatchObject({ ratio: expect.closeTo(0, 9), region: { id: 'diagonal' } });
  });

  test('of even deals is nothing', () => {
    expect(shape(mapIn('fisher-yates-52'))).toEqual([]);
    expect(shape(mapIn('modulo-8-5'))).toEqual([]);
  });

  test('measures a region against its exact variance over all orders', () => {
    const all = orders(5);
    const staying = all.map((deck) => deck.filter((card, position) => card === position).length);
    const variance = staying.reduce((sum, x) => sum + (x - 1) ** 2, 0) / all.length;
    const trials = 900;
    const fixed = Array.from({ length: trials }, () => [0, 1, 2, 3, 4]);
    const [diagonal] = shape(mapOf(fixed));
    expect(diagonal?.region.id).toBe('diagonal');
    expect(diagonal?.z).toBeCloseTo((5 * trials - trials) / Math.sqrt(trials * variance), 9);
  });
});
