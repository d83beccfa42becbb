import { describe, expect, it } from 'vitest';
import { exactNoncentrality } from '../../src/exact/noncentrality.js';
import { boundeds, shuffles } from '../../src/parts/catalogues.js';
import { readFixture } from '../support/read-fixture.js';

const { rows } = readFixture<{
  rows: readonly { shuffle: string; bounded: string; range: string; position: number; displacement: number; digits: number | null }[];
}>('stats/detection_n52.json');

describe('exact noncentrality at 52 cards', () => {
  it.each(rows.map((row) => [`${row.shuffle} by ${row.bounded}`, row] as const))('%s equals the reference', (_, row) => {
    const found = exactNoncentrality(shuffles.get(row.shuffle), boundeds.get(row.bounded), BigInt(row.range), 52);
    expect((found.positions ?? -1) / row.position).toBeCloseTo(1, 12);
    expect((found.displacement ?? -1) / row.displacement).toBeCloseTo(1, 12);
    if (found.choices !== null && row.digits !== null) expect(found.choices / row.digits).toBeCloseTo(1, 12);
  });

  it('is exactly 0 for every uniform shuffle on even draws', () => {
    for (const shuffle of shuffles.all.filter(({ uniform }) => uniform)) {
      const { choices, positions, displacement } = exactNoncentrality(shuffle, boundeds.get('lemire'), 2n ** 32n, 13);
      expect([choices ?? 0, positions ?? 0, displacement ?? 0]).toEqual([0, 0, 0]);
    }
  });

  it('is unknown for a shuffle that is not a list of swaps', () => {
    expect(exactNoncentrality(shuffles.get('sort-comparator'), boundeds.get('lemire'), 2n ** 32n, 5).positions).toBeNull();
  });
});
