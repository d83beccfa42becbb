import { describe, expect, it } from 'vitest';
import { cycleLaw } from '../../../src/math/orders/cycle-law.js';
import { descentLaw } from '../../../src/math/orders/descent-law.js';
import { inversionLaw } from '../../../src/math/orders/inversion-law.js';
import { longestIncreasingLaw, MOST_SHAPED_CARDS } from '../../../src/math/orders/longest-increasing-law.js';
import { planBins } from '../../../src/math/pearson/bins.js';
import { ordersOf } from '../../support/orders-of.js';
import { readFixture } from '../../support/read-fixture.js';

/** A law, and the same number of a deck straight from its definition. */
interface Case {
  readonly law: (n: number) => Float64Array;
  readonly of: (deck: readonly number[]) => number;
}

const inverse = (deck: readonly number[]): number[] => deck.map((_, card) => deck.indexOf(card));
const risesThrough = (deck: readonly number[]): number => {
  const ends = deck.map(() => 1);
  deck.forEach((card, p) => {
    for (let before = 0; before < p; before++) if (deck[before] < card) ends[p] = Math.max(ends[p], ends[before] + 1);
  });
  return Math.max(...ends);
};

const falls = (deck: readonly number[]): number => deck.filter((card, p) => p > 0 && card < deck[p - 1]).length;

const CASES: Readonly<Record<string, Case>> = {
  cycles: {
    law: cycleLaw,
    of: (deck) => {
      const lowest = deck.map((_, start) => {
        const ring = [start];
        for (let p = deck[start]; p !== start; p = deck[p]) ring.push(p);
        return Math.min(...ring);
      });
      return new Set(lowest).size;
    },
  },
  inversions: { law: inversionLaw, of: (deck) => deck.flatMap((card, p) => deck.slice(p + 1).filter((later) => later < card)).length },
  descents: { law: descentLaw, of: falls },
  lis: { law: longestIncreasingLaw, of: risesThrough },
};

/** Values whose chance is not the share of orders that have them, by more than a relative 1e-13. */
function departures(law: Float64Array, n: number, of: Case['of']): readonly number[] {
  const orders = ordersOf(n);
  const counts = new Float64Array(law.length);
  for (const deck of orders) counts[of(deck)]++;
  return [...law.keys()].filter((k) => Math.abs(law[k] * orders.length - counts[k]) > 1e-13 * counts[k]);
}

describe.each(Object.entries(CASES))('law of %s', (name, { law, of }) => {
  it('equals a count over every order up to seven cards', () => {
    for (let n = 2; n <= 7; n++) expect(departures(law(n), n, of)).toEqual([]);
  });

  it('is told from the law of one card fewer, and from the same number of the deck upside down', () => {
    const shorter = new Float64Array(law(5).length);
    shorter.set(law(4));
    expect(departures(shorter, 5, of).length).toBeGreaterThan(0);
    const skewed = law(5).map((p, k) => p * (1 + 1e-12 * k));
    expect(departures(skewed, 5, of).length).toBeGreaterThan(0);
  });

  const { rows } = readFixture<{ rows: readonly { statistic: string; n: number; pmf: Readonly<Record<string, number>> }[] }>(
    'stats/permutation_laws.json',
  );
  it.each(rows.filter((row) => row.statistic === name).map((row) => [row.n, row.pmf] as const))(
    'equals the reference at %i cards',
    (n, pmf) => {
      const found = law(n);
      for (const [k, p] of Object.entries(pmf)) expect(Math.abs(found[Number(k)] / p - 1)).toBeLessThan(1e-12);
      expect(found.filter((p) => p >= 1.001e-40)).toHaveLength(Object.values(pmf).filter((p) => p >= 1.001e-40).length);
    },
  );

  it('sums to 1', () => {
    for (const n of name === 'lis' ? [2, 13, 37, MOST_SHAPED_CARDS] : [2, 13, 300]) {
      expect(Math.abs(law(n).reduce((sum, p) => sum + p, 0) - 1)).toBeLessThan(1e-12);
    }
  });

  const { rows: binnings } = readFixture<{
    rows: readonly { statistic: string; n: number; N: number; bins: readonly (readonly [number, number, number])[] }[];
  }>('stats/binning_orders.json');
  it.each(binnings.filter((row) => row.statistic === name).map(({ n, N, bins }) => [n, N, bins] as const))(
    'gives the reference’s bins at %i cards and %i deals',
    (n, trials, bins) => {
      const planned = planBins(law(n), trials);
      expect(planned.map(({ high }) => high).slice(0, -1)).toEqual(bins.map(([, high]) => high).slice(0, -1));
      planned.forEach(({ probability }, b) => expect(probability / bins[b][2]).toBeCloseTo(1, 11));
    },
  );
});

describe('law of the longest rising row', () => {
  it('has the Catalan numbers as its decks that rise through at most two cards (S. Rogers 1978; R. Stanley, Catalan Numbers)', () => {
    for (const n of [13, 41, MOST_SHAPED_CARDS]) {
      let catalanOverFactorial = 1;
      for (let m = 1; m < n; m++) catalanOverFactorial *= (4 * m + 2) / (m + 2) / (m + 1);
      const law = longestIncreasingLaw(n);
      expect((law[1] + law[2]) / catalanOverFactorial).toBeCloseTo(1, 12);
    }
  });
});

describe('rising sequences', () => {
  it('are one more than the descents of the inverse, whose law is the same', () => {
    const orders = ordersOf(6);
    const counts = new Float64Array(6);
    for (const deck of orders) counts[falls(inverse(deck))]++;
    counts.forEach((count, k) => expect(count).toBeCloseTo(descentLaw(6)[k] * 720, 10));
  });
});

describe('laws of large decks, whose least chances are left out', () => {
  it.each([300, 5000, 65_535])('have the mean and the variance that are known, of %i cards', (n) => {
    const harmonic = (power: number): number => Array.from({ length: n }, (_, k) => (n - k) ** -power).reduce((sum, term) => sum + term, 0);
    const known = {
      // D. E. Knuth, TAOCP vol. 3, 5.1.3, and vol. 1, 1.2.10.
      descents: [descentLaw(n), (n - 1) / 2, (n + 1) / 12],
      cycles: [cycleLaw(n), harmonic(1), harmonic(1) - harmonic(2)],
    } as const;
    for (const [name, [law, mean, variance]] of Object.entries(known)) {
      const moment = (of: (value: number) => number): number => law.reduce((sum, chance, value) => sum + chance * of(value), 0);
      expect(Math.abs(moment(() => 1) - 1), name).toBeLessThan(1e-11);
      expect(Math.abs(moment((value) => value) / mean - 1), name).toBeLessThan(1e-11);
      expect(Math.abs(moment((value) => (value - mean) ** 2) / variance - 1), name).toBeLessThan(1e-9);
    }
  });
});
