import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/core/catalogue.js';
import { merge } from '../../../src/core/statistic/merge-counts.js';
import type { Fitted, Statistic } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import * as dealerEntries from '../../../src/games/nim/dealer/index.js';
import * as entries from '../../../src/kinds/piles/statistics/index.js';
import { builtInBatch } from '../../support/built-in-batch.js';
import { skippedWords } from '../../support/skipped-words.js';
import { batchOf, dealt, fitted } from './deals-of.js';

const statistics = catalogue<Statistic>('statistic of piles', entries);
const TRIALS = 6000;
const SIZE = { piles: 3, max: 7 };

const part = (batch: Batch, from: number, to: number): Batch => {
  const piece = new Batch(batch.width, to - from);
  piece.cells.set(batch.cells.subarray(from * batch.width, to * batch.width));
  piece.length = to - from;
  return piece;
};

/** The deals of a subject as its parts. */
function caught(spec: string): Promise<Batch> {
  return builtInBatch({ kind: 'piles', ...SIZE }, spec.replace('nim:dealer/', ''), TRIALS, 'caught');
}

const leastLog = (fit: Fitted, batch: Batch): number => {
  const accumulator = fit.accumulator();
  accumulator.add(batch);
  const results = fit.test(accumulator.counts, TRIALS);
  expect(results.map(({ test }) => test)).toEqual(fit.rows.map(({ test }) => test));
  return Math.min(...results.map(({ logP }) => logP));
};

describe.each(statistics.all.map((statistic) => [statistic.id, statistic] as const))('statistic of piles %s', (_, statistic) => {
  it.skipIf(statistic.ordered)('gives the same counts whole as in parts, whatever the order of merging', () => {
    const fit = fitted(statistic, SIZE, TRIALS);
    const batch = dealt(dealerEntries.fromZero, SIZE, TRIALS, 1);
    const whole = fit.accumulator();
    whole.add(batch);
    const [a, b] = [fit.accumulator(), fit.accumulator()];
    a.add(part(batch, 0, 1));
    b.add(part(batch, 1, 1700));
    b.add(part(batch, 1700, TRIALS));
    merge(b.counts, a.counts);
    expect(b.counts).toEqual(whole.counts);
    expect(whole.counts.length).toBe(fit.shape.reduce((product, side) => product * side, 1));
  });

  it(`flags ${statistic.catches} and not the even dealer`, async () => {
    const fit = fitted(statistic, SIZE, TRIALS);
    expect(leastLog(fit, await caught(statistic.catches))).toBeLessThan(Math.log(1e-9));
    expect(leastLog(fit, dealt(dealerEntries.uniform, SIZE, TRIALS, 22))).toBeGreaterThan(Math.log(1e-4));
  });

  it.each([
    { piles: 3, max: 7 },
    { piles: 100, max: 2 },
    { piles: 2, max: 65_534 },
    { piles: 1, max: 3 },
  ])('answers with numbers, or says why it does not: $piles piles of 1 to $max, all alike', (size) => {
    const fit = statistic.fit(
      {
        outcome: { kind: 'piles', ...size },
        one: 'deal',
        id: 'piles',
        width: size.piles,
        cards: size.piles,
        size: 1n,
        orderBits: size.piles * Math.log2(size.max),
        fault: () => null,
      },
      1000,
    );
    if ('skipped' in fit) return expect(skippedWords(fit)).toMatch(/got|there are/);
    const accumulator = fit.accumulator();
    accumulator.add(batchOf(Array.from({ length: 1000 }, () => new Uint16Array(size.piles).fill(size.max))));
    for (const { logLowerP, logP, lowerP, p } of fit.test(accumulator.counts, 1000)) {
      expect(p).toBeGreaterThan(0);
      expect(lowerP).toBeGreaterThan(0);
      expect(logP).toBeLessThanOrEqual(0);
      expect(logLowerP).toBeLessThanOrEqual(0);
    }
  });
});

describe('pile-sizes', () => {
  it('finds a single pile of no stone, and one of too many, where every other chance is even', () => {
    const fit = fitted(entries.pileSizes, SIZE, TRIALS);
    for (const wrong of [0, 8, 500]) {
      const batch = dealt(dealerEntries.uniform, SIZE, TRIALS, 5);
      batch.cells[40] = wrong;
      expect(leastLog(fit, batch)).toBeLessThan(-700);
    }
    expect(leastLog(fit, dealt(dealerEntries.uniform, SIZE, TRIALS, 5))).toBeGreaterThan(-8);
  });
});
