import { describe, expect, it } from 'vitest';
import { type HandKernel, seenCardsKernel, seenPairsKernel, seenPlacesKernel } from '../../../src/math/hands/seen-kernels.js';

/** Every deal of `k` of `n` cards, in order. */
function deals(n: number, k: number): readonly (readonly number[])[] {
  if (k === 0) return [[]];
  const cards = Array.from({ length: n }, (_, card) => card);
  return deals(n, k - 1).flatMap((deal) => cards.filter((card) => !deal.includes(card)).map((card) => [...deal, card]));
}

const KERNELS: Readonly<Record<string, (n: number, k: number) => HandKernel>> = {
  'which cards are seen': seenCardsKernel,
  'their places': seenPlacesKernel,
  'which two are seen together': seenPairsKernel,
};

describe.each(Object.entries(KERNELS))('the kernel of %s', (_, make) => {
  it.each([
    [5, 2],
    [6, 3],
    [6, 4],
    [7, 3],
  ])('of %i cards, %i seen, has its moments over every deal, and is its degrees for a deal with itself', (n, k) => {
    const kernel = make(n, k);
    const all = deals(n, k);
    // Cards and places are named at will: what holds for one first deal holds for all.
    const [first] = all;
    const values = all.map((deal) =>
      kernel.of(deal.filter((card) => first.includes(card)).length, deal.filter((card, p) => card === first[p]).length),
    );
    const meanOf = (power: number): number => values.reduce((sum, value) => sum + value ** power, 0) / all.length;
    expect(values[0]).toBeCloseTo(kernel.degrees, 9);
    expect(meanOf(1)).toBeCloseTo(0, 9);
    expect(meanOf(2)).toBeCloseTo(kernel.degrees, 9);
    expect(meanOf(3)).toBeCloseTo(kernel.cube, 8);
  });
});

it('the place of a single card tells nothing beside the card', () => {
  expect(seenPlacesKernel(6, 1)).toMatchObject({ degrees: 0, cube: 0 });
});
