import { describe, expect, it } from 'vitest';
import { explain } from '../../src/diagnose/explain.js';
import { suspectsAt } from '../../src/diagnose/suspects.js';
import { noncentralityForPower } from '../../src/math/noncentrality.js';
import { boundeds, prngs, shuffles } from '../../src/subject/catalogues.js';
import type { Dealer } from '../../src/subject/pipeline.js';
import { dealer } from '../../src/subject/pipeline.js';

const prng = prngs.get('xoshiro128ss');

const dealerOf = (id: string, n: number, seed: number): Dealer => {
  const [shuffle, bounded = 'lemire'] = id.split('/');
  const words = prng.create(Uint32Array.of(seed, 77 * seed + 3, 999, n));
  return dealer({ shuffle: shuffles.get(shuffle), prng, bounded: boundeds.get(bounded) }, n, words);
};

/** Position counts of `trials` deals, taken in turn from the dealers. */
function counted(dealers: readonly Dealer[], n: number, trials: number): Float64Array {
  const counts = new Float64Array(n * n);
  const deck = new Uint16Array(n);
  for (let t = 0; t < trials; t++) {
    dealers[t % dealers.length].into(deck);
    for (let p = 0; p < n; p++) counts[deck[p] * n + p]++;
  }
  return counts;
}

/** Deals at which the position test alone sees a law 99 times in 100, at the level that Holm leaves it. */
function detectionSize(law: Float64Array, n: number): number {
  const noncentrality = (n - 1) * law.reduce((sum, off) => sum + off * off, 0);
  return Math.ceil(noncentralityForPower((n - 1) ** 2, 1e-6 / 12, 0.99) / noncentrality);
}

/** Sizes that can be dealt in a test; a smaller bias is left to the slow suite's numbers. */
const MOST_CELLS = 600_000;
const SEEDS = [1, 2, 3, 4, 5];

describe.each([3, 5, 8, 13, 52])('every known mistake at %i cards', (n) => {
  const suspects = suspectsAt(n);
  const dealt = suspects.filter(({ law }) => detectionSize(law, n) * n < MOST_CELLS);

  it.each(dealt.map((suspect) => [suspect.id, suspect] as const))('%s is named at its detection size', (id, { law }) => {
    for (const seed of SEEDS) {
      const found = explain(counted([dealerOf(id, n, seed)], n, detectionSize(law, n)), detectionSize(law, n), n);
      expect(found?.best.map((one) => one.id)).toContain(id);
      expect(found?.logOdds ?? 100).toBeGreaterThan(Math.log(100));
    }
  });

  it('leaves most suspects in the test', () => expect(dealt.length).toBeGreaterThanOrEqual(8));
});

describe('an explanation', () => {
  const named = (dealers: readonly Dealer[], n: number, trials: number): readonly string[] | undefined =>
    explain(counted(dealers, n, trials), trials, n)?.best.map(({ id }) => id);

  it('is none for a mixture of two mistakes, a weakened one, and a bias not in the catalogue', () => {
    const n = 13;
    expect(named([dealerOf('naive-swap', n, 1), dealerOf('sattolo', n, 2)], n, 20_000)).toEqual([]);
    expect(named([dealerOf('sattolo', n, 1), dealerOf('fisher-yates', n, 2)], n, 20_000)).toEqual([]);
    expect(named([dealerOf('random-cut', n, 1), dealerOf('overhand:1', n, 2)], n, 20_000)).toEqual([]);
    for (const other of ['overhand:1', 'riffle:1', 'sort-comparator', 'insertion-never-last', 'sort-keys:1'])
      expect(named([dealerOf(other, n, 3)], n, 20_000), other).toEqual([]);
  });

  it('is none for an even shuffle, however it fell', () => {
    for (const seed of SEEDS) for (const n of [3, 8, 52]) expect(named([dealerOf('fisher-yates', n, seed)], n, 3000)).toEqual([]);
  });

  it('puts mistakes with one law together', () => {
    const found = explain(counted([dealerOf('sattolo', 8, 1)], 8, 2000), 2000, 8);
    expect(found?.best.map(({ id }) => id)).toEqual(['sattolo', 'sattolo-forward']);
    expect(found?.next?.id).not.toMatch(/sattolo/);
  });

  it('rules out what one count makes impossible', () => {
    const counts = counted([dealerOf('sattolo', 8, 1)], 8, 2000);
    counts[0]++;
    expect(explain(counts, 2000, 8)?.best.map(({ id }) => id)).not.toContain('sattolo');
  });

  it('is not given where there is nothing to compare', () => {
    expect(explain(new Float64Array(300 * 300), 10, 300)).toBeNull();
    expect(explain(new Float64Array(16), 0, 4)).toBeNull();
  });
});
