import { describe, expect, it } from 'vitest';
import { binomialTails } from '../../../../src/math/tails/binomial.js';
import { gapTables } from '../../../../src/wings/lists/counting/gap-tables.js';
import { neighbourGap } from '../../../../src/wings/lists/statistics/neighbour-gap.js';

/** What both rows say of one list where one bin of the table `of` holds `seen` and the others share the rest as evenly as whole numbers do. */
function rowOf(n: number, of: 0 | 1, bin: number, seen: number): { readonly p: number; readonly chance: number } {
  const tables = gapTables(n, false).map(({ bins: { bins } }) => bins.map(({ size }) => size));
  const sizes = tables[of];
  const rest = n - 1 - sizes[bin];
  const counts = tables.flatMap((table, which) =>
    which === of ? table.map((size, k) => (k === bin ? seen : (size * (n - 1 - seen)) / rest)) : table,
  );
  const fitted = neighbourGap.fit(n, 1);
  if (!('test' in fitted)) throw new Error('it must be asked of so many items');
  const { p } = fitted.test(Float64Array.from(counts))[of];
  const chance = sizes[bin] / (n - 1);
  return { p, chance: binomialTails(seen, n - 1, chance, 1 - chance).atLeast };
}

describe('the law of what follows an item', () => {
  it.each([
    [100, 0],
    [100, 1],
    [200, 1],
    [1000, 1],
  ] as const)('of %i items is no lighter far out than what one bin of few makes by itself, in table %i', (n, of) => {
    const light = [22, 24, 26, 30, 40, 60].map((seen) => rowOf(n, of, 1, seen)).filter(({ chance, p }) => p < chance);
    expect(light).toEqual([]);
  });

  it('falls without a step where another one begins', () => {
    const ps = Array.from({ length: 25 }, (_, k) => rowOf(100, 1, 1, 8 + k).p);
    expect(ps).toEqual(ps.toSorted((a, b) => b - a));
  });
});
