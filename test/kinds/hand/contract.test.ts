import { describe, expect, it } from 'vitest';
import { merge } from '../../../src/core/statistic/merge-counts.js';
import type { Accumulator, Fitted, Statistic } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { handStatistics } from '../../../src/kinds/hand/catalogue.js';
import { partialDeals } from '../../../src/kinds/hand/partial-deals.js';
import { kindOf, requiredIn } from '../../../src/kinds/index.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { batchOf, dealFirst, seen } from '../../support/hands-of.js';
import { skippedWords } from '../../support/skipped-words.js';

const TRIALS = 6000;

/** The first of these sizes, each with its hands in order and of standard cards, that a statistic agrees to look at. */
const SIZES = [
  [6, 3],
  [52, 5],
  [52, 13],
] as const;

function sizeOf(statistic: Statistic): readonly [n: number, k: number] {
  const size = SIZES.find(([n, k]) => !('skipped' in statistic.fit(partialDeals(n, seen(k, 'kept', true)), TRIALS)));
  if (!size) throw new Error(`${statistic.id} looks at none of these deals`);
  return size;
}

function fitted(statistic: Statistic): { readonly fit: Fitted; readonly n: number; readonly k: number } {
  const [n, k] = sizeOf(statistic);
  const fit = statistic.fit(partialDeals(n, seen(k, 'kept', true)), TRIALS);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return { fit, n, k };
}

const countsOf = (fit: Fitted, { counts }: Accumulator): Float64Array => (fit.condense ? fit.condense([counts]) : counts);

const part = (batch: Batch, from: number, to: number): Batch => {
  const piece = new Batch(batch.width, to - from);
  piece.cells.set(batch.cells.subarray(from * batch.width, to * batch.width));
  piece.length = to - from;
  return piece;
};

describe.each(handStatistics.all.map((statistic) => [statistic.id, statistic] as const))(
  'statistic of partial deals %s',
  (id, statistic) => {
    it.skipIf(statistic.ordered)('gives the same counts whole as in parts, whatever the order of merging', () => {
      const { fit, k, n } = fitted(statistic);
      const batch = dealFirst('naive-swap', n, k, TRIALS, 'merge');
      const whole = fit.accumulator();
      whole.add(batch);
      const [a, b, c] = [fit.accumulator(), fit.accumulator(), fit.accumulator()];
      a.add(part(batch, 0, 1));
      b.add(part(batch, 1, 1700));
      b.add(part(batch, 1700, 1701));
      c.add(part(batch, 1701, TRIALS));
      merge(c.counts, a.counts);
      merge(c.counts, b.counts);
      expect(c.counts).toEqual(whole.counts);
      expect(whole.counts.length).toBe(fit.shape.reduce((product, side) => product * side, 1));
    });

    it(`flags ${statistic.catches} and not fisher-yates`, () => {
      const { fit, k, n } = fitted(statistic);
      const logPs = (spec: string): number => {
        const accumulator = fit.accumulator();
        accumulator.add(dealFirst(spec, n, k, TRIALS, `catch ${id}`));
        const results = fit.test(countsOf(fit, accumulator), TRIALS);
        expect(results.map(({ test }) => test)).toEqual(fit.rows.map(({ test }) => test));
        return Math.min(...results.map(({ logP }) => logP));
      };
      expect(logPs(statistic.catches)).toBeLessThan(Math.log(1e-9));
      expect(logPs('fisher-yates')).toBeGreaterThan(Math.log(1e-4));
    });

    it('is neither 0 nor NaN for deals that never change', () => {
      const { fit, k } = fitted(statistic);
      const accumulator = fit.accumulator();
      accumulator.add(batchOf(Array.from({ length: TRIALS }, () => Array.from({ length: k }, (_, p) => p))));
      for (const { p, logP, lowerP, logLowerP } of fit.test(countsOf(fit, accumulator), TRIALS)) {
        expect(p).toBeGreaterThan(0);
        expect(lowerP).toBeGreaterThan(0);
        expect(logP).toBeLessThanOrEqual(0);
        expect(logLowerP).toBeLessThanOrEqual(0);
      }
    });

    it('refuses too few deals, saying what is needed and what was got', () => {
      const [n, k] = sizeOf(statistic);
      // Two hands already have a total of cards in both.
      const few = statistic.id === 'seen-again' ? 1 : 3;
      const fit = statistic.fit(partialDeals(n, seen(k, 'kept', true)), few);
      expect(skippedWords(fit) ?? 'it runs').toMatch(/needs .*, got [13]( deals?)?$/);
    });
  },
);

describe('what a clean verdict rests on', () => {
  it('is which cards are seen, their places where these mean anything, and which two are seen together', () => {
    expect(requiredIn(partialDeals(52, seen(5)))).toEqual(['seen-cards', 'seen-places', 'seen-pairs']);
    expect(requiredIn(partialDeals(52, seen(5, 'sorted')))).toEqual(['seen-cards', 'seen-pairs']);
    expect(requiredIn(partialDeals(52, seen(1)))).toEqual(['seen-cards']);
    expect(requiredIn(partialDeals(3, seen(2)))).toEqual(['seen-cards', 'seen-deals']);
    // Four cards lie two and two in three ways, and hands that always hold 1 and 2, or 3 and 4, show every card equally often.
    expect(requiredIn(partialDeals(4, seen(2, 'unknown')))).toEqual(['seen-cards', 'seen-deals']);
    expect(requiredIn(partialDeals(4, seen(2)))).toEqual(['seen-cards', 'seen-places', 'seen-deals']);
    expect(requiredIn(partialDeals(4, seen(3, 'unknown')))).toEqual(['seen-cards']);
    expect(requiredIn(partialDeals(1000, seen(800, 'unknown')))).toEqual(['seen-cards']);
    expect(requiredIn(permutations(52))).toEqual(['cyclic-displacement', 'fisher-yates-digits', 'position-matrix']);
  });

  it('all run where they are required', () => {
    for (const [n, k] of [
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 2],
      [5, 4],
      [52, 2],
      [52, 51],
      [60, 30],
    ] as const) {
      const space = partialDeals(n, seen(k));
      const fits = requiredIn(space).map((id) => [id, kindOf(space.outcome).statistics.get(id).fit(space, 1000)] as const);
      expect(
        fits.filter(([, fit]) => 'skipped' in fit),
        `${n} ${k}`,
      ).toEqual([]);
    }
  });

  it('refuses to see none of the cards, or all', () => {
    expect(() => partialDeals(5, seen(0))).toThrow(/a hand must have from 1 to 4 of the 5 cards, got 0/);
    expect(() => partialDeals(5, seen(5))).toThrow(/got 5/);
  });
});
