import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../src/engine/record/canonical.js';

const SEED = { seed: 20261121, numRuns: 500 };
const tree = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

describe('canonical JSON', () => {
  it('reads back as the same value', () => {
    fc.assert(
      fc.property(tree, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(value);
      }),
      SEED,
    );
  });

  it('does not depend on the order in which keys were set', () => {
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : value !== null && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, field]) => [key, reversed(field)]),
            )
          : value;
    fc.assert(
      fc.property(tree, (value) => {
        expect(canonical(reversed(value))).toBe(canonical(value));
      }),
      SEED,
    );
  });

  it('holds no white space outside strings and sorts by code unit', () => {
    expect(canonical({ b: [1, { d: null, c: 'x y' }], a: true, B: 1e-7 })).toBe('{"B":1e-7,"a":true,"b":[1,{"c":"x y","d":null}]}');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('refuses %d, which JSON would turn into null', (value) => {
    expect(() => canonical({ p: value })).toThrow(`a record holds finite numbers only, got ${value}`);
  });

  it('leaves out what is undefined, and refuses what is no plain data', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    const code = 'E_INTERNAL';
    const refused = (value: unknown): unknown =>
      expect.objectContaining({ code, message: `a record holds plain data only, got ${typeof value}` });
    for (const value of [undefined, 1n, Symbol('s'), () => 1])
      expect(() => canonical([value]), typeof value).toThrow(refused(value) as Error);
    expect(() => canonical(Number.NaN)).toThrow(expect.objectContaining({ code }) as Error);
  });
});
