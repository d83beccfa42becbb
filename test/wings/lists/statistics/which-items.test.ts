import { describe, expect, it } from 'vitest';
import { WHICH_CELLS, whichCells } from '../../../../src/wings/lists/counting/which-tables.js';
import { whichItems } from '../../../../src/wings/lists/statistics/which-items.js';
import { below, evenList } from '../../../support/even-list.js';

function rowsOf(
  items: Iterable<number>,
  n: number,
  of: number,
): ReturnType<Extract<ReturnType<typeof whichItems.fit>, { test: unknown }>['test']> {
  const fitted = whichItems.fit(n, 1, of);
  if ('skipped' in fitted) throw new Error('which-items does not run');
  return fitted.test(whichCells(Float64Array.from(items).sort(), 0, of));
}

describe('which items came into a sample', () => {
  // 1,000 samples: a row has p < 0.01 in a tail 10 ± 3.1 times. Bounds of five standard deviations, by some 14 numbers, and a fixed seed.
  it.each([
    [100, 1000],
    [900, 1000],
    [1000, 5000],
    [999, 2997],
  ])('%i of %i are called unlikely as often as luck is, and never biased', (n, of) => {
    const draw = below(of + n);
    const rare = new Map<string, number>();
    let least = 0;
    for (let k = 0; k < 1000; k++)
      for (const { logLowerP, logP, test } of rowsOf(evenList(of, draw).subarray(0, n), n, of)) {
        least = Math.min(least, logP, logLowerP);
        for (const [tail, log] of [
          ['upper', logP],
          ['lower', logLowerP],
        ] as const)
          rare.set(`${test} ${tail}`, (rare.get(`${test} ${tail}`) ?? 0) + (log < Math.log(0.01) ? 1 : 0));
      }
    expect([...rare].filter(([, many]) => many > 10 + 5 * Math.sqrt(10))).toEqual([]);
    expect(least).toBeGreaterThan(Math.log(1e-8));
  });

  it('has the exact law of neighbours, by every sample of 4 of 20 items', () => {
    const counts = new Map<number, number>();
    for (let a = 0; a < 20; a++)
      for (let b = a + 1; b < 20; b++)
        for (let c = b + 1; c < 20; c++)
          for (let d = c + 1; d < 20; d++) {
            const pairs = whichCells(Float64Array.of(a, b, c, d), 0, 20)[WHICH_CELLS - 1];
            counts.set(pairs, (counts.get(pairs) ?? 0) + 1);
          }
    const fitted = whichItems.fit(4, 1, 20);
    if ('skipped' in fitted) throw new Error('which-items does not run');
    for (const pairs of counts.keys()) {
      const cells = new Float64Array(WHICH_CELLS);
      cells[WHICH_CELLS - 1] = pairs;
      const upper = [...counts].reduce((sum, [other, many]) => sum + (other >= pairs ? many : 0), 0) / 4845;
      expect(fitted.test(cells).at(-1)?.p).toBeCloseTo(upper, 12);
    }
  });

  it.each([
    ['the first items', (k: number) => k, 'which-items/8', 'logP'],
    ['every fifth', (k: number) => 5 * k, 'which-items/modulo-5', 'logP'],
    ['shards of ten', (k: number) => 50 * Math.floor(k / 10) + (k % 10), 'which-items/neighbours', 'logP'],
    ['every fifth, too evenly', (k: number) => 5 * k, 'which-items/64', 'logLowerP'],
  ] as const)('finds %s', (_what, item, test, tail) => {
    const rows = rowsOf(
      Array.from({ length: 1000 }, (_, k) => item(k)),
      1000,
      5000,
    );
    expect(rows.find((row) => row.test === test)?.[tail]).toBeLessThan(Math.log(1e-9));
  });
});
