import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Shuffle } from '../../src/core/subject/shuffle.js';
import { fractionValue } from '../../src/math/fraction.js';
import { shuffles } from '../../src/parts/catalogues.js';
import { referenced, referenceOf } from '../parts/shuffle/reference.js';
import { readFixture } from '../support/read-fixture.js';

/** What `npm run keyed` found; .ci/keyed/types.js says what each is. */
interface Table {
  readonly least: readonly { order: string; n: number; rounds: number; sees: number }[];
  readonly whole: readonly { order: string; n: number; sees: number }[];
  readonly proved: readonly { order: string; n: number; reached: string; away: number }[];
  readonly matrices: readonly { order: string; chances: readonly (readonly number[])[] }[];
}

const table = readFixture<Table>('keyed/table.json');
const isKeyed = (one: Shuffle): boolean => one.kind === 'planned' && one.keyed !== undefined;
const matrixOf = (order: string): readonly (readonly number[])[] => table.matrices.find((one) => one.order === order)?.chances ?? [];

describe('the page that says how many rounds are enough', () => {
  it('is made of what was found', () => {
    const made = execFileSync(process.execPath, ['.ci/keyed/keyed.js', '--page'], { encoding: 'utf8' });
    expect(readFileSync('reports/keyed.html', 'utf8')).toBe(made);
  });

  it('has every keyed order of the catalogue, and none that is gone', () => {
    const audited = [...table.least, ...table.whole].map(({ order }) => order);
    expect([...new Set(audited)].sort()).toEqual(shuffles.all.filter(isKeyed).map(({ id }) => id));
    expect([...table.proved, ...table.matrices].filter(({ order }) => !isKeyed(shuffles.get(order)))).toEqual([]);
  });

  it('rests on audits that would have seen a bias of 2 %, and of 52 cards one of 1 %', () => {
    expect([...table.least, ...table.whole].filter(({ n, sees }) => !(sees <= (n === 52 ? 0.01 : 0.02)))).toEqual([]);
  });

  it('has the laws over all keys that another program worked out', () => {
    const both = referenced().flatMap((id) => {
      const reference = referenceOf(id);
      return table.proved.flatMap(({ away, n, order, reached }) => {
        const law = order === reference?.shuffle ? reference.laws.find((one) => one.n === n) : undefined;
        return law ? [[order, n, reached, away, String(law.reachable), fractionValue(law.tv)] as const] : [];
      });
    });
    expect(both.length).toBeGreaterThan(20);
    for (const [order, n, reached, away, expected, distance] of both) {
      expect([order, n, reached]).toEqual([order, n, expected]);
      expect(Math.abs(away - distance)).toBeLessThan(0.0001);
    }
  });

  it('draws a bit reversal as one bit for each, and a network that changed but one half as such', () => {
    expect(matrixOf('bit-reversal')).toEqual(
      Array.from({ length: 16 }, (_, i) => Array.from({ length: 16 }, (__, j) => Number(i + j === 15))),
    );
    // Two rounds: a bit of the right half reaches the right half of the output as itself.
    const right = matrixOf('feistel:2').slice(0, 8);
    expect(right.map((row) => row.slice(0, 8))).toEqual(
      Array.from({ length: 8 }, (_, i) => Array.from({ length: 8 }, (__, j) => Number(i === j))),
    );
  });

  it('draws no cell of an order with rounds enough further from a half than luck leaves', () => {
    // 16,384 pairs, 256 cells: five standard deviations of a half.
    const most = 5 * (0.5 / Math.sqrt(16_384));
    for (const order of ['feistel:6', 'swap-or-not:90', 'feistel-hash:4'])
      expect([
        order,
        ...matrixOf(order)
          .flat()
          .filter((chance) => Math.abs(chance - 0.5) > most),
      ]).toEqual([order]);
  });
});
