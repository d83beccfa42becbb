import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/core/subject/outcome.js';
import { deal } from '../../support/deal.js';
import { ordersOf } from '../../support/orders-of.js';
import { fitted, resultOf } from './result-of.js';

const batchOf = (decks: readonly (readonly number[])[]): Batch => {
  const batch = new Batch(decks[0].length, decks.length);
  batch.cells.set(decks.flat());
  batch.length = decks.length;
  return batch;
};

const log = (batch: Batch): number => {
  const { logLowerP, logP } = resultOf('overlaps', batch);
  return Math.min(logP, logLowerP);
};

describe('overlaps', () => {
  it('counts which card follows which at its position, within blocks only', () => {
    const batch = deal('naive-swap', 5, 700, 'overlaps');
    const fit = fitted('overlaps', 5, 700);
    const blocks = [
      [0, 300],
      [300, 301],
      [301, 700],
    ];
    const expected = new Float64Array(25);
    const counts = new Float64Array(25);
    for (const [from, to] of blocks) {
      for (let t = from + 1; t < to; t++) for (let p = 0; p < 5; p++) expected[batch.cells[5 * (t - 1) + p] * 5 + batch.cells[5 * t + p]]++;
      const accumulator = fit.accumulator();
      const half = Math.ceil((from + to) / 2);
      for (const [a, b] of [
        [from, half],
        [half, to],
      ])
        accumulator.add({ width: 5, length: b - a, cells: batch.cells.subarray(5 * a, 5 * b) });
      for (const [cell, count] of accumulator.counts.entries()) counts[cell] += count;
    }
    expect(counts).toEqual(expected);
  });

  it('has, though its pairs overlap, the very law of cards by positions: over all lists of four deals of three cards', () => {
    const decks = ordersOf(3);
    const tables = (lists: readonly (readonly (readonly number[])[])[], id: string): ReadonlyMap<string, number> => {
      const met = new Map<string, number>();
      for (const list of lists) {
        const accumulator = fitted(id, 3, 100).accumulator();
        accumulator.add(batchOf(list));
        const { counts } = accumulator;
        met.set(counts.join(), (met.get(counts.join()) ?? 0) + 1 / lists.length);
      }
      return met;
    };
    const lists = (many: number): readonly (readonly (readonly number[])[])[] =>
      many === 0 ? [[]] : lists(many - 1).flatMap((list) => decks.map((deck) => [...list, deck]));
    const overlapping = tables(lists(4), 'overlaps');
    const single = tables(lists(3), 'position-matrix');
    expect([...overlapping.keys()].sort()).toEqual([...single.keys()].sort());
    for (const [table, chance] of single) expect(overlapping.get(table)).toBeCloseTo(chance, 13);
  });

  it('sees cards that draw another after them, at one position, and deals that are copies', () => {
    // After card 7 card 31 comes to the same position in one deal of four.
    const follows = deal('fisher-yates', 52, 6000, 'follows');
    const { cells } = follows;
    for (let t = 4; t < 6000; t += 4) {
      const p = cells.subarray(52 * (t - 1), 52 * t).indexOf(7);
      const now = cells.subarray(52 * t, 52 * (t + 1));
      const at = now.indexOf(31);
      [now[p], now[at]] = [now[at], now[p]];
    }
    expect(log(follows)).toBeLessThan(Math.log(1e-9));
    const copied = deal('fisher-yates', 52, 6000, 'follows');
    for (let t = 10; t < 6000; t += 10) copied.cells.copyWithin(52 * t, 52 * (t - 1), 52 * t);
    expect(log(copied)).toBeLessThan(Math.log(1e-9));
    expect(log(deal('fisher-yates', 52, 6000, 'follows'))).toBeGreaterThan(Math.log(1e-3));
  });

  it('is far too even where every card follows every other in turn', () => {
    // From deal to deal the deck goes on by one step more than before: 1, 2, 3, …
    const batch = new Batch(13, 1301);
    batch.length = 1301;
    for (let t = 0; t < 1301; t++) for (let p = 0; p < 13; p++) batch.cells[13 * t + p] = (p + (t * (t + 1)) / 2) % 13;
    const fit = fitted('overlaps', 13, 1301);
    const accumulator = fit.accumulator();
    accumulator.add(batch);
    const [{ logLowerP, value }] = fit.test(accumulator.counts, 1301);
    expect(value).toBe(0);
    expect(logLowerP).toBeLessThan(Math.log(1e-9));
  });
});
