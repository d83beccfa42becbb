import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON, type Fields, fits, readSettings, usualOf, writeSettings } from '../../src/lab/settings.js';

const FIELDS: Fields = {
  ...COMMON,
  n: { of: ['3', '4'] },
  deals: { of: ['100', '1000'], usual: '1000' },
  seed: { from: 1, to: 99, usual: 7 },
};
const USUAL = { lang: 'en', only: '0', guess: '0', n: '3', deals: '1000', seed: '7' };

describe('the settings of an address', () => {
  it('are the usual ones where nothing is said', () => {
    expect(readSettings('', FIELDS)).toEqual({ settings: USUAL, refused: [] });
    expect(readSettings('#lesson=watch', FIELDS)).toEqual({ settings: USUAL, refused: [] });
  });

  it('come back as they were written, and what is usual is not written', () => {
    const setting = ([name, field]: [string, Fields[string]]): fc.Arbitrary<[string, string]> =>
      ('of' in field ? fc.constantFrom(...field.of) : fc.integer({ min: field.from, max: field.to }).map(String)).map((value) => [
        name,
        value,
      ]);
    fc.assert(
      fc.property(fc.tuple(...Object.entries(FIELDS).map(setting)), (pairs) => {
        const settings = Object.fromEntries(pairs);
        const hash = writeSettings(['lesson', 'watch'], settings, FIELDS);
        expect(readSettings(hash, FIELDS)).toEqual({ settings, refused: [] });
        for (const [name, value] of pairs)
          expect(new URLSearchParams(hash.slice(1)).has(name)).toBe(value !== usualOf(FIELDS[name] ?? { of: [] }));
      }),
      { seed: 20261123 },
    );
  });

  it.each([
    ['a word that is not offered', '#n=5', { name: 'n', got: '5', field: FIELDS['n'] }],
    ['a number beyond its end', '#seed=100', { name: 'seed', got: '100', field: FIELDS['seed'] }],
    ['a number that is none', '#seed=0x10', { name: 'seed', got: '0x10', field: FIELDS['seed'] }],
    ['an empty one', '#seed=', { name: 'seed', got: '', field: FIELDS['seed'] }],
    ['a setting that there is not', '#speed=3', { name: 'speed', got: '3', field: null }],
    ['a name of every object', '#constructor=3', { name: 'constructor', got: '3', field: null }],
  ])('refuse %s, name it, and keep the usual one', (_, hash, refused) => {
    expect(readSettings(hash, FIELDS)).toEqual({ settings: USUAL, refused: [refused] });
  });

  it('fit within their bounds, both ends included', () => {
    const field = { from: 2, to: 4, usual: 3 };
    expect(['1', '2', '4', '5', '3.0', ' 3'].map((one) => fits(field, one))).toEqual([false, true, true, false, false, false]);
  });
});
