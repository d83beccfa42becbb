import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../src/core/catalogue.js';
import type { DealSize, NimDealer } from '../../../../src/games/nim/dealer/dealer.js';
import * as entries from '../../../../src/games/nim/dealer/index.js';
import { type DealLaw, dealLaw, weightVariation } from '../../../../src/games/nim/law/dealer-deviation.js';
import { winningMoveLaw } from '../../../../src/games/nim/law/winning-move-law.js';
import { nimSumLaw } from '../../../../src/games/nim/nim-sum-law.js';
import { evenWeights } from '../../../../src/kinds/piles/statistics/even-weights.js';
import { fractionOf, fractionText, fractionValue } from '../../../../src/math/fraction.js';
import { choicesFrom } from '../../../parts/shuffle/checks.js';
import { readFixture } from '../../../support/read-fixture.js';
import { dealWith } from './deal-with.js';
import { wonDeals } from './won-deals.js';

const dealers = catalogue<NimDealer>('dealer', entries);
const variants = [...dealers.all, dealers.get('fixed-total:9')];
const lowest = (text: string): string => fractionText(...fractionOf(text.includes('/') ? text : `${text}/1`));

/** The law of a dealer by running it on every list of draws and playing every deal. */
function lawByDraws(dealer: NimDealer, size: DealSize): DealLaw {
  const bounds = dealer.bounds(size);
  const draws = new Uint32Array(bounds.length);
  const piles = new Uint16Array(size.piles);
  const deals = new Map<string, number>();
  for (;;) {
    dealer.apply(draws, piles, size);
    deals.set(piles.join(), (deals.get(piles.join()) ?? 0) + 1);
    let k = draws.length - 1;
    while (k >= 0 && draws[k] + 1 === bounds[k]) draws[k--] = 0;
    if (k < 0) break;
    draws[k]++;
  }
  const add = (counts: bigint[], value: number, weight: bigint): void => {
    while (counts.length <= value) counts.push(0n);
    counts[value] += weight;
  };
  const law = {
    total: 0n,
    nimSums: [] as bigint[],
    piles: Array.from({ length: size.piles }, (): bigint[] => []),
  };
  for (const [key, times] of deals) {
    const deal = key.split(',').map(Number);
    const weight = BigInt(times);
    law.total += weight;
    add(
      law.nimSums,
      deal.reduce((sum, stones) => sum ^ stones, 0),
      weight,
    );
    deal.forEach((stones, i) => {
      add(law.piles[i], stones, weight);
    });
  }
  return law;
}

/** The first part in which two laws differ, as shares of their totals. */
function lawFault(a: DealLaw, b: DealLaw): string | null {
  const same = (x: readonly bigint[], y: readonly bigint[]): boolean =>
    Array.from({ length: Math.max(x.length, y.length) }, (_, i) => (x[i] ?? 0n) * b.total === (y[i] ?? 0n) * a.total).every(Boolean);
  if (!same(a.nimSums, b.nimSums)) return 'nim-sums';
  return a.piles.every((pile, i) => same(pile, b.piles[i])) ? null : 'piles';
}

const SIZES: readonly DealSize[] = [
  { piles: 1, max: 5 },
  { piles: 2, max: 4 },
  { piles: 3, max: 4 },
  { piles: 3, max: 3 },
];

describe.each(variants)('dealer $id', (dealer) => {
  // three bytes have 16,777,216 lists of draws: such sizes are left out
  const sizes = SIZES.filter((size) => dealer.bounds(size).reduce((all, bound) => all * bound, 1) <= 70_000);

  it('is held to its draws at two sizes at least', () => {
    expect(sizes.length).toBeGreaterThanOrEqual(2);
  });

  it.each(sizes)('has the law of all its draws with %o', (size) => {
    expect(lawFault(dealLaw(dealer, size), lawByDraws(dealer, size))).toBe(null);
  });

  it('deals as many piles as asked for, the same from the same choices', () => {
    for (const size of [
      { piles: 3, max: 7 },
      { piles: 5, max: 20 },
      { piles: 1, max: 60_000 },
    ]) {
      const [piles, again] = [new Uint16Array(size.piles).fill(77), new Uint16Array(size.piles)];
      dealWith(dealer, choicesFrom(11), piles, size);
      dealWith(dealer, choicesFrom(11), again, size);
      expect(piles).toEqual(again);
    }
  });

  it('says what is true of it', () => {
    // 5 divides neither 16 nor 256
    const law = dealLaw(dealer, { piles: 3, max: 5 });
    const even = dealLaw(entries.uniform, { piles: 3, max: 5 });
    expect(lawFault(law, even) === null).toBe(dealer.uniform);
    expect(dealer.seenIn === undefined).toBe(dealer.uniform);
    expect(dealer.reference).toMatch(/\d{4}/);
  });
});

interface Uniform {
  readonly max: number;
  readonly piles: number;
  readonly deals: number;
  readonly nim_sum_counts: readonly number[];
  readonly normal_P: number;
  readonly misere_P: number;
  readonly winning_move_count_distribution: Readonly<Record<string, number>>;
  readonly closed_form_normal_P?: number;
}
interface Biased {
  readonly dealer: string;
  readonly piles: number;
  readonly max?: number;
  readonly max_parameter_m?: number;
  readonly per_pile_weights?: readonly number[];
  readonly nim_sum_counts: readonly number[];
  readonly denominator: number;
  readonly p_first_wins_normal_exact: string;
  readonly p_first_wins_misere_exact: string;
  readonly 'tv_nim_sum_from_uniform_1..m'?: number;
}
const fixture = readFixture<{ uniform: Uniform[]; biased: Biased[] }>('games/laws/nim_dealer.json');

/** Deals that are gone through one by one. */
const MOST_WON = 60_000;

const NAMES: Readonly<Record<string, string>> = {
  'off_by_one_0..m-1': 'off-by-one',
  'includes_zero_0..m': 'from-zero',
  'round_0..m': 'round',
  byte_mod_m_plus1: 'byte-modulo',
  nibble_mod_m_plus1: 'nibble-modulo',
  linear_weights: 'linear-weights',
  distinct_piles: 'without-replacement',
  uniform_multiset: 'uniform-multiset',
  composition_of_12: 'fixed-total:12',
  composition_of_15: 'fixed-total:15',
};

function biasedFault(row: Biased, law: DealLaw): string | null {
  const share = (weight: bigint): string => fractionText(weight, law.total);
  const even = dealLaw(entries.uniform, { piles: row.piles, max: row.max_parameter_m ?? 1 });
  const tv = row['tv_nim_sum_from_uniform_1..m'];
  if (row.nim_sum_counts.some((count, sum) => share(law.nimSums[sum] ?? 0n) !== fractionText(BigInt(count), BigInt(row.denominator))))
    return 'nim-sums';
  if (share(law.total - law.nimSums[0]) !== lowest(row.p_first_wins_normal_exact)) return 'first wins';
  if (row.per_pile_weights?.some((weight, stones) => weight > 0 && (law.piles[0][stones] ?? 0n) === 0n)) return 'piles';
  return tv !== undefined && Math.abs(fractionValue(weightVariation(law.nimSums, even.nimSums)) - tv) > 1e-15 ? 'variation' : null;
}

describe('the law of a deal', () => {
  it.each(fixture.uniform)('is the reference for $piles even piles of 1 to $max', (row) => {
    const law = dealLaw(entries.uniform, row);
    expect(law.total).toBe(BigInt(row.deals));
    expect(law.nimSums.map(Number)).toEqual(row.nim_sum_counts);
    expect(law.nimSums[0]).toBe(BigInt(row.normal_P));
    // Misère deals are gone through one by one.
    if (row.deals <= MOST_WON) expect(law.total - wonDeals(entries.uniform, row)).toBe(BigInt(row.misere_P));
    if (row.closed_form_normal_P !== undefined) expect(law.nimSums[0]).toBe(BigInt(row.closed_form_normal_P));
    const moves = [...winningMoveLaw(evenWeights(row.max), row.piles).entries()]
      .filter(([, weight]) => weight > 0n)
      .map(([count, weight]) => [count, Number(weight)]);
    expect(Object.fromEntries(moves)).toEqual(row.winning_move_count_distribution);
  });

  it.each(fixture.biased)('is the reference for $dealer, $piles piles, of $max_parameter_m', (row) => {
    const size = { piles: row.piles, max: row.max ?? row.max_parameter_m ?? 1 };
    const dealer = dealers.get(NAMES[row.dealer]);
    const law = dealLaw(dealer, size);
    expect(biasedFault(row, law)).toBe(null);
    expect(fractionText(wonDeals(dealer, size), law.total)).toBe(lowest(row.p_first_wins_misere_exact));
  });

  it('shows the commonest mistake in its piles, but hardly in who wins', () => {
    const [even, off] = [entries.uniform, entries.offByOne].map((dealer) => dealLaw(dealer, { piles: 3, max: 7 }));
    expect(weightVariation(off.nimSums, even.nimSums)).toBe('1/343');
    expect(weightVariation(off.piles[0], even.piles[0])).toBe('1/7');
  });

  it('has an odd nim-sum, so never a lost position, where the stones in all are odd', () => {
    const law = dealLaw(dealers.get('fixed-total:21'), { piles: 4, max: 10 });
    expect([...law.nimSums.keys()].filter((sum) => sum % 2 === 0 && law.nimSums[sum] !== 0n)).toEqual([]);
    expect(law.nimSums[0]).toBe(0n);
  });

  it('takes an exclusive-or power like adding pile after pile', () => {
    const weights = [0n, 3n, 1n, 4n, 1n, 5n, 9n];
    let law: bigint[] = [1n, 0n, 0n, 0n, 0n, 0n, 0n, 0n];
    for (let pile = 0; pile < 5; pile++) {
      const next = new Array<bigint>(8).fill(0n);
      law.forEach((weight, sum) => {
        weights.forEach((more, stones) => {
          next[sum ^ stones] += weight * more;
        });
      });
      law = next;
    }
    expect(nimSumLaw(weights, 5)).toEqual(law);
  });

  it('works for many large piles: 63 stones, 8 piles', () => {
    const law = dealLaw(entries.uniform, { piles: 8, max: 63 });
    // the closed form for max = 2^b − 1
    expect(law.nimSums[0]).toBe((63n ** 8n + 63n) / 64n);
    expect(winningMoveLaw(evenWeights(63), 8).reduce((sum, weight) => sum + weight, 0n)).toBe(law.total);
  });

  it('refuses sizes that it cannot deal or list', () => {
    expect(() => dealLaw(entries.withoutReplacement, { piles: 5, max: 4 })).toThrow(
      'different piles need at least as many sizes as piles, got 5 piles of 1 to 4',
    );
    expect(() => dealLaw(entries.withoutReplacement, { piles: 8, max: 60 })).toThrow(
      /^the law of without-replacement needs at most 2000000 deals, got \d+$/,
    );
    expect(() => dealLaw(dealers.get('fixed-total:2'), { piles: 3, max: 4 })).toThrow(
      'the stones must be as many as the piles at least and 65534 at the most, got 2 for 3',
    );
    expect(() => dealLaw(entries.uniform, { piles: 0, max: 4 })).toThrow('a deal must have 1 to 100 piles, got 0');
    expect(() => dealLaw(entries.uniform, { piles: 3, max: 70_000 })).toThrow('the largest pile must have 1 to 65534 stones, got 70000');
  });
});

describe('the checks of this suite catch', () => {
  const size = { piles: 3, max: 4 };

  it('a law with one deal moved, and that of another dealer', () => {
    const law = dealLaw(entries.round, size);
    const drawn = lawByDraws(entries.round, size);
    expect(lawFault(law, drawn)).toBe(null);
    const [first, second, ...others] = law.nimSums;
    expect(lawFault({ ...law, nimSums: [first + 1n, second - 1n, ...others] }, drawn)).toBe('nim-sums');
    expect(lawFault(dealLaw(entries.fromZero, size), drawn)).not.toBe(null);
  });

  it('a dealer whose draws are not as its law says', () => {
    const lie: NimDealer = { ...entries.uniform, apply: entries.offByOne.apply };
    expect(lawFault(dealLaw(lie, size), lawByDraws(lie, size))).not.toBe(null);
    const row = fixture.biased.find(({ dealer }) => dealer === 'uniform_multiset') as Biased;
    expect(biasedFault(row, dealLaw(entries.withoutReplacement, { piles: row.piles, max: row.max ?? 1 }))).toBe('nim-sums');
  });
});
