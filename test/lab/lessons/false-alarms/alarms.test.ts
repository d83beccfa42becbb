import { describe, expect, it } from 'vitest';
import { alarmsOf, binned, usualAlarms } from '../../../../src/lab/lessons/false-alarms/alarms.js';

describe('alarms', () => {
  it('of a thousand audits are 4 to 17, 19 times in 20: sums of the binomial law in Python, exact to the last digit', () => {
    expect(usualAlarms(1000)).toEqual([4, 17]);
  });

  it('are raised where any of the looks falls below 1 %, and the looks are equally far apart, the last among them', () => {
    const audits = [
      [0.5, 0.005, 0.5, 0.5],
      [0.5, 0.5, 0.5, 0.0099],
      [0.005, 0.5, 0.5, 0.5],
      [0.01, 0.01, 0.01, 0.01],
    ];
    expect(alarmsOf(audits, 1)).toEqual([false, true, false, false]);
    expect(alarmsOf(audits, 2)).toEqual([true, true, false, false]);
    expect(alarmsOf(audits, 4)).toEqual([true, true, true, false]);
  });

  it('are counted into equal parts, 1 in the last', () => {
    expect(binned([0, 0.249, 0.25, 0.99, 1], 4)).toEqual([2, 1, 0, 2]);
  });
});
