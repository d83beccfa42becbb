import { describe, expect, it } from 'vitest';
import { reduceLattice } from '../../../../../src/wings/predict/solve/congruence/lattice.js';
import { findLowBits } from '../../../../../src/wings/predict/solve/congruence/low-bits.js';
import { nearPoints } from '../../../../../src/wings/predict/solve/congruence/near-points.js';
import { randomNumbers } from '../../../../support/random-numbers.js';

const MODULUS = 4099;

/** All y of which each multiple lies in its box, one after the other. */
function pointsIn(multipliers: readonly number[], centre: readonly number[], halves: readonly number[]): readonly number[] {
  const off = (value: number): number => Math.abs(((((value + MODULUS / 2) % MODULUS) + MODULUS) % MODULUS) - MODULUS / 2);
  return Array.from({ length: MODULUS }, (_, y) => y).filter((y) => multipliers.every((m, c) => off(m * y - centre[c]) <= halves[c]));
}

describe('nearPoints', () => {
  it('finds what looking at every number finds', () => {
    const random = randomNumbers('boxes');
    const below = (n: number): number => Math.floor(random() * n);
    let points = 0;
    for (let turn = 0; turn < 60; turn++) {
      const size = 2 + (turn % 2);
      const multipliers = Array.from({ length: size }, () => 1 + below(MODULUS - 1));
      const halves = multipliers.map(() => 100.25 + below(300));
      const centre = multipliers.map(() => below(MODULUS));
      const lattice = reduceLattice(multipliers.map(BigInt), BigInt(MODULUS), halves);
      const found = nearPoints(lattice, centre).map(Number);
      const expected = pointsIn(multipliers, centre, halves);
      points += expected.length;
      expect(found.sort((a, b) => a - b)).toEqual(expected);
    }
    expect(points).toBeGreaterThan(500);
  });
});

describe('findLowBits', () => {
  it('finds what looking at every low part finds', () => {
    const random = randomNumbers('low bits');
    const below = (n: number): number => Math.floor(random() * n);
    const [dropped, levels] = [4, 3];
    for (let turn = 0; turn < 40; turn++) {
      const draws = Array.from({ length: 3 + (turn % 7) }, () => ({
        multiplier: 2 * below(2 ** 30) + 1,
        offset: below(2 ** 31),
        twos: 1 + below(levels),
        value: below(8),
      }));
      const expected = Array.from({ length: 2 ** (dropped + levels) }, (_, x) => x).filter((x) =>
        draws.every(
          ({ multiplier, offset, twos, value }) =>
            (((BigInt(multiplier) * BigInt(x) + BigInt(offset)) >> BigInt(dropped)) - BigInt(value)) % (1n << BigInt(twos)) === 0n,
        ),
      );
      expect([...(findLowBits(draws, dropped, levels) ?? [])].sort((a, b) => a - b)).toEqual(expected);
    }
  });
});
