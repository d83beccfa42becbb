import { describe, expect, it } from 'vitest';
import type { Row, TestResult } from '../../../src/core/statistic/statistic.js';
import type { Batch } from '../../../src/core/subject/outcome.js';
import { deckStatistics as statistics } from '../../../src/kinds/deck/catalogue.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { deal } from '../../support/deal.js';
import { skippedWords } from '../../support/skipped-words.js';

/** Of `trials` tosses: the exact chance of a split at least, and at most, as uneven as `heads`, counted in whole numbers. */
function tossed(heads: number, trials: number): { upper: number; lower: number } {
  let ways = 1n;
  let upper = 0n;
  let lower = 0n;
  for (let k = 0; k <= trials; k++) {
    if (Math.abs(2 * k - trials) >= Math.abs(2 * heads - trials)) upper += ways;
    if (Math.abs(2 * k - trials) <= Math.abs(2 * heads - trials)) lower += ways;
    ways = (ways * BigInt(trials - k)) / BigInt(k + 1);
  }
  const share = (part: bigint): number => Number((part * 10n ** 30n) >> BigInt(trials)) / 1e30;
  return { upper: share(upper), lower: share(lower) };
}

/** The rows that three cards are a coin to, because they tell the two ways round, or even from odd. A coin of another row is its own. */
const WAYS_ROUND: readonly string[] = ['neighbour-gap', 'pairwise-order/curl', 'parity', 'successor-matrix/antisymmetric'];

/** Ordered statistics have their own suite: their coins are tossed once a pair of deals. */
const UNORDERED = statistics.all.filter(({ ordered }) => !ordered);

function exactRows(n: number, batch: Batch): readonly { row: Row; result: TestResult }[] {
  return UNORDERED.flatMap((statistic) => {
    const fit = statistic.fit(permutations(n), batch.length);
    if ('skipped' in fit) return [];
    const accumulator = fit.accumulator();
    accumulator.add(batch);
    const results = fit.test(accumulator.counts, batch.length);
    return fit.rows.flatMap((row, r) => (results[r].grade === 'exact' ? [{ row, result: results[r] }] : []));
  });
}

describe.each([
  [60, 'a coin'],
  [301, 'another coin'],
])('%i deals', (trials, seed) => {
  it('of two cards are a coin to every row, and each says its exact chance', () => {
    const batch = deal('fisher-yates', 2, trials, seed);
    let heads = 0;
    for (let at = 0; at < batch.cells.length; at += 2) heads += batch.cells[at];
    const { upper, lower } = tossed(heads, trials);
    const rows = exactRows(2, batch);
    const skipped = UNORDERED.flatMap((statistic) => {
      const fit = statistic.fit(permutations(2), trials);
      return 'skipped' in fit ? [skippedWords(fit)] : [];
    });
    expect(skipped.filter((reason) => !reason?.endsWith(' cards, got 2'))).toEqual([]);
    expect(new Set(rows.map(({ row }) => row.test.split('/')[0])).size).toBe(UNORDERED.length - skipped.length);
    for (const { result } of rows) {
      expect(result.value).toBeCloseTo((2 * heads - trials) ** 2 / trials, 12);
      expect(result.p / upper).toBeCloseTo(1, 11);
      expect(result.lowerP / lower).toBeCloseTo(1, 11);
    }
  });

  it('of three cards are a coin to the two ways round and to even and odd, and each says its exact chance', () => {
    const batch = deal('naive-swap', 3, trials, seed);
    let even = 0;
    for (let at = 0; at < batch.cells.length; at += 3) if ((batch.cells[at + 1] - batch.cells[at] + 3) % 3 === 1) even++;
    const { upper, lower } = tossed(even, trials);
    const rows = exactRows(3, batch).filter(({ row }) => WAYS_ROUND.includes(row.test));
    expect(rows.map(({ row }) => row.test)).toEqual(WAYS_ROUND);
    for (const { row, result } of rows) {
      expect(row.degrees).toBe(1);
      expect(result.value).toBeCloseTo((2 * even - trials) ** 2 / trials, 11);
      expect(result.p / upper).toBeCloseTo(1, 11);
      expect(result.lowerP / lower).toBeCloseTo(1, 11);
    }
  });
});

describe('what a statistic cannot do', () => {
  it.each([
    ['longest-increasing', 61, 'knows its exact law up to 60 cards, got 61'],
    ['pairwise-order', 201, 'looks at every pair of up to 200 cards, got 201'],
    ['successor-matrix', 2, 'needs at least 3 cards, got 2'],
    ['neighbour-gap', 2, 'needs at least 3 cards, got 2'],
    ['inversions', 52, null],
    ['longest-increasing', 60, null],
    ['pairwise-order', 200, null],
  ])('is said before a deal: %s at %i cards', (id, n, reason) => {
    const fit = statistics.get(id).fit(permutations(n), 1000);
    expect(skippedWords(fit)).toBe(reason);
  });
});
