import { describe, expect, it } from 'vitest';
import { fractionValue } from '../../../../src/math/fraction.js';
import { sumTails } from '../../../../src/wings/allocations/laws/sum-law.js';
import { differentResult } from '../../../../src/wings/allocations/laws/table-laws.js';
import { readFixture } from '../../../support/read-fixture.js';
import { judged } from '../make-lists.js';

interface Case {
  readonly strata: readonly number[];
  readonly blocks: readonly (readonly number[])[];
  readonly chances: Readonly<Record<string, readonly [atLeast: string, atMost: string]>>;
}

const { cases } = readFixture<{ readonly cases: readonly Case[] }>('allocations/exact-rows.json');

describe('rows of small lists', () => {
  it.each(cases.map((one) => [one.blocks.map((block) => block.join('')).join(' '), one] as const))('%s: as every list counts', (_, one) => {
    const arms = 1 + Math.max(...one.blocks.flat());
    const strata = [...new Set(one.strata)].map((stratum) => one.blocks.filter((__, k) => one.strata[k] === stratum));
    const { results } = judged(strata, arms);
    const seen = results.map(({ test }) => test);
    for (const [test, [atLeast, atMost]] of Object.entries(one.chances)) {
      const result = results.find((row) => row.test === test || row.test.startsWith(`${test}/`));
      // What is the same in every list is no test, and the number of different orders stands in where orders cannot be counted.
      if (fractionValue(atLeast) === 1 || test === 'different') continue;
      if (test === 'orders' && !result) expect(seen).toContain('places');
      else {
        expect(result?.grade, test).toBe('exact');
        expect(result?.p, test).toBeCloseTo(fractionValue(atLeast), 11);
        expect(result?.lowerP, test).toBeCloseTo(fractionValue(atMost), 11);
      }
    }
  });

  it.each(cases.flatMap((one) => ('different' in one.chances ? [one] : [])))('the number of different orders', ({ blocks, chances }) => {
    const orders = { '0011': 6, '012': 6, '001': 3 }[blocks[0].toSorted((a, b) => a - b).join('')] ?? 0;
    const different = new Set(blocks.map((block) => block.join())).size;
    const { lowerP, p } = differentResult('different', different, blocks.length, orders);
    expect([p, lowerP]).toEqual(chances['different'].map((chance) => expect.closeTo(fractionValue(chance), 11)));
  });
});

describe('the law of a sum', () => {
  const coin = { law: Float64Array.of(0.5, 0.5), times: 250 };

  it('has tails beyond what a double holds as a sum', () => {
    const { atMost, logAtLeast } = sumTails([{ ...coin, times: 5000 }], 5000);
    expect(logAtLeast / (-5000 * Math.LN2)).toBeCloseTo(1, 12);
    expect(atMost).toBe(1);
  });

  it('is that of the binomial, and of two parts together', () => {
    // scipy.stats.binom.sf(179, 250, 0.5) of SciPy 1.17.1
    expect(sumTails([coin], 180).logAtLeast).toBeCloseTo(Math.log(1.201776576732317e-12), 12);
    const halves = [100, 150].map((times) => ({ ...coin, times }));
    expect(sumTails(halves, 180).logAtLeast).toBeCloseTo(sumTails([coin], 180).logAtLeast, 10);
    expect(sumTails([coin], 70).logAtMost).toBeCloseTo(sumTails([coin], 180).logAtLeast, 10);
    expect(sumTails([coin], 125).atLeast).toBeCloseTo(sumTails([coin], 125).atMost, 12);
  });
});
