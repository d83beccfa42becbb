import { describe, expect, it } from 'vitest';
import { BLOCK_SIZE } from '../../../src/core/subject/subject.js';
import { deal } from '../../support/deal.js';
import { fitted, resultOf } from './result-of.js';

/** In how many positions each deal of a block agrees with the first of the stretch before its own, in the plainest words. */
function plainly(decks: readonly (readonly number[])[], apart: number): readonly number[] {
  const counts = decks[0].map(() => 0).concat(0);
  for (let t = apart; t < decks.length; t++) {
    const before = decks[(Math.floor(t / apart) - 1) * apart];
    counts[decks[t].filter((card, p) => card === before[p]).length]++;
  }
  return counts;
}

describe('agreements', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [100, 50],
    [511, 255],
    [512, 256],
    [1400, 256],
  ])('of a block of %i deals are those of deals %i apart and more, in whatever pieces they come', (trials, apart) => {
    const n = 5;
    const batch = deal('naive-swap', n, trials, 'apart');
    const decks = Array.from({ length: trials }, (_, t) => [...batch.cells.subarray(t * n, (t + 1) * n)]);
    const accumulator = fitted('agreements', n, 5000).accumulator({ first: BLOCK_SIZE, trials });
    for (let at = 0; at < trials; at += 37) {
      const end = Math.min(at + 37, trials);
      accumulator.add({ width: n, length: end - at, cells: batch.cells.subarray(at * n, end * n) });
    }
    expect([...accumulator.counts]).toEqual(plainly(decks, apart));
  });

  it('of a sample without a stretch are those of one block', () => {
    const batch = deal('naive-swap', 5, 600, 'apart');
    const fit = fitted('agreements', 5, 600);
    const [whole, told] = [fit.accumulator(), fit.accumulator({ first: 0, trials: 600 })];
    for (const one of [whole, told]) one.add(batch);
    expect(whole.counts).toEqual(told.counts);
    expect(fit.shape).toEqual([whole.counts.length]);
  });

  it('are put into bins by the pairs that blocks have room for: as many deals as there are, less 256 a block, or less half of a short one', () => {
    // Two even decks of 52 cards agree in k positions or more with the chance of a Poisson number of mean 1; a bin expects five pairs.
    const needed = (k: number): number => {
      let [chance, below] = [Math.exp(-1), 0];
      for (let j = 0; j < k; chance /= ++j) below += chance;
      return Math.ceil(5 / (1 - below));
    };
    const binsOf = (trials: number): number => fitted('agreements', 52, trials).rows[0].degrees;
    const inBlocks = 7 * (BLOCK_SIZE - 256);
    for (const [k, trials] of [
      [3, 2 * needed(3) - 1],
      [5, needed(5) + 256],
      [7, needed(7) + 256],
      [8, 7 * BLOCK_SIZE + (needed(8) - inBlocks) + 256],
    ])
      expect([binsOf(trials - 1), binsOf(trials)]).toEqual([k - 1, k]);
    // A last block of one deal has no pair.
    expect(binsOf(BLOCK_SIZE + 1)).toBe(binsOf(BLOCK_SIZE));
  });

  it('of even deals are told as luck, and of one cut as far too many', () => {
    const even = resultOf('agreements', deal('fisher-yates', 52, 3000, 'even'));
    expect(Math.min(even.logP, even.logLowerP)).toBeGreaterThan(Math.log(1e-3));
    expect(resultOf('agreements', deal('random-cut', 52, 3000, 'cut')).logP).toBeLessThan(-100);
  });

  it('are read where a record has none', () => {
    const fit = fitted('agreements', 5, 600);
    expect(fit.test(new Float64Array(6), 600)[0].p).toBeGreaterThan(0);
  });
});
