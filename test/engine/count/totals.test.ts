import { expect, it } from 'vitest';
import { Totals } from '../../../src/engine/count/totals.js';

it('lists that say the same end to end are joined while they are short, and others are kept side by side', () => {
  const [joined, apart] = [true, false].map((join) => {
    const totals = new Totals(['lists'], join);
    for (let block = 0; block < 100; block++) totals.add([block], [['lists', Float64Array.of(block, -block)]]);
    totals.add([100], [['lists', new Float64Array(9000)]]);
    totals.add([101], [['lists', Float64Array.of(1)]]);
    return totals.kept.get('lists')?.map(({ length }) => length);
  });
  expect(joined).toEqual([200, 9000, 1]);
  expect(apart).toEqual([...Array.from({ length: 100 }, () => 2), 9000, 1]);
  const totals = new Totals(['lists'], true);
  totals.add([0], [['lists', Float64Array.of(1, 2)]]);
  const copy = totals.copy();
  copy.add([1], [['lists', Float64Array.of(3)]]);
  expect([totals, copy].map(({ kept }) => kept.get('lists')?.map((list) => [...list]))).toEqual([[[1, 2]], [[1, 2, 3]]]);
});

it('adds blocks without a change of the arrays that came in, also where two totals share one', () => {
  const blocks = [
    [1, 2],
    [10, 20],
    [100, 200],
  ].map((counts) => Float64Array.from(counts));
  const [all, pending] = [new Totals([]), new Totals([])];
  for (const [index, counts] of blocks.entries()) {
    all.add([index], [['counts', counts]]);
    if (index !== 1) pending.add([index], [['counts', counts]]);
  }
  expect([all, pending].map(({ added }) => [...(added.get('counts') ?? [])])).toEqual([
    [111, 222],
    [101, 202],
  ]);
  expect(blocks.map((counts) => [...counts])).toEqual([
    [1, 2],
    [10, 20],
    [100, 200],
  ]);
  const copy = all.copy();
  copy.add([3], [['counts', Float64Array.of(1000, 2000)]]);
  expect([...(all.added.get('counts') ?? [])]).toEqual([111, 222]);
});
