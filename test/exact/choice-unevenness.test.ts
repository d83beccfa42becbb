import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Bounded } from '../../src/core/subject/bounded.js';
import { choiceUnevenness } from '../../src/exact/noncentrality.js';
import * as catalogued from '../../src/parts/bounded/index.js';
import { fisherYates } from '../../src/parts/shuffle/fisher-yates.js';
import { even, modulo, multiplyShift } from './bounded-laws.js';

const fixture: {
  rows: readonly { name: string; digits_w2: number | null }[];
  steps: readonly { w: number; k: number; rem: number; chi2_div_f: number }[];
} = JSON.parse(readFileSync(new URL('../../fixtures/stats/position_laws.json', import.meta.url), 'utf8'));

const relativeError = (found: number, expected: number): number => (expected === 0 ? Math.abs(found) : Math.abs(found / expected - 1));
const byMethod: readonly (readonly [string, Bounded])[] = [
  ['modulo', modulo],
  ['multiply-shift', multiplyShift],
];

describe.each(byMethod)('choiceUnevenness of %s', (_, bounded) => {
  it('is the reference for one draw from words of 4 to 64 bits', () => {
    for (const { w, k, chi2_div_f } of fixture.steps) {
      expect(relativeError(choiceUnevenness(Uint32Array.of(k), bounded, 2n ** BigInt(w)), chi2_div_f), `${w} bits below ${k}`).toBeLessThan(
        1e-15,
      );
    }
    expect(fixture.steps.length).toBeGreaterThan(50);
  });

  it.each([8, 15, 16, 32])('is the reference for the draws of 52 cards from %i-bit words', (w) => {
    const expected = fixture.rows.find(({ name }) => name === `fy_down_mod_${w}bit`)?.digits_w2 ?? Number.NaN;
    expect(relativeError(choiceUnevenness(fisherYates.bounds(52), bounded, 2n ** BigInt(w)), expected)).toBeLessThan(1e-14);
  });
});

it('choiceUnevenness of a method that rejects is 0', () => {
  expect(choiceUnevenness(fisherYates.bounds(52), even, 2n ** 32n)).toBe(0);
});

it('choiceUnevenness counts a bound as often as it is drawn', () => {
  const once = choiceUnevenness(Uint32Array.of(3, 7), modulo, 2n ** 8n);
  expect(relativeError(choiceUnevenness(Uint32Array.of(3, 7, 3, 7), modulo, 2n ** 8n), 2 * once)).toBeLessThan(1e-15);
});

it('choiceUnevenness of modulo is rem (K − rem) / R², for a range that is no power of two as well', () => {
  const range = 2_147_483_646n;
  for (const bound of [2, 3, 52, 1000]) {
    const rem = range % BigInt(bound);
    const expected = Number(rem * (BigInt(bound) - rem)) / Number(range) ** 2;
    expect(relativeError(choiceUnevenness(Uint32Array.of(bound), modulo, range), expected)).toBeLessThan(1e-14);
  }
});

it.each([8, 15, 32])('choiceUnevenness of the catalogued methods on %i-bit words is that of their definitions', (w) => {
  const of = (bounded: Bounded): number => choiceUnevenness(fisherYates.bounds(52), bounded, 2n ** BigInt(w));
  expect(of(catalogued.modulo)).toBe(of(modulo));
  expect(of(catalogued.multiplyShift)).toBe(of(multiplyShift));
  expect(of(catalogued.lemire)).toBe(0);
});
