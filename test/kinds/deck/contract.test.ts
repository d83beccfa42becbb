import { describe, expect, it } from 'vitest';
import { merge } from '../../../src/core/statistic/merge-counts.js';
import type { Accumulator, Fitted, Statistic } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { deckStatistics as statistics } from '../../../src/kinds/deck/catalogue.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { deal } from '../../support/deal.js';
import { skippedWords } from '../../support/skipped-words.js';

function fitted(statistic: Statistic, n: number, trials: number): Fitted {
  const fit = statistic.fit(permutations(n), trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

/** Cards that every statistic but those of a whole deck can look at. */
const FEW_CARDS = 5;
const WHOLE_DECK = 52;

/** The smallest deck, from `atLeast` cards on, that the statistic itself agrees to look at with so many deals. */
function smallestDeck(statistic: Statistic, trials: number, atLeast = FEW_CARDS): number {
  for (let n = atLeast; n <= WHOLE_DECK; n++) if (!('skipped' in statistic.fit(permutations(n), trials))) return n;
  throw new Error(`${statistic.id} looks at no deck of up to ${WHOLE_DECK} cards`);
}

/** The counts of a sample that one accumulator saw whole. */
function countsOf(fit: Fitted, { counts }: Accumulator): Float64Array {
  return fit.condense ? fit.condense([counts]) : counts;
}

const part = (batch: Batch, from: number, to: number): Batch => {
  const piece = new Batch(batch.width, to - from);
  piece.cells.set(batch.cells.subarray(from * batch.width, to * batch.width));
  piece.length = to - from;
  return piece;
};

describe.each(statistics.all.map((statistic) => [statistic.id, statistic] as const))('statistic %s', (id, statistic) => {
  // An ordered statistic has one accumulator a block: see ordered.test.ts.
  it.skipIf(statistic.ordered)('gives the same counts whole as in parts, whatever the order of merging', () => {
    const n = smallestDeck(statistic, 3000);
    const batch = deal('naive-swap', n, 3000, 'merge');
    const fit = fitted(statistic, n, 3000);
    const whole = fit.accumulator();
    whole.add(batch);
    const [a, b, c] = [fit.accumulator(), fit.accumulator(), fit.accumulator()];
    a.add(part(batch, 0, 1));
    b.add(part(batch, 1, 1700));
    c.add(part(batch, 1700, 3000));
    merge(c.counts, a.counts);
    merge(c.counts, b.counts);
    expect(c.counts).toEqual(whole.counts);
    expect(whole.counts.length).toBe(fit.shape.reduce((product, side) => product * side, 1));
  });

  it.skipIf(statistic.ordered)('counts exact integers whose sum is a multiple of the deals', () => {
    const n = smallestDeck(statistic, 3000);
    const fit = fitted(statistic, n, 3000);
    const accumulator = fit.accumulator();
    accumulator.add(deal('fisher-yates', n, 3000, 'sum'));
    const sum = accumulator.counts.reduce((total, count) => total + count, 0);
    expect([...accumulator.counts].filter((count) => !Number.isInteger(count))).toEqual([]);
    expect(sum % 3000).toBe(0);
  });

  it('counts the same, told where to count or not, and read in between or not', () => {
    const n = smallestDeck(statistic, 3000);
    const batch = deal('naive-swap', n, 3000, 'told where');
    const fit = fitted(statistic, n, 3000);
    const cells = fit.shape.reduce((product, side) => product * side, 1);
    const where = new Float64Array(cells);
    const stretch = { first: 0, trials: 3000 };
    const [told, own] = [fit.accumulator(stretch, where), fit.accumulator(stretch)];
    for (const accumulator of [told, own]) accumulator.add(part(batch, 0, 1000));
    const between = told.counts.slice();
    for (const accumulator of [told, own]) accumulator.add(part(batch, 1000, 3000));
    expect(told.counts).toEqual(own.counts);
    const first = fit.accumulator(stretch);
    first.add(part(batch, 0, 1000));
    expect(between).toEqual(first.counts);
  });

  it(`flags ${statistic.catches} and not fisher-yates`, () => {
    const n = smallestDeck(statistic, 5000);
    const logPs = (shuffle: string): number => {
      const fit = fitted(statistic, n, 5000);
      const accumulator = fit.accumulator();
      accumulator.add(deal(shuffle, n, 5000, `catch ${id}`));
      return Math.min(...fit.test(countsOf(fit, accumulator), 5000).map(({ logP }) => logP));
    };
    expect(logPs(statistic.catches)).toBeLessThan(Math.log(1e-9));
    expect(logPs('fisher-yates')).toBeGreaterThan(Math.log(1e-4));
  });

  it('answers its rows in order, and none is 0 or NaN even for decks that never move', () => {
    const n = smallestDeck(statistic, 500, 4);
    const fit = fitted(statistic, n, 500);
    const accumulator = fit.accumulator();
    const still = new Batch(n, 500);
    for (let at = 0; at < n * 500; at++) still.cells[at] = at % n;
    still.length = 500;
    accumulator.add(still);
    const results = fit.test(countsOf(fit, accumulator), 500);
    expect(results.map(({ test }) => test)).toEqual(fit.rows.map(({ test }) => test));
    for (const { p, logP, lowerP, logLowerP } of results) {
      expect(p).toBeGreaterThan(0);
      expect(lowerP).toBeGreaterThan(0);
      // What never moves does not change during the run either: that is too even.
      expect(Math.min(logP, logLowerP)).toBeLessThan(Math.log(1e-9));
      expect(Math.max(logP, logLowerP)).toBeLessThanOrEqual(0);
    }
  });

  it('refuses too few deals, saying what is needed and what was got', () => {
    const fit = statistic.fit(permutations(smallestDeck(statistic, 3000)), 3);
    expect(skippedWords(fit) ?? 'it runs').toMatch(/needs .*, got 3( deals)?$/);
  });
});
