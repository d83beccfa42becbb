import { describe, expect, it } from 'vitest';
import { pairsKernel, sizesKernel } from '../../../src/kinds/piles/statistics/homogeneity.js';
import { pileBlocks } from '../../../src/kinds/piles/statistics/pile-blocks.js';
import type { PartsKernel } from '../../../src/math/pearson/homogeneity-law.js';

/** Lists of blocks of so many piles, each with its chance. */
function deals(piles: number, chances: readonly number[]): readonly (readonly [blocks: readonly number[], chance: number])[] {
  let all: readonly (readonly [readonly number[], number])[] = [[[], 1]];
  for (let i = 0; i < piles; i++)
    all = all.flatMap(([blocks, chance]) => chances.map((p, block): [readonly number[], number] => [[...blocks, block], chance * p]));
  return all;
}

type Kernel = (u: readonly number[]) => number;

const KERNELS: Readonly<Record<string, readonly [make: (piles: number, chances: Float64Array) => PartsKernel, of: Kernel]>> = {
  'one pile after the other': [sizesKernel, (u) => u.reduce((sum, x) => sum + x, 0)],
  'two by two': [pairsKernel, (u) => u.reduce((sum, x, i) => sum + u.slice(i + 1).reduce((rest, y) => rest + x * y, 0), 0)],
};

describe.each(Object.entries(KERNELS))('the kernel of piles, %s', (name, [make, of]) => {
  it.each([
    [2, [0.5, 0.5]],
    [2, [0.2, 0.3, 0.5]],
    [3, [0.25, 0.75]],
    [3, [0.1, 0.4, 0.5]],
    [4, [0.3, 0.7]],
  ])('has the moments of every two deals of %i piles with chances %j', (piles, chances) => {
    const kernel = make(piles, Float64Array.from(chances));
    const all = deals(piles, chances);
    const read: (a: readonly number[], b: readonly number[]) => number = (a, b) =>
      of(a.map((block, i) => (block === b[i] ? 1 / chances[block] : 0) - 1));
    const meanOf = (value: (a: readonly number[], b: readonly number[]) => number): number =>
      all.reduce((sum, [a, p]) => sum + all.reduce((rest, [b, q]) => rest + p * q * value(a, b), 0), 0);
    const beyond = (a: readonly number[]): number => read(a, a) - kernel.degrees;
    expect(meanOf(read)).toBeCloseTo(0, 9);
    expect(meanOf((a, b) => read(a, b) ** 2)).toBeCloseTo(kernel.degrees, 9);
    expect(meanOf((a, b) => read(a, b) ** 3)).toBeCloseTo(kernel.cube, 8);
    expect(meanOf(beyond)).toBeCloseTo(0, 9);
    expect(meanOf((a) => beyond(a) ** 2)).toBeCloseTo(kernel.self?.variance ?? Number.NaN, 8);
    expect(meanOf((a, b) => beyond(a) * beyond(b) * read(a, b))).toBeCloseTo(kernel.self?.along ?? Number.NaN, 8);
    // The rarest cell: a block, or a block of one pile and a block of another. Of pairs the third moment is left out.
    expect(kernel.rarest).toBeCloseTo(name === 'two by two' ? Math.min(...chances) ** 2 : Math.min(...chances), 12);
    if (name !== 'two by two') expect(meanOf((a) => beyond(a) ** 3)).toBeCloseTo(kernel.self?.third ?? Number.NaN, 7);
  });
});

describe('sizes in blocks of neighbours', () => {
  it.each([
    [7, 10, 7],
    [7, 7, 7],
    [1000, 100, 64],
    [65_534, 1000, 64],
    [300, 50, 50],
    [100, 64, 25],
    [10, 9, 2],
    [7, 6, 1],
    [3, 2, 1],
  ])('of 1 to %i, at most %i, are %i, one after the other and nearly equally long', (max, most, blocks) => {
    const { blockOf, chances, cube } = pileBlocks(max, most);
    expect(chances).toHaveLength(blocks);
    const sizes = Array.from({ length: max }, (_, k) => blockOf[k + 1]);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    const lengths = Array.from(chances, (_, block) => sizes.filter((other) => other === block).length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    if (blocks > 1 && blocks < max) expect(Math.min(...lengths)).toBeGreaterThanOrEqual(4);
    for (const [block, chance] of chances.entries()) expect(chance).toBeCloseTo(lengths[block] / max, 14);
    // A pile outside counts as the nearest inside.
    expect([blockOf[0], blockOf[max + 1], blockOf.length]).toEqual([0, blocks - 1, max + 2]);
    const third = chances.reduce((sum, p) => sum + p * (p * (1 / p - 1) ** 3 - (1 - p)), 0);
    expect(Math.abs(cube - third)).toBeLessThan(1e-9 * Math.max(1, third));
  });
});
