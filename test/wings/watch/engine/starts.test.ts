import { describe, expect, it } from 'vitest';
import { scaleOf, shareOfPlace, shareOfScale, startAt } from '../../../../src/wings/watch/engine/starts.js';

/** What is left of a capital of 1 when starts 0 … `most` have their weights, summed from the smallest. */
function left(most: number, weightOf: (index: number) => number): number {
  let sum = 0;
  for (let index = most; index >= 0; index--) sum += weightOf(index);
  return 1 - sum;
}

/**
 * What is left by the closed forms: of scale m, where k starts of it are among the first `most`, u_m/log2(k + 2) of its share u_m, and of all
 * scales from M on, 1/(M + 1).
 */
function leftByForm(most: number): number {
  let rest = 0;
  let scale = 0;
  for (; 2 ** scale <= most; scale++) {
    const places = Math.floor((most / 2 ** scale + 1) / 2);
    rest += 1 / ((scale + 1) * (scale + 2)) / Math.log2(places + 2);
  }
  return (rest + 1 / (scale + 1)) / 2;
}

describe('the shares of the starts', () => {
  it('leave of the capital, after so many starts, what the two series that telescope leave, and so add up to 1', () => {
    for (const most of [0, 1, 2, 7, 100, 4096, 100_000])
      expect(Math.abs(left(most, (index) => startAt(index).weight) - leftByForm(most))).toBeLessThan(1e-12);
    // What is left goes to 0 as slowly as 1/log of the starts, for a change may come at any time.
    expect([10, 1e3, 1e6, 2 ** 45].map((most) => leftByForm(most) < 2 / Math.log2(most + 2))).toEqual([true, true, true, true]);
  });

  it('are those of the series, term by term', () => {
    for (let scale = 0; scale < 40; scale++) expect(shareOfScale(scale)).toBeCloseTo(1 / (scale + 1) - 1 / (scale + 2), 14);
    for (const place of [1, 2, 3, 10, 1000, 1e6]) {
      const share = 1 / Math.log2(place + 1) - 1 / Math.log2(place + 2);
      expect(Math.abs(shareOfPlace(place) / share - 1)).toBeLessThan(1e-7);
    }
  });

  it.each([
    ['1/i, whose sum grows for ever', (index: number): number => 1 / (index + 1)],
    ['1/(i ln i), whose sum does so too', (index: number): number => 1 / ((index + 2) * Math.log(index + 2))],
    ['twice what they should be', (index: number): number => 2 * startAt(index).weight],
  ])('a lie is caught: %s', (_, weightOf) => {
    expect(left(100_000, weightOf)).toBeLessThan(0);
  });
});

describe('the lives of the starts', () => {
  it('keep one bet of every scale at work, so that there are log2 of the number of starts and two', () => {
    for (const now of [1, 2, 3, 64, 65, 1000, 1023, 39_062]) {
      const working = Array.from({ length: now + 1 }, (_, index) => startAt(index)).filter(({ end }) => end > now);
      const scales = working.filter(({ index }) => index > 0).map(({ index }) => scaleOf(index));
      expect(scales.sort((a, b) => a - b)).toEqual(Array.from({ length: Math.floor(Math.log2(now)) + 1 }, (_, scale) => scale));
    }
  });

  it('for every change and every length there is a start that soon afterwards begins and lasts so long', () => {
    for (const change of [1, 17, 100, 1000, 39_063])
      for (const length of [2, 8, 64, 512]) {
        const index = Math.ceil(change / (length / 2)) * (length / 2);
        expect([index - change < length, startAt(index).end - index >= length]).toEqual([true, true]);
      }
  });
});
