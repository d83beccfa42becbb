import { describe, expect, it } from 'vitest';
import { percentUp } from '../../src/core/words/numbers.js';
import { interval, ratioBound, sizeDown, sizeUp } from '../../src/page/numbers.js';
import { intervalText, many } from '../../src/page/words/distinct-deals.js';

/** Values over fourteen powers of ten, each with a golden step in its digits, and round ones. No luck: the same every time. */
const VALUES = [
  ...Array.from({ length: 14_000 }, (_, k) => 10 ** (-9 + k / 1000 + ((k * 0.618034) % 1) / 1000)),
  0.0054,
  0.0099,
  0.0999,
  0.1,
  0.2,
];

/** What was written, as a number: "0.55 %", "2.9 × 10⁻⁸ %", "1,010", "2^20.1". */
function read(text: string): number {
  const plain = text.replaceAll(',', '').replace(
    /×\s*10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/,
    (_, raised: string) =>
      `e${[...raised]
        .map((c) => '⁰¹²³⁴⁵⁶⁷⁸⁹⁻'.indexOf(c))
        .map((d) => (d === 10 ? '-' : d))
        .join('')}`,
  );
  if (plain.startsWith('2^')) return 2 ** Number(plain.slice(2));
  const [, digits = ''] = /^([\d.]+(?:\s*e-?\d+)?)/.exec(plain) ?? [];
  return Number(digits.replace(/\s/g, '')) / (plain.endsWith('%') ? 100 : 1);
}

/** How far a bound may be from its number: one in the second digit, one in the third, one in the decimal of a power. */
const [SECOND, THIRD, POWER] = [1.1001, 1.01001, 2 ** 0.1001];

/** Values whose bound lies on the wrong side of them, or further off than its digits make it. */
function wrong(values: readonly number[], side: 'up' | 'down', most: number, write: (value: number) => string): readonly string[] {
  return values.flatMap((value) => {
    const times = read(write(value)) / value;
    const right = side === 'up' ? times >= 1 - 1e-9 && times <= most : times <= 1 + 1e-9 && times >= 1 / most;
    return right ? [] : [`${value} as ${write(value)}`];
  });
}

describe('a bound', () => {
  it('of a size lies on its own side, and near', () => {
    expect(wrong(VALUES, 'up', SECOND, sizeUp)).toEqual([]);
    expect(wrong(VALUES, 'down', SECOND, sizeDown)).toEqual([]);
    expect(wrong(VALUES, 'up', SECOND, sizeDown).length, 'a lie').toBeGreaterThan(10_000);
  });

  it('of a size in plain text too', () => {
    expect(wrong(VALUES, 'up', THIRD, percentUp)).toEqual([]);
  });

  it('at both ends of an interval', () => {
    const ends = (value: number): readonly string[] => interval(value, 2 * value).split(' to ');
    const spoken = (value: number, end: number): string => `${(ends(value)[end] ?? '').replace(/[^%]$/, (last) => last)}`;
    expect(wrong(VALUES, 'down', SECOND, (value) => spoken(value, 0))).toEqual([]);
    expect(wrong(VALUES, 'up', SECOND, (value) => spoken(value / 2, 1))).toEqual([]);
  });

  it('of a ratio', () => {
    const ratios = VALUES.filter((value) => value > 0.05 && value < 1000);
    const said = (text: string): string => text.replace(/^at (?:least|most) /, '');
    const low = (value: number): string => said(ratioBound({ ratio: 2000, low: value, high: 3000 }));
    const high = (value: number): string => said(ratioBound({ ratio: 0.01, low: 0, high: value }));
    expect(wrong(ratios, 'down', 1.2001, low)).toEqual([]);
    expect(wrong(ratios, 'up', 1.2001, high)).toEqual([]);
  });

  it('of a number of deals', () => {
    const deals = VALUES.filter((value) => value > 10)
      .map(Math.round)
      .concat(VALUES.filter((value) => value > 2).map((value) => 1e6 * value));
    expect(wrong(deals, 'down', POWER, (value) => many(value, 'down'))).toEqual([]);
    expect(wrong(deals, 'up', POWER, (value) => many(value, 'up'))).toEqual([]);
    expect(intervalText(1001, 1001)).toEqual(['1,000', '1,010']);
    expect(intervalText(11.9, 12.1)).toEqual(['12', '12']);
    // An estimate is neither.
    expect(many(1001)).toBe('1,000');
  });
});
