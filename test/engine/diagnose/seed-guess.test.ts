import { describe, expect, it } from 'vitest';
import { hasFewOrders, resemblesFewDeals, seedGuess } from '../../../src/engine/diagnose/seed-guess.js';
import { distinctDeals } from '../../../src/math/pairs/distinct-deals.js';

/** What is recorded after so many equal pairs among all pairs of `deals` deals. */
const guess = (deals: number, count: number, orderBits = 225) =>
  seedGuess(distinctDeals({ pairs: (deals * (deals - 1)) / 2, orderBits, all: true }, count, 1e-8), orderBits);

describe('where few different deals come from', () => {
  it('is a seed of 16 bits where the pairs say so', () => {
    expect(guess(20_000, Math.round(20_000 ** 2 / 2 / 2 ** 16))).toMatchObject({ source: { of: 'bits', bits: 16 } });
  });

  it('is the milliseconds of a day, and not 2^24 or 2^31', () => {
    expect(guess(1_000_000, Math.round(1e12 / 2 / 86_400_000))).toMatchObject({ source: { of: 'day-milliseconds' } });
  });

  it('is a seed of 32 bits where 2^31 is as near, which is met less often', () => {
    expect(guess(130_000, 2)).toMatchObject({ source: { of: 'bits', bits: 32 } });
    expect(guess(4_000_000, Math.round(8e12 / 2 ** 31))).toMatchObject({ source: { of: 'bits', bits: 31 } });
  });

  it('is not said where nothing known, or more than one thing, gives so many', () => {
    expect(guess(20_000, Math.round(20_000 ** 2 / 2 / 50_000))?.source).toBeNull();
    // from 2^26.3 to 2^33.3: the milliseconds of a day as well as 32 bits
    expect(guess(30_000, 1)?.source).toBeNull();
  });

  it('is a seed of 16 bits of so few cards that some seeds deal one order: as many pairs as were counted of 10 cards', () => {
    expect(guess(1_000_000, 7_783_427, Math.log2(3_628_800))).toMatchObject({ source: { of: 'bits', bits: 16 } });
    expect(guess(1_000_000, 7_783_427)?.source).toBeNull();
    expect(guess(1_000_000, 7_900_000, Math.log2(3_628_800))?.source).toBeNull();
  });

  it('is nothing where no deal came again', () => expect(guess(300, 0)).toBeNull());
});

it.each([
  // Of a million deals of 13 cards with seeds of 16 bits: 144 · (1 + 15.3) = 2,342 is to be expected, with a deviation of 276.
  ['as much as is to be expected of seeds of 16 bits', 2129.7, 65_451, true],
  ['five deviations more', 3900, 65_451, true],
  ['eight deviations more', 4600, 65_451, false],
  ['much more, of fewer seeds', 130_000, 1000, true],
  ['as much as seeds of 16 bits make, of seeds of 32 bits', 2129.7, 2 ** 32, false],
])('what a row counts of single deals follows from few of them or not: %s', (_, value, low, follows) => {
  expect(resemblesFewDeals({ degrees: 144, trials: 1_000_000, value }, { low })).toBe(follows);
});

it.each([
  ['one cut: two different ones never agree', [980, 0, 0, 20], 52, true],
  ['one swap of neighbours: two different ones agree nearly everywhere', [0, 0, 980, 0, 0, 20].reverse(), 51, true],
  ['a thousand seeds: different decks agree as a Poisson count', [368, 368, 184, 61, 19, 0, 0], 1000, false],
  ['three seeds: three decks are too few to tell', [667, 0, 0, 333], 3, false],
  ['one seed: no two decks are different', [0, 0, 0, 1000], 1, false],
  ['no end to the interval', [368, 368, 184, 61, 19, 0, 0], null, false],
])('few orders are told from few seeds: %s', (_, agreed, high, few) => {
  expect(hasFewOrders(Float64Array.from(agreed), { high })).toBe(few);
});
