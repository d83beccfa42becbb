import { describe, expect, it } from 'vitest';
import { type DigitPlan, digitPlan, groupSizes } from '../../../src/math/digits/digit-plan.js';
import { digitResult, digitValue } from '../../../src/math/digits/digit-result.js';
import type { Decoder } from '../../../src/math/digits/digits.js';
import { DECODERS, scratch } from '../../../src/math/digits/digits.js';
import { digitsTails } from '../../../src/math/digits/digits-law.js';
import { lowerAfter } from '../../../src/math/digits/lower-after.js';
import { shiftedGammaTails } from '../../../src/math/pearson/shifted-gamma.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';
import { ordersOf } from '../../support/orders-of.js';

/** Every list of draws below these bounds. */
function* lists(bounds: readonly number[], before: readonly number[] = []): Generator<readonly number[]> {
  const bound = bounds[before.length];
  if (bound === undefined) yield before;
  else for (let draw = 0; draw < bound; draw++) yield* lists(bounds, [...before, draw]);
}

/** The shuffles as textbooks print them. */
const SHUFFLES: Readonly<Record<Decoder['id'], (n: number, draws: readonly number[]) => number[]>> = {
  down(n, draws) {
    const deck = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1, s = 0; i > 0; i--, s++) [deck[i], deck[draws[s]]] = [deck[draws[s]], deck[i]];
    return deck;
  },
  forward(n, draws) {
    const deck = Array.from({ length: n }, (_, i) => i);
    for (let i = 0; i < n - 1; i++) [deck[i], deck[i + draws[i]]] = [deck[i + draws[i]], deck[i]];
    return deck;
  },
  'inside-out'(n, draws) {
    const deck = [0];
    for (let i = 1; i < n; i++) {
      deck[i] = deck[draws[i - 1]];
      deck[draws[i - 1]] = i;
    }
    return deck;
  },
};

describe('reading a deck backwards', () => {
  it.each(DECODERS.map((decoder) => [decoder.id, decoder] as const))('%s finds the draws that made it, of every deck', (id, decoder) => {
    expect(DECODERS.map((one) => one.id)).toEqual(Object.keys(SHUFFLES));
    for (const n of [2, 3, 4, 5]) {
      const work = scratch(n);
      const met = new Set<string>();
      for (const draws of lists(decoder.choices(n))) {
        const deck = SHUFFLES[id](n, draws);
        met.add(deck.join());
        // Behind another deck, so that it matters where it starts.
        decoder.decode(Uint16Array.from([9, 9, ...deck, 9]), 2, work);
        expect([...work.digits], deck.join()).toEqual([...draws]);
      }
      expect(met.size).toBe([2, 6, 24, 120][n - 2]);
    }
  });

  it('gives the number of lower cards behind every position', () => {
    for (const n of [1, 2, 5]) {
      const into = new Uint16Array(n);
      const tree = new Uint16Array(n + 1);
      for (const deck of ordersOf(n)) {
        lowerAfter(Uint16Array.from([7, ...deck]), 1, tree, into);
        expect([...into]).toEqual(deck.map((card, p) => deck.slice(p + 1).filter((other) => other < card).length));
      }
    }
    // Of 53 cards, in an order that multiplies round a prime.
    const long = Array.from({ length: 53 }, (_, i) => (i * 20 + 7) % 53);
    const into = new Uint16Array(53);
    lowerAfter(Uint16Array.from(long), 0, new Uint16Array(54), into);
    expect([...into]).toEqual(long.map((card, p) => long.slice(p + 1).filter((other) => other < card).length));
  });
});

/** Cells of every step of a plan. */
const cellsOf = ({ groups, offsets }: DigitPlan): readonly (readonly number[])[] =>
  groups.map((size, s) => Array.from({ length: size }, (_, k) => offsets[s] + k));

describe('where digits are counted', () => {
  it('is a cell for every value of every step, side by side', () => {
    const plan = digitPlan([4, 3, 2]);
    expect(cellsOf(plan)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6],
      [7, 8],
    ]);
    expect([plan.cells, plan.degrees, plan.choices]).toEqual([9, 6, [4, 3, 2]]);
    const counts = new Float64Array(9);
    for (const digits of [
      [3, 0, 1],
      [3, 2, 0],
    ])
      plan.add(Uint16Array.from(digits), counts);
    expect([...counts]).toEqual([0, 0, 0, 2, 1, 0, 1, 1, 1]);
  });

  it('cuts every bound up to 65,535 into groups by whole numbers alone', () => {
    for (let bound = 65; bound <= 65_535; bound += bound < 2000 ? 1 : 977) {
      const { add, cells } = digitPlan([bound], 64);
      const counts = new Float64Array(cells);
      add(
        Uint16Array.from({ length: bound }, (_, value) => value),
        counts,
      );
      // Values v with ⌊64 v/bound⌋ = g: from ⌈g bound/64⌉ up to ⌈(g + 1) bound/64⌉ − 1.
      const begins = (g: number): number => Number((BigInt(g) * BigInt(bound) + 63n) / 64n);
      expect([...counts], `${bound}`).toEqual(Array.from({ length: 64 }, (_, g) => begins(g + 1) - begins(g)));
    }
  });

  it('is a cell for neighbouring values, where there are too many', () => {
    const plan = digitPlan([7, 2, 4], 3);
    expect([plan.groups, [...plan.offsets], plan.cells, plan.degrees]).toEqual([[3, 2, 3], [0, 3, 5], 8, 5]);
    const counts = new Float64Array(8);
    for (let value = 0; value < 7; value++) plan.add(Uint16Array.of(value, value % 2, value % 4), counts);
    // Value v of a step with bound b lies in group floor(3 v / b): 0 1 2 | 3 4 | 5 6 of seven, 0 1 | 2 | 3 of four.
    expect([...counts]).toEqual([3, 2, 2, 4, 3, 4, 2, 1]);
    expect([[...groupSizes(3, 7)], [...groupSizes(3, 4)], [...groupSizes(2, 2)]]).toEqual([
      [3, 2, 2],
      [2, 1, 1],
      [1, 1],
    ]);
  });

  it('has 64 groups a step at most from 1,001 cards on, and every value up to 1,000', () => {
    const choices = (n: number): number[] => Array.from({ length: n - 1 }, (_, s) => n - s);
    expect(digitPlan(choices(1000)).degrees).toBe((1000 * 999) / 2);
    expect(Math.max(...digitPlan(choices(1001)).groups)).toBe(64);
  });
});

describe('the digits of a sample', () => {
  /** Pearson's chi-squared of one step by its definition. */
  const pearson = (counts: readonly number[], chances: readonly number[]): number => {
    const trials = counts.reduce((sum, count) => sum + count, 0);
    return counts.reduce((sum, count, k) => sum + (count - trials * chances[k]) ** 2 / (trials * chances[k]), 0);
  };

  it('have the sum of Pearson’s statistics for a value, whole and in groups', () => {
    const whole = digitPlan([3, 2]);
    expect(digitValue(whole, Float64Array.of(10, 20, 30, 25, 35), 60)).toBeCloseTo(
      pearson([10, 20, 30], [1 / 3, 1 / 3, 1 / 3]) + pearson([25, 35], [0.5, 0.5]),
      12,
    );
    const grouped = digitPlan([7, 2], 3);
    expect(digitValue(grouped, Float64Array.of(30, 20, 20, 30, 40), 70)).toBeCloseTo(
      pearson([30, 20, 20], [3 / 7, 2 / 7, 2 / 7]) + pearson([30, 40], [0.5, 0.5]),
      12,
    );
    expect(digitValue(grouped, Float64Array.of(40, 10, 20, 30, 40), 70)).toBeCloseTo(
      pearson([40, 10, 20], [3 / 7, 2 / 7, 2 / 7]) + pearson([30, 40], [0.5, 0.5]),
      12,
    );
  });

  it('are a coin’s of two cards: both tails of the binomial law, added up', () => {
    const { degrees, grade, lowerP, p, plain } = digitResult('digits', digitPlan([2]), Float64Array.of(3, 7), 10);
    expect([degrees, grade, plain]).toEqual([1, 'exact', null]);
    // |heads − 5| ≥ 2 and ≤ 2: 2 (1 + 10 + 45 + 120) and 120 + 210 + 252 + 210 + 120 of 1,024.
    expect([p, lowerP]).toEqual([expect.closeTo(352 / 1024, 12), expect.closeTo(912 / 1024, 12)]);
  });

  it('go by the law of few trials below fifty expected of a digit, and by chi-squared from there on', () => {
    const even = (trials: number, off: number): Float64Array =>
      Float64Array.of(trials / 3 + off, trials / 3 - off, trials / 3, trials / 2 + off, trials / 2 - off);
    const at = (trials: number): ReturnType<typeof digitResult> => digitResult('digits', digitPlan([3, 2]), even(trials, 2), trials);
    expect([6, 12, 18, 144, 150].map((trials) => [at(trials).grade, at(trials).plain === null])).toEqual([
      ['calibrated', false],
      ['calibrated', false],
      ['calibrated', false],
      ['calibrated', false],
      ['asymptotic', true],
    ]);
    const few = at(144);
    expect(few.p).toBe(digitsTails(few.value, 3, 144).upper);
    expect(few.plain?.p).toBeCloseTo(chiSquaredTails(few.value, 3).upper, 12);
    expect(at(150).p).toBeCloseTo(chiSquaredTails(at(150).value, 3).upper, 12);
    // In groups the law of few trials is not worked out.
    const grouped = digitPlan([7, 6, 5, 4, 3, 2], 3);
    const counts = Float64Array.from(
      cellsOf(grouped).flatMap((cells, s) =>
        [...groupSizes(cells.length, grouped.choices[s])].map((size) => (10 * size * 42) / grouped.choices[s]),
      ),
    );
    expect(digitResult('digits', grouped, counts, 420)).toMatchObject({ grade: 'asymptotic', plain: null, degrees: 11 });
    expect(digitResult('digits', grouped, counts, 14)).toMatchObject({ grade: 'asymptotic', plain: null });
  });

  it('have for a plain law at few deals the gamma law of their mean, variance and third cumulant, counted one by one', () => {
    // Cumulants of independent digits add; those of one digit are taken over every sample of three deals.
    const trials = 3;
    const moments = [4, 3, 2].map((bound) => {
      const values = [...lists(Array<number>(trials).fill(bound))].map((digits) => {
        const counts = Array.from({ length: bound }, (_, k) => digits.filter((digit) => digit === k).length);
        return pearson(counts, Array<number>(bound).fill(1 / bound));
      });
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const central = (power: number): number => values.reduce((sum, value) => sum + (value - mean) ** power, 0) / values.length;
      return [mean, central(2), central(3)];
    });
    const [mean, variance, third] = [0, 1, 2].map((k) => moments.reduce((sum, one) => sum + one[k], 0));
    const { plain, value } = digitResult('digits', digitPlan([4, 3, 2]), Float64Array.of(3, 0, 0, 0, 2, 1, 0, 2, 1), trials);
    expect(plain?.p).toBeCloseTo(shiftedGammaTails(value, mean, variance, third).upper, 10);
    // From five expected of a digit on it is chi-squared.
    const enough = digitResult('digits', digitPlan([3, 2]), Float64Array.of(9, 4, 2, 9, 6), 15);
    expect(enough.plain?.p).toBeCloseTo(chiSquaredTails(enough.value, 3).upper, 10);
    const few = digitResult('digits', digitPlan([3, 2]), Float64Array.of(8, 4, 2, 8, 6), 14);
    expect(few.plain?.p).not.toBeCloseTo(chiSquaredTails(few.value, 3).upper, 4);
  });

  // Counts of the digits below 3 and below 2 of so many deals, every one with its multinomial chance: the law itself.
  it.each([
    [8, 0.25, 1.5],
    [15, 0.1, 1.25],
    [40, 0.4, 1.08],
  ])('have the upper tails of all samples of three cards and %i deals', (trials, least, most) => {
    const log = [0];
    for (let k = 1; k <= trials; k++) log[k] = log[k - 1] + Math.log(k);
    const chances = new Map<number, number>();
    for (let a = 0; a <= trials; a++)
      for (let b = 0; a + b <= trials; b++)
        for (let heads = 0; heads <= trials; heads++) {
          const c = trials - a - b;
          const nats = 2 * log[trials] - log[a] - log[b] - log[c] - log[heads] - log[trials - heads] - trials * Math.log(6);
          // A whole number: the statistic times the deals.
          const square = 3 * (a ** 2 + b ** 2 + c ** 2) - trials ** 2 + (2 * heads - trials) ** 2;
          chances.set(square, (chances.get(square) ?? 0) + Math.exp(nats));
        }
    let upper = 0;
    for (const [square, chance] of [...chances].sort(([a], [b]) => b - a)) {
      upper += chance;
      if (square <= trials || upper < 1e-8) continue;
      const ratio = upper / digitsTails(square / trials, 3, trials).upper;
      expect(ratio, `P(Q ≥ ${square / trials}) = ${upper}`).toBeGreaterThan(least);
      expect(ratio, `P(Q ≥ ${square / trials}) = ${upper}`).toBeLessThan(most);
    }
    expect(digitsTails(0, 3, trials)).toMatchObject({ upper: 1, logUpper: 0 });
  });
});

describe('plans of the largest decks', () => {
  it.each([5000, 5001, 20_000, 65_535])(
    'have no more cells than that of 5,000 cards, and groups that hold every value once, of %i cards',
    (n) => {
      const plan = digitPlan(Array.from({ length: n - 1 }, (_, s) => n - s));
      expect(plan.cells).toBeLessThanOrEqual(64 * 5000);
      for (const step of [0, 1, 777, n - 70, n - 3, n - 2]) {
        const bound = plan.choices[step];
        const groups = plan.groups[step];
        // By going through all values, as the plan counts them.
        const sizes = new Float64Array(groups);
        for (let value = 0; value < bound; value++) sizes[(value * plan.scales[step]) | 0]++;
        expect([...groupSizes(groups, bound)], `step ${step}`).toEqual([...sizes]);
        expect(groups).toBeGreaterThanOrEqual(Math.min(2, bound));
      }
    },
  );
});
