import { describe, expect, test } from 'vitest';
import {
  askedSize,
  count,
  interval,
  nice,
  ordinal,
  powerOf,
  ratio,
  rounded,
  signed,
  size,
  sizeUp,
  statistic,
  superscript,
} from '../../src/page/numbers.js';

const NB = '\u00a0';

describe('number formats', () => {
  test('counts have separators and the true minus', () => {
    expect(count(20000)).toBe('20,000');
    expect(count(-1808)).toBe('−1,808');
  });

  test('sizes have two digits under 10 % and one decimal above, with a no-break space', () => {
    const cases = [
      [0.0055, '0.55'],
      [0.024, '2.4'],
      [0.113, '11.3'],
      [0.0996, '10.0'],
      [0.001, '0.10'],
      [0.00048, '0.048'],
      [0, '0'],
      [7.14, '714.0'],
      [1, '100.0'],
    ] as const;
    for (const [value, text] of cases) expect(size(value)).toBe(`${text}${NB}%`);
    expect(size(2.9e-10)).toBe(`2.9${NB}×${NB}10⁻⁸${NB}%`);
  });

  test('a size that would have been seen is rounded up, never down', () => {
    expect(sizeUp(0.005401)).toBe(`0.55${NB}%`);
    expect(sizeUp(0.0054)).toBe(`0.54${NB}%`);
    expect(sizeUp(0.10663)).toBe(`10.7${NB}%`);
    expect(sizeUp(0.00998)).toBe(`1.0${NB}%`);
    for (let k = 1; k < 400; k++) {
      const value = 10 ** (-5 + k / 90);
      expect(Number.parseFloat(sizeUp(value).replaceAll(',', '')) / 100).toBeGreaterThanOrEqual(value * (1 - 1e-9));
    }
  });

  test('an interval says 0 only at its lower end', () => {
    expect(interval(0, 0.0038)).toBe(`0 to 0.38${NB}%`);
    expect(interval(0.1, 0.104)).toBe(`10.0${NB}% to 10.4${NB}%`);
    expect(interval(0, 0)).toBe('nothing above luck');
  });

  test('a ratio is never rounded to one unless it is one', () => {
    expect(ratio(1.4)).toBe('1.40');
    expect(ratio(1.0043)).toBe('1.004');
    expect(ratio(0.99996)).toBe('0.99996');
    expect(ratio(1)).toBe('1.00');
  });

  test('deals needed are rounded up to three digits in prose', () => {
    expect(rounded(227400)).toBe('228,000');
    expect(rounded(999)).toBe('999');
    expect(rounded(1001)).toBe('1,010');
  });

  test('a power never claims certainty', () => {
    expect(powerOf(1)).toBe(`>${NB}99.9${NB}%`);
    expect(powerOf(0)).toBe(`<${NB}0.1${NB}%`);
    expect(powerOf(0.8879)).toBe(`88.7${NB}%`);
  });

  test('the rest reads as people write it', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 52, 101, 111].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '52nd',
      '101st',
      '111th',
    ]);
    expect([signed(0.055), signed(-0.002), signed(0.0001), signed(-0.93, 0)]).toEqual(['+5.5', '−0.2', '0.0', '−93']);
    expect([askedSize(0.01), askedSize(0.0025), askedSize(0.1)]).toEqual([`1${NB}%`, `0.25${NB}%`, `10${NB}%`]);
    expect([statistic(10740.2), statistic(46.34)]).toEqual(['10,740', '46.3']);
    expect([nice(0.113), nice(0.5), nice(0.51), nice(7)]).toEqual([0.15, 0.5, 0.6, 8].map((x) => expect.closeTo(x, 12)));
    expect(superscript(-2263)).toBe('⁻²²⁶³');
  });
});
