import { describe, expect, it } from 'vitest';
import type { Batch } from '../../../src/core/subject/outcome.js';
import { deckStatistics } from '../../../src/kinds/deck/catalogue.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';
import { deal } from '../../support/deal.js';
import { fitted } from './result-of.js';

const N = 13;
const DEALS = 4000;
const IDS = ['serial-correlation', 'position-runs', 'interplay-correlation'] as const;

/** log p of a row by its usual law, and of what is left of it without what cards by positions explain. */
function both(id: (typeof IDS)[number], batch: Batch): readonly [number, number] {
  const counted = (test: string): Float64Array => {
    const accumulator = fitted(test, N, DEALS).accumulator();
    accumulator.add(batch);
    return accumulator.counts;
  };
  const counts = counted(id);
  const fit = fitted(id, N, DEALS);
  const [{ degrees, logP, plain }] = fit.test(counts, DEALS);
  const left = deckStatistics.get(id).beyondPositions?.(counts, counted('position-matrix'), DEALS) ?? Number.NaN;
  return [plain?.logP ?? logP, chiSquaredTails(left, degrees).logUpper];
}

/** Even deals, each changed by itself. */
function changed(change: (deck: Uint16Array) => void): Batch {
  const batch = deal('fisher-yates', N, DEALS, 'beyond positions');
  for (let t = 0; t < DEALS; t++) change(batch.cells.subarray(N * t, N * (t + 1)));
  return batch;
}

/** Of positions p and p + 6 the higher card lies at p. */
const leaning = (): Batch =>
  changed((deck) => {
    for (let p = 0; p < 6; p++) if (deck[p] < deck[p + 6]) [deck[p], deck[p + 6]] = [deck[p + 6], deck[p]];
  });

describe.each(IDS)('%s', (id) => {
  it('of independent deals shows uneven positions, and nothing when these are taken away', () => {
    const [logP, left] = both(id, leaning());
    expect(logP).toBeLessThan(-50);
    // Pairs of positions that one comparison joins do go together.
    expect(left).toBeGreaterThan(id === 'interplay-correlation' ? logP / 2 : Math.log(1e-3));
  });

  it('of even deals is hardly changed', () => {
    const [logP, left] = both(
      id,
      changed(() => {}),
    );
    expect(Math.min(logP, left)).toBeGreaterThan(Math.log(1e-3));
    expect(Math.abs(logP - left)).toBeLessThan(1);
  });
});

describe('what goes together in even positions', () => {
  it('is left: one deal in ten again', () => {
    const batch = changed(() => {});
    for (let t = 10; t < DEALS; t += 10) batch.cells.copyWithin(N * t, N * (t - 1), N * t);
    for (const id of ['serial-correlation', 'position-runs'] as const) {
      const [logP, left] = both(id, batch);
      expect(logP).toBeLessThan(-50);
      expect(Math.abs(left / logP - 1)).toBeLessThan(0.1);
    }
  });

  it('is left: two positions whose cards lie on one side of the middle', () => {
    const batch = changed((deck) => {
      if (deck[2] > 6 === deck[9] > 6) return;
      const other = deck.findIndex((card, p) => p !== 2 && p !== 9 && card > 6 === deck[2] > 6);
      [deck[9], deck[other]] = [deck[other], deck[9]];
    });
    const [logP, left] = both('interplay-correlation', batch);
    expect(logP).toBeLessThan(-50);
    expect(Math.abs(left / logP - 1)).toBeLessThan(0.1);
  });
});
