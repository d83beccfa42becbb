import { describe, expect, it } from 'vitest';
import { ChildStream } from '../../../src/engine/child/stream.js';
import { positionLaw } from '../../../src/exact/position-law.js';
import { chosenShares } from '../../../src/math/tails/chosen-shares.js';
import { lemire } from '../../../src/parts/bounded/lemire.js';
import { naiveSwap } from '../../../src/parts/shuffle/naive-swap.js';

const TRIALS = 20_000;
const stream = new ChildStream([1, 2, 3, 4]);
const draw = (): number => stream.next();
/** A count of so many trials, as the normal law has it. */
const counted = (chance: number): number =>
  Math.max(
    0,
    Math.round(TRIALS * chance + Math.sqrt(-2 * Math.log(1 - draw()) * TRIALS * chance * (1 - chance)) * Math.cos(2 * Math.PI * draw())),
  );

/** Of cells with these chances: what the largest is seen to have, told to have, and has, on average over 60 samples. */
function largest(chances: readonly number[]): { readonly seen: number; readonly told: number; readonly has: number } {
  const sum = { seen: 0, told: 0, has: 0 };
  for (let sample = 0; sample < 60; sample++) {
    const counts = chances.map(counted);
    const best = counts.indexOf(Math.max(...counts));
    sum.seen += counts[best] / TRIALS / 60;
    sum.told += chosenShares(counts, TRIALS)(counts[best]) / 60;
    sum.has += chances[best] / 60;
  }
  return sum;
}

describe('the share of what is told because it stands out', () => {
  it('of the naive swap of 52 cards is what the cell has, where the share seen is a tenth too large', () => {
    const law = positionLaw(naiveSwap, lemire, 2n ** 32n, 52);
    const { has, seen, told } = largest(Array.from(law, (off) => 1 / 52 + off));
    expect(52 * has).toBeGreaterThan(1.3);
    expect(seen / has).toBeGreaterThan(1.07);
    expect(Math.abs(told / has - 1)).toBeLessThan(0.015);
  });

  it('of even cells is the even share, whatever came most', () => {
    const { seen, told } = largest(Array<number>(400).fill(1 / 20));
    expect(20 * seen).toBeGreaterThan(1.08);
    expect(20 * told).toBeLessThan(1.02);
  });

  it('of one cell far beyond all others is what was seen', () => {
    const { has, told } = largest([...Array<number>(400).fill(1 / 20), 0.4]);
    expect(Math.abs(told / has - 1)).toBeLessThan(0.01);
  });

  it('of counts that are all the same is that share', () => {
    expect(chosenShares([50, 50, 50], 100)(50)).toBe(0.5);
  });
});
