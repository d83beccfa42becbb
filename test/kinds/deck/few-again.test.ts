import { describe, expect, it } from 'vitest';
import type { DealsAgain } from '../../../src/core/record/results.js';
import { below, evenList } from '../../support/even-list.js';
import { fitted } from './result-of.js';

const CARDS = 52;
const TRIALS = 4000;

/** A deck for every number. */
const deckOf = (number: number): Uint32Array => evenList(CARDS, below(number));

/** The deals that are told as frequent among decks with these numbers; null where how many there seem to be is told. */
function told(numbers: readonly number[]): DealsAgain | null {
  const fit = fitted('repeats', CARDS, numbers.length);
  const accumulator = fit.accumulator({ first: 0, trials: numbers.length });
  accumulator.add({ width: CARDS, length: numbers.length, cells: Uint16Array.from(numbers.flatMap((number) => [...deckOf(number)])) });
  const [result] = fit.test(fit.condense?.([accumulator.counts]) ?? new Float64Array(), numbers.length);
  return result.frequent ?? null;
}

/** The same from how often each number came, without a deck. */
function counted(numbers: readonly number[]): DealsAgain | null {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  const again = [...times.values()].filter((often) => often > 1);
  const pairs = again.reduce((sum, often) => sum + (often * (often - 1)) / 2, 0);
  const together = again.reduce((sum, often) => sum + often, 0);
  const counts = Float64Array.of(pairs, 0, Math.max(1, ...again), again.length, together);
  return fitted('repeats', CARDS, numbers.length).test(counts, numbers.length)[0].frequent ?? null;
}

const numbersOf = (make: (deal: number) => number): readonly number[] => Array.from({ length: TRIALS }, (_, deal) => make(deal));
const fresh = (deal: number): number => 1000 + deal;

describe('deals that come again beside others that do not', () => {
  it('are told where three come in turn with new ones', () => {
    const numbers = numbersOf((deal) => (deal % 4 === 0 ? fresh(deal) : deal % 4));
    expect(told(numbers)).toEqual({ times: TRIALS / 4, different: 3, together: (3 * TRIALS) / 4 });
    expect(counted(numbers)).toEqual(told(numbers));
  });

  it('are told where three come now and then, one alone, or many that a pool holds', () => {
    const draw = below(7);
    expect(told(numbersOf((deal) => (draw(100) === 0 ? draw(3) : fresh(deal))))).toMatchObject({ different: 3 });
    expect(told(numbersOf((deal) => (draw(100) === 0 ? 1 : fresh(deal))))).toMatchObject({ different: 1 });
    expect(told(numbersOf((deal) => (draw(4) === 0 ? draw(100) : fresh(deal))))).toMatchObject({ different: 100 });
  });

  it('are not told of a small seed space, nor of a generator that comes round, whatever it dealt before', () => {
    const draw = below(8);
    expect(told(numbersOf(() => draw(2 ** 16)))).toBeNull();
    expect(told(numbersOf(() => draw(500)))).toBeNull();
    expect(told(numbersOf((deal) => deal % 700))).toBeNull();
    expect(told(numbersOf((deal) => (deal < 30 ? fresh(deal) : deal % 700)))).toBeNull();
  });

  it.each([3, 20, 400, 1000, 4000, 20_000])('are not told by luck of %i equally likely deals', (orders) => {
    const draw = below(orders);
    const found = Array.from({ length: 200 }, () => counted(numbersOf(() => draw(orders)))).filter(Boolean);
    expect(found).toEqual([]);
  });
});
