import { describe, expect, test } from 'vitest';
import { positionLaw } from '../../../src/exact/position-law.js';
import { colourEnd, colourScale, oneColour } from '../../../src/page/facts/colour-scale.js';
import { pooled } from '../../../src/page/facts/pooled.js';
import type { PositionMap } from '../../../src/page/facts/position-map.js';
import { shape, stripes } from '../../../src/page/facts/shape.js';
import { lemire, modulo } from '../../../src/parts/bounded/index.js';
import * as shuffles from '../../../src/parts/shuffle/index.js';
import { evenDeals, mapOf } from './deals.js';

type Planned = Parameters<typeof positionLaw>[0];
const WORDS = 2n ** 32n;
const remainders = modulo.parameter?.of(8) ?? expect.fail('modulo has widths');

/** What a law puts into the cells of so many deals, with no luck in it. */
function mapBy(law: Float64Array, n: number, trials: number): PositionMap {
  const counts = Array.from(law, (off) => (1 / n + off) * trials);
  return { n, trials, counts, deviations: law.map((off) => off * n), luck: Math.sqrt((n - 1) / trials) };
}

const lawOf = (shuffle: Planned, n: number): Float64Array => positionLaw(shuffle, lemire, WORDS, n);
const ids = (map: PositionMap): readonly string[] => shape(map).map(({ ratio, region }) => `${region.id} ${ratio > 1 ? '+' : '-'}`);

describe('the colour scale', () => {
  test('is set by nearly all cells, so that one that never comes leaves the others their colours', () => {
    const whole = mapBy(lawOf(shuffles.naiveSwapNMinus1, 52), 52, 20_000);
    expect(Math.min(...whole.deviations)).toBeCloseTo(-1, 9);
    expect(colourScale(whole)).toEqual({ end: 0.4, below: true, above: false });
    // Without that cell the scale is the same.
    const without = { ...whole, deviations: whole.deviations.filter((deviation) => deviation > -0.9) };
    expect(colourEnd(without)).toBe(0.4);
  });

  test('does not move by more than its steps for any few cells far out, and no more than 2 in 100 lie beyond it', () => {
    const faults = [1, 5, 20].flatMap((far) => {
      const { deviations, luck } = mapOf(evenDeals(52, 2000, 11 + far));
      const changed = deviations.map((deviation, cell) => (cell % Math.floor(2704 / far) === 0 ? -1 : deviation));
      const [before, after] = [colourEnd({ deviations, luck }), colourEnd({ deviations: changed, luck })];
      const beyond = changed.filter((deviation) => Math.abs(deviation) > after).length;
      return before === after && beyond <= 0.02 * 2704 ? [] : [{ far, before, after, beyond }];
    });
    expect(faults).toEqual([]);
  });

  test('of an exact map with a few uneven cells is that of those', () => {
    expect(colourScale({ deviations: new Float64Array(2704).fill(-0.5, 0, 4), luck: 0 })).toEqual({ end: 0.5, below: false, above: false });
    expect(colourScale({ deviations: new Float64Array(2704).fill(0.03, 4).fill(-1, 0, 4), luck: 0 })).toMatchObject({
      end: 0.04,
      below: true,
    });
  });
});

describe('the notes on a map', () => {
  test('name only what differs from even by a colour of the map, however sure it is', () => {
    const faults = [
      mapBy(lawOf(shuffles.naiveSwap, 52), 52, 10_000_000),
      mapBy(lawOf(shuffles.sattolo, 52), 52, 1_000_000),
      mapBy(positionLaw(shuffles.fisherYates, remainders, 256n, 52), 52, 10_000_000),
    ].flatMap((map) => {
      const colour = oneColour(colourEnd(pooled(map)));
      return shape(map).filter(({ ratio }) => Math.abs(ratio - 1) < colour);
    });
    expect(faults).toEqual([]);
  });

  test('do not say of a corner what the empty diagonal through it says', () => {
    expect(ids(mapBy(lawOf(shuffles.sattolo, 52), 52, 100_000))).toEqual(['diagonal -']);
  });

  test('see the stripes of remainders, and the corner', () => {
    const found = ids(mapBy(positionLaw(shuffles.fisherYates, remainders, 256n, 52), 52, 400_000));
    expect(found).toContain('stripes-down +');
    expect(found).toContain('upper-right +');
  });

  test('see no stripes where luck makes them, nor in a band or a corner', () => {
    // 40 maps of 8 bands, each with 52 lines that would have to lie 6 deviations apart three times: a false alarm in far less than 10^-20 of such suites.
    for (let seed = 1; seed <= 40; seed++) expect(stripes(mapOf(evenDeals(52, 300, seed)), 0)).toBeNull();
    for (const shuffle of [shuffles.naiveSwap, shuffles.sattolo, shuffles.neverFirst, shuffles.naiveSwapNMinus1])
      expect(stripes(mapBy(lawOf(shuffle, 52), 52, 1_000_000), 0.01)).toBeNull();
  });

  test('see stripes that are put in, and not those too faint for the colours', () => {
    const even = mapOf(evenDeals(52, 2000, 3));
    const striped = (by: number): PositionMap => ({
      ...even,
      deviations: even.deviations.map((deviation, cell) => {
        const [card, position] = [Math.floor(cell / 52), cell % 52];
        return card < 13 ? deviation + (Math.floor(position / 4) % 2 === 0 ? by : -by) : deviation;
      }),
    });
    expect(stripes(striped(0.5), 0.2)).toMatchObject({ id: 'stripes-down', where: 'stripes down cards 1 to 13' });
    expect(stripes(striped(0.08), 0.2)).toBeNull();
  });
});
