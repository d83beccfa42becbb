import { describe, expect, it } from 'vitest';
import { invert, reduceLattice, reduceRows } from '../../../../../src/wings/predict/solve/congruence/lattice.js';
import { randomNumbers } from '../../../../support/random-numbers.js';

const SHARE = 0.98;

type Rows = readonly (readonly bigint[])[];

/** The determinant, by Bareiss's division without remainders. */
function determinant(rows: Rows): bigint {
  const m = rows.map((row) => [...row]);
  let [sign, before] = [1n, 1n];
  for (let k = 0; k < m.length - 1; k++) {
    const pivot = m.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (pivot < 0) return 0n;
    if (pivot !== k) [m[k], m[pivot], sign] = [m[pivot], m[k], -sign];
    for (let i = k + 1; i < m.length; i++)
      for (let j = k + 1; j < m.length; j++) m[i][j] = (m[i][j] * m[k][k] - m[i][k] * m[k][j]) / before;
    before = m[k][k];
  }
  return sign * m[m.length - 1][m.length - 1];
}

/** All that is wrong with a reduced basis of the multiples of `multipliers`. */
function faultsOf(rows: Rows, multipliers: readonly bigint[], modulus: bigint, halves: readonly number[]): string[] {
  const faults: string[] = [];
  const size = multipliers.length;
  const expected = modulus ** BigInt(size - 1);
  const got = determinant(rows);
  if (got !== expected && got !== -expected) faults.push(`determinant ${got}, not ±${expected}`);
  for (const [i, row] of rows.entries()) {
    const y = row[0] * invert(multipliers[0], modulus);
    if (multipliers.some((multiplier, c) => (multiplier * y - row[c]) % modulus !== 0n)) faults.push(`row ${i} is no multiple`);
  }
  const across: number[][] = [];
  const scaled = rows.map((row) => row.map((value, c) => Number(value) / halves[c]));
  const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, c) => sum + value * b[c], 0);
  for (const [i, row] of scaled.entries()) {
    let left = row;
    let last = 0;
    for (const one of across) {
      last = dot(row, one) / dot(one, one);
      if (Math.abs(last) > 0.501) faults.push(`row ${i} is not as short as rows before it make it`);
      left = left.map((value, c) => value - last * one[c]);
    }
    if (i > 0 && dot(left, left) < (SHARE - last * last) * dot(across[i - 1], across[i - 1]))
      faults.push(`rows ${i - 1} and ${i} change places`);
    across.push(left);
  }
  return faults;
}

const whole = (basis: readonly Float64Array[]): Rows => basis.map((row) => Array.from(row, BigInt));

describe('reduceLattice', () => {
  it.each([
    { modulus: 2n ** 48n, size: 12 },
    { modulus: 2n ** 48n, size: 32 },
    { modulus: 2n ** 31n - 1n, size: 8 },
    { modulus: 2n ** 30n, size: 20 },
    { modulus: 2n ** 10n, size: 5 },
    { modulus: 8n, size: 2 },
  ])('keeps the lattice and its determinant, and leaves it reduced: $size multiples modulo $modulus', ({ modulus, size }) => {
    const random = randomNumbers(`lattice ${modulus} ${size}`);
    for (let turn = 0; turn < 3; turn++) {
      const multipliers = Array.from({ length: size }, () => (BigInt(Math.floor(random() * 2 ** 48)) % (modulus / 2n)) * 2n + 1n);
      const halves = Array.from({ length: size }, () => Number(modulus) / (2 + 50 * random()));
      const { basis } = reduceLattice(multipliers, modulus, halves);
      expect(faultsOf(whole(basis), multipliers, modulus, halves)).toEqual([]);
    }
  });

  it('reduces the multiples of a congruence in a row', () => {
    const modulus = 2n ** 48n;
    const multipliers = Array.from({ length: 11 }, (_, k) => 0x5_deec_e66dn ** BigInt(k + 1) % modulus);
    const halves = multipliers.map((_, k) => 2 ** 47 / (52 - k));
    expect(faultsOf(whole(reduceLattice(multipliers, modulus, halves).basis), multipliers, modulus, halves)).toEqual([]);
  });

  it('is not what faults are found in alone', () => {
    const [multipliers, halves] = [
      [1n, 700n, 333n],
      [100, 90, 80],
    ];
    const { basis } = reduceLattice(multipliers, 1024n, halves);
    const longer = whole(basis).map((row, i, rows) => (i === 2 ? row.map((value, c) => value + 2n * rows[0][c]) : row));
    const other = whole(basis).map((row, i) => (i === 1 ? row.map((value, c) => value + (c === 2 ? 1n : 0n)) : row));
    const plain = [
      [1n, 700n, 333n],
      [0n, 1024n, 0n],
      [0n, 0n, 1024n],
    ].reverse();
    expect([longer, other, plain].map((rows) => faultsOf(rows, multipliers, 1024n, halves).length > 0)).toEqual([true, true, true]);
  });

  it('finds the shortest vector of small lattices', () => {
    const random = randomNumbers('shortest');
    for (let turn = 0; turn < 20; turn++) {
      const [a, b] = [1 + Math.floor(random() * 500), 1 + Math.floor(random() * 500)];
      const rows = [Float64Array.of(1, a, b), Float64Array.of(0, 509, 0), Float64Array.of(0, 0, 509)];
      let least = Number.POSITIVE_INFINITY;
      for (let y = 1; y < 509; y++)
        least = Math.min(
          least,
          [1, a, b].map((m) => ((m * y + 254) % 509) - 254).reduce((sum, value) => sum + value ** 2, 0),
        );
      // LLL's first vector is within a factor of the shortest; in three dimensions it nearly always is the shortest itself.
      const { lengths } = reduceRows(rows, [1, 1, 1]);
      expect(lengths[0]).toBeGreaterThanOrEqual(least);
      expect(lengths[0]).toBeLessThanOrEqual(least * 1.8);
    }
  });
});
