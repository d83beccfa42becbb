import { describe, expect, it } from 'vitest';
import { below, evenList } from '../../../support/even-list.js';
import { resultsOf } from './lists.js';

describe('every statistic of lists', () => {
  // 1,000 lists of 1,000 items and 400 of 4 lists: a row has p < 0.01 in a tail 10 ± 3.1 and 4 ± 2 times. Bounds of five standard deviations, by some 80 numbers: a false alarm
  // in less than one of 10,000 seeds, and the seed is fixed.
  it.each([
    [1, 1000],
    [4, 400],
  ])('calls %i even lists unlikely as often as luck is', (lists, times) => {
    const draw = below(7 * lists);
    const rare = new Map<string, number>();
    for (let k = 0; k < times; k++) {
      for (const { logLowerP, logP, test } of resultsOf(Array.from({ length: lists }, () => evenList(1000, draw)))) {
        for (const [tail, log] of [
          ['upper', logP],
          ['lower', logLowerP],
        ] as const) {
          const key = `${test} ${tail}`;
          rare.set(key, (rare.get(key) ?? 0) + (log < Math.log(0.01) ? 1 : 0));
        }
      }
    }
    const most = 0.01 * times + 5 * Math.sqrt(0.01 * times);
    expect([...rare].filter(([, many]) => many > most)).toEqual([]);
  });
});
