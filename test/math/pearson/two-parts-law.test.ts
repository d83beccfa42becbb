import { describe, expect, it } from 'vitest';
import { homogeneityTails, multinomialKernel, type PartsKernel } from '../../../src/math/pearson/homogeneity-law.js';
import { countsAs, LEAST_ALONE, twoPartsTails } from '../../../src/math/pearson/two-parts-law.js';
import { logGamma } from '../../../src/math/primitives/log-gamma.js';

/** The values of a law with their chances, the largest first. */
type Law = readonly (readonly [value: number, chance: number])[];

/** So large a rest that it does not scatter: H is then Q of the part alone. */
const ENDLESS = 1e9;

const sorted = (law: ReadonlyMap<number, number>): Law => [...law].sort((a, b) => b[0] - a[0]);

/** Values that differ by rounding alone are one. */
const add = (law: Map<number, number>, value: number, chance: number): void => {
  const key = Math.round(value * 1e6) / 1e6;
  law.set(key, (law.get(key) ?? 0) + chance);
};

const logChoose = (n: number, parts: readonly number[]): number => parts.reduce((sum, k) => sum - logGamma(k + 1), logGamma(n + 1));

/** Every way to put `deals` into so many cells. */
function* ways(deals: number, cells: number): Generator<readonly number[]> {
  if (cells === 1) yield [deals];
  else for (let k = 0; k <= deals; k++) for (const others of ways(deals - k, cells - 1)) yield [k, ...others];
}

/** Pearson's statistic of a part of so many deals, over every count of every cell: cells are Poisson, given their sum. */
function pearsonLaw(chances: readonly number[], deals: number): Law {
  let open = new Map([[0, new Map([[0, 1]])]]);
  for (const chance of chances) {
    const next = new Map<number, Map<number, number>>();
    for (const [before, law] of open) {
      for (let k = 0; before + k <= deals; k++) {
        const weight = Math.exp(k * Math.log(deals * chance) - deals * chance - logGamma(k + 1));
        const one = next.get(before + k) ?? new Map<number, number>();
        next.set(before + k, one);
        if (weight > 1e-30) for (const [value, mass] of law) add(one, value + k ** 2 / (deals * chance), mass * weight);
      }
    }
    open = next;
  }
  const all = Math.exp(deals * Math.log(deals) - deals - logGamma(deals + 1));
  return sorted(new Map([...(open.get(deals) ?? [])].map(([value, mass]) => [value - deals, mass / all])));
}

/** H between two parts, over every pair of tables. */
function twoTables(chances: readonly number[], [one, other]: readonly [number, number]): Law {
  const tables = (deals: number): readonly (readonly [readonly number[], number])[] =>
    [...ways(deals, chances.length)].map((cells) => [
      cells,
      Math.exp(logChoose(deals, cells) + cells.reduce((sum, k, cell) => sum + k * Math.log(chances[cell]), 0)),
    ]);
  const law = new Map<number, number>();
  const others = tables(other);
  for (const [a, chance] of tables(one)) {
    for (const [b, beside] of others) {
      const apart = chances.reduce((sum, p, cell) => sum + (a[cell] / one - b[cell] / other) ** 2 / p, 0);
      add(law, (apart * one * other) / (one + other), chance * beside);
    }
  }
  return sorted(law);
}

/** Q of so many deals of three cards, by how often each of the six orders came. */
function threeCards(deals: number): Law {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const law = new Map<number, number>();
  for (const times of ways(deals, 6)) {
    const table = new Float64Array(9);
    for (const [k, order] of orders.entries()) for (let p = 0; p < 3; p++) table[order[p] * 3 + p] += times[k];
    const squares = table.reduce((sum, count) => sum + (count - deals / 3) ** 2, 0);
    add(law, (2 / deals) * squares, Math.exp(logChoose(deals, times) - deals * Math.log(6)));
  }
  return sorted(law);
}

/** How many times as large as what is told a chance is, at the most, where it lies between these. */
function worst(law: Law, told: (value: number) => number, [from, to]: readonly [number, number] = [1e-12, 3e-3]): number {
  let chance = 0;
  let most = 0;
  for (const [value, mass] of law) {
    chance += mass;
    if (chance >= from && chance <= to) most = Math.max(most, chance / told(value));
  }
  return most;
}

const even = (cells: number): readonly number[] => Array.from({ length: cells }, () => 1 / cells);
const oneRare = (cells: number, rare: number): readonly number[] => [
  rare,
  ...Array.from({ length: cells - 1 }, () => (1 - rare) / (cells - 1)),
];

describe('one part of few deals against a large rest', () => {
  const CASES: readonly (readonly [string, readonly number[], number])[] = [
    ['2 even cells', even(2), 20],
    ['2 even cells', even(2), 80],
    ['3 even cells', even(3), 40],
    ['6 even cells', even(6), 10],
    ['6 even cells', even(6), 40],
    ['10 even cells', even(10), 20],
    ['20 even cells', even(20), 20],
    ['20 even cells', even(20), 40],
    ['40 even cells', even(40), 30],
    ['2 cells, one rare', oneRare(2, 0.003), 100],
    ['2 cells, one rare', oneRare(2, 0.03), 500],
    ['2 cells, one rare', oneRare(2, 0.1), 200],
    ['2 cells, one rare', oneRare(2, 0.1), 500],
    ['4 cells, one rare', oneRare(4, 0.01), 50],
    ['4 cells, one rare', oneRare(4, 0.03), 100],
  ];

  it.each(CASES)('of %s, $2 deals, has no chance smaller than is told, down to 1e-12', (_, chances, deals) => {
    const kernel = multinomialKernel(chances);
    const ratio = worst(pearsonLaw(chances, deals), (value) => twoPartsTails(value, [deals, ENDLESS], kernel).upper);
    expect(ratio).toBeGreaterThan(0);
    expect(ratio).toBeLessThan(1.15);
  });

  it('would have far larger ones than three moments tell', () => {
    const kernel = multinomialKernel(even(10));
    const ratio = worst(pearsonLaw(even(10), 20), (value) => homogeneityTails(value, [20, ENDLESS], kernel).upper);
    expect(ratio).toBeGreaterThan(1000);
  });

  it.each([10, 20, 30])('of three cards in %i deals has none smaller than is told', (deals) => {
    const kernel: PartsKernel = { degrees: 4, cube: 8 };
    expect(worst(threeCards(deals), (value) => twoPartsTails(value, [deals, ENDLESS], kernel).upper)).toBeLessThan(1.15);
    expect(worst(threeCards(deals), (value) => homogeneityTails(value, [deals, ENDLESS], kernel).upper)).toBeGreaterThan(2);
  });
});

describe('two parts', () => {
  it.each([
    [even(2), [30, 90]],
    [even(2), [40, 400]],
    [even(2), [60, 60]],
    [even(3), [20, 60]],
    [oneRare(3, 0.1), [25, 50]],
  ] as const)('in cells of %j, of %j deals, are no further apart by luck than is told', (chances, sizes) => {
    const kernel = multinomialKernel(chances);
    const law = twoTables(chances, [sizes[0], sizes[1]]);
    expect(law.reduce((sum, [, mass]) => sum + mass, 0)).toBeCloseTo(1, 6);
    expect(worst(law, (value) => twoPartsTails(value, [sizes[0], sizes[1]], kernel).upper)).toBeLessThan(1.15);
  });

  it('are looked at where they can be found by themselves', () => {
    const told = (deals: number): number => twoPartsTails(4000, [deals, ENDLESS], { degrees: 81, cube: 729 }).upper;
    expect([told(LEAST_ALONE) < 1e-12, told(LEAST_ALONE - 1) < 1e-12]).toEqual([true, false]);
    expect(countsAs([300, 9000], { degrees: 81, cube: 729 })).toBe(300);
    expect(countsAs([400, 9000], multinomialKernel(even(10)))).toBe(60);
    expect(countsAs([9000, 300], multinomialKernel(oneRare(10, 0.02)))).toBeCloseTo(9, 9);
  });
});
