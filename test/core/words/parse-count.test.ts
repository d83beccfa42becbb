import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { parseCount } from '../../../src/core/words/parse-count.js';

describe('a whole number as it is typed', () => {
  it.each([
    ['0', 0],
    ['52', 52],
    ['200000', 200_000],
    ['1e6', 1_000_000],
    ['2.5e5', 250_000],
    ['1E+3', 1000],
    ['12.0', 12],
  ])('%s is read', (text, value) => {
    expect(parseCount('n', text, 0, 1_000_000)).toBe(value);
  });

  it.each(['', ' 5', '5 ', '-1', '+5', '1.5', '1e-1', '0x10', 'five', '1e', '.5', '1e100', '9007199254740993'])('%j is none', (text) => {
    expect(() => parseCount('n', text, 0, 999)).toThrow(`--n must be a whole number from 0 to 999, got "${text}"`);
  });

  it('lies within its bounds, and says how large ones may be written', () => {
    expect([parseCount('n', '2', 2, 9), parseCount('n', '9', 2, 9)]).toEqual([2, 9]);
    expect(() => parseCount('n', '1', 2, 9)).toThrow('--n must be a whole number from 2 to 9, got "1"');
    expect(() => parseCount('n', '10', 2, 9)).toThrow(AuditError);
    expect(() => parseCount('trials', '0', 1, 1e6)).toThrow(
      '--trials must be a whole number from 1 to 1000000, such as 200000 or 1e6, got "0"',
    );
    expect(() => parseCount('trials', '0', 1, 999_999)).toThrow('to 999999, got');
    expect(() => parseCount('trials', '0', 1, 9)).toThrow(expect.objectContaining({ code: 'E_USAGE' }));
  });
});
