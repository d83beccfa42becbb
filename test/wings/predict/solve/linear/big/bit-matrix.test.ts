import { describe, expect, it } from 'vitest';
import { instantiate } from '../../../../../../src/kernel/kernels.js';
import { BitMatrix } from '../../../../../../src/wings/predict/solve/linear/big/bit-matrix.js';
import { bitMemory } from '../../../../../../src/wings/predict/solve/linear/big/bit-memory.js';
import { BitSystem } from '../../../../../../src/wings/predict/solve/linear/bit-system.js';
import { randomNumbers } from '../../../../../support/random-numbers.js';

/** Equations, and two right sides: sums of given unknowns, and bits that have nothing to do with them. */
interface System {
  readonly unknowns: number;
  readonly rows: readonly Uint32Array[];
  readonly sides: readonly (readonly number[])[];
}

const parity = (word: number): number => [...(word >>> 0).toString(2)].filter((bit) => bit === '1').length & 1;

const dot = (a: Uint32Array, b: Uint32Array): number => parity(a.reduce((sum, word, w) => sum ^ (word & b[w]), 0));

/** `independent` random rows, and sums of two of them. */
function systemOf(seed: string, unknowns: number, independent: number, count: number): System {
  const random = randomNumbers(seed);
  const words = Math.ceil(unknowns / 32);
  const word = () => Math.floor(random() * 2 ** 32);
  const row = () => Uint32Array.from({ length: words }, (_, w) => (32 * w + 32 > unknowns ? word() & (2 ** (unknowns % 32) - 1) : word()));
  const first = Array.from({ length: independent }, row);
  const rows = Array.from({ length: count }, (_, k) => {
    const [a, b] = [first[k % independent], first[Math.floor(random() * independent)]];
    return k < independent || a === b ? a : a.map((one, w) => one ^ b[w]);
  });
  const unknown = row();
  return { unknowns, rows, sides: [rows.map((one) => dot(one, unknown)), rows.map(() => Math.floor(random() * 2))] };
}

function eliminated({ rows, sides, unknowns }: System, take?: typeof bitMemory): BitMatrix {
  const matrix = new BitMatrix(rows.length, unknowns, 0, take);
  for (const [r, row] of rows.entries()) {
    for (let u = 0; u < unknowns; u++) if ((row[u >>> 5] >>> (u & 31)) & 1) matrix.toggle(r, u);
    for (const [s, side] of sides.entries()) matrix.setSide(r, s, side[r]);
  }
  matrix.eliminate();
  return matrix;
}

const plain: typeof bitMemory = (bytes) => bitMemory(bytes, null);

const answersOf = (matrix: BitMatrix, sides: number) => ({
  rank: matrix.rank,
  contradicts: Array.from({ length: sides }, (_, side) => matrix.contradicts(side)),
});

/** By equations taken one at a time. */
function oneByOne({ rows, sides, unknowns }: System) {
  const systems = sides.map((side) => {
    const system = new BitSystem(unknowns);
    return { system, contradicts: rows.map((row, r) => system.add(row, side[r])).includes(false) };
  });
  return { rank: systems[0].system.rank, contradicts: systems.map(({ contradicts }) => contradicts) };
}

describe('elimination by the Method of Four Russians', () => {
  it.each([
    [1, 1, 1],
    [31, 20, 40],
    [64, 64, 64],
    [65, 65, 90],
    [130, 128, 131],
    [500, 3, 80],
    [512, 511, 700],
    [513, 513, 530],
    [700, 600, 1000],
    [1100, 1100, 1110],
    [1100, 300, 300],
  ])('of %i unknowns in %i independent rows of %i says what plain elimination does', (unknowns, independent, count) => {
    const system = systemOf(`${unknowns}/${count}`, unknowns, independent, count);
    const expected = oneByOne(system);
    for (const matrix of [eliminated(system), eliminated(system, plain)]) {
      expect(answersOf(matrix, 2)).toEqual(expected);
      for (const [side, contradicts] of expected.contradicts.entries()) {
        if (contradicts) continue;
        const found = matrix.solve(side);
        expect(system.rows.map((row) => dot(row, found))).toEqual(system.sides[side]);
        const free = matrix.free();
        expect(free.length).toBe(unknowns - expected.rank);
        for (const one of free.slice(0, 5)) {
          const turned = found.map((word, w) => word ^ matrix.turnedWith(one)[w]);
          expect(system.rows.map((row) => dot(row, turned))).toEqual(system.sides[side]);
          expect(turned).not.toEqual(found);
        }
      }
    }
  });

  it('a right side that one row contradicts is told from those that none does', () => {
    const system = systemOf('sides', 200, 200, 230);
    const [right] = system.sides;
    const sides = right.map((_, wrong) => right.map((value, r) => (r === wrong ? value ^ 1 : value))).slice(0, 20);
    const matrix = eliminated({ ...system, sides: [right, ...sides] });
    expect(answersOf(matrix, 21)).toEqual(oneByOne({ ...system, sides: [right, ...sides] }));
    expect({ contradicted: matrix.contradicts(0) }).toEqual({ contradicted: false });
  });

  it('a lie in a kernel is seen', () => {
    const kernels = instantiate();
    if (!kernels) throw new Error('this engine has no kernels');
    const system = systemOf('lie', 300, 300, 320);
    const skips: typeof bitMemory = (bytes) => bitMemory(bytes, { ...kernels, sumTables: () => undefined });
    const late: typeof bitMemory = (bytes) =>
      bitMemory(bytes, { ...kernels, addSums: (rows, count, choices, tables) => kernels.addSums(rows, count, choices + 1, tables) });
    for (const lie of [skips, late]) expect(answersOf(eliminated(system, lie), 2)).not.toEqual(oneByOne(system));
  });
});
