import { describe, expect, it } from 'vitest';
import type { NearWishes } from '../../../../src/wings/lists/near/near.js';
import { recognise } from '../../../../src/wings/lists/near/recognise.js';
import { below, evenList } from '../../../support/even-list.js';

const draw = below(40);
const N = 1203;
const list = [...evenList(N, draw)];
const other = [...evenList(N, draw)];
const ranksOf = (items: readonly number[], many: number): number[][] =>
  Array.from({ length: many }, (_, rank) => items.filter((_item, k) => k % many === rank));

function read(
  values: readonly number[],
  wishes: NearWishes = {},
  more: Partial<Parameters<typeof recognise>[0]> = {},
): ReturnType<typeof recognise> {
  const numbers = { values: Float64Array.from(values), sizes: [values.length], marks: [], unasked: false, columns: 0, ...more };
  return recognise(numbers, wishes, 'a file');
}

function lists(found: ReturnType<typeof recognise>): readonly (readonly number[])[] {
  return typeof found === 'string' ? [] : found.lists.map((one) => [...one]);
}

describe('what is nearly an order', () => {
  it('of numbers with gaps is read by their size, negative ones too', () => {
    expect(lists(read([40, -7, 12, 1000, 13].concat(list.map((item) => 2000 + 3 * item))))).toEqual([
      [3, 0, 1, 4, 2].concat(list.map((item) => item + 5)),
    ]);
  });

  it('of a distributed sampler loses what fills up its ranks, and nothing else', () => {
    for (const many of [2, 4, 6, 8, 16, 64]) {
      const padded = [...list, ...list.slice(0, (many - (N % many)) % many)];
      const again = padded.length - N;
      if (again === 0) continue;
      const gathered = read(padded);
      expect([lists(gathered), gathered]).toEqual([
        [list],
        expect.objectContaining({ reading: { again: { count: again, padded: true } } }),
      ]);
      const parts = ranksOf(padded, many);
      const ranks = read(parts.flat(), {}, { sizes: parts.map(({ length }) => length) });
      expect(ranks).toMatchObject({ reading: { again: { count: again, padded: true, ranks: many } } });
      expect(lists(ranks)).toEqual([ranksOf(list, many).flat()]);
      // The files of ten ranks and more are named in another order by the shell.
      const shuffled = parts.toReversed();
      expect(read(shuffled.flat(), {}, { sizes: shuffled.map(({ length }) => length) })).toMatchObject({
        reading: { again: { count: again } },
      });
    }
  });

  it('is split into epochs, whole, with the last one cut, each without some items, or in turns', () => {
    expect(lists(read([...list, ...other, ...list]))).toEqual([list, other, list]);
    expect(read([...list, ...other, ...list.slice(0, 300)])).toMatchObject({ reading: { epochs: { n: N, lists: 2, left: 300, turn: N } } });
    expect(lists(read([...list, ...list.slice(5, 300)], { as: 'epochs' }))).toEqual([list]);
    const dropped = lists(read([...list.slice(0, 1152), ...other.slice(0, 1152)]));
    expect(dropped.map((one) => new Set(one).size)).toEqual([1152, 1152]);
    const turns = Array.from({ length: 3 }, (_, rank) => [
      ...list.slice(rank * 401, (rank + 1) * 401),
      ...other.slice(rank * 401, (rank + 1) * 401),
    ]);
    expect(lists(read(turns.flat()))).toEqual([list, other]);
    expect(lists(read(turns.flat(), {}, { sizes: [802, 802, 802] }))).toEqual([list, other]);
    expect(lists(read(list.flatMap((item, k) => [item, other[k]])))).toEqual([list, other]);
  });

  it('of equal items is an order in which the copies of each have numbers one behind the other', () => {
    const values = [...evenList(3 * N, draw)].map((item) => item % N);
    const found = read(values);
    expect(found).toMatchObject({ reading: { copies: { kinds: N, fewest: 3, most: 3 } } });
    expect(lists(found)[0].map((item) => Math.floor(item / 3))).toEqual(values);
    expect(read(values.map((item) => Math.floor(item / 100)))).toMatchObject({ reading: { copies: { kinds: 13 } } });
    // Other lots for another file, so that copies of two lists do not keep together.
    expect(
      lists(recognise({ values: Float64Array.from(values), sizes: [values.length], marks: [], unasked: false, columns: 0 }, {}, 'b')),
    ).not.toEqual(lists(found));
  });

  it('of a sample counts which came', () => {
    const sample = read(list.slice(0, 300), { sampleOf: N });
    expect(typeof sample === 'string' ? null : [...(sample.sample?.which ?? [])].slice(0, 64).reduce((sum, many) => sum + many)).toBe(300);
  });
});

describe('what may be read in two ways, or is no list', () => {
  const drawn = Array.from({ length: N }, () => draw(N));
  const table = list.flatMap((item, row) => [row, item]);
  it.each([
    ['items drawn with replacement', 'again', drawn, {}],
    ['a whole list and the beginning of another', 'epochs', [...list, ...other.slice(0, 300)], {}],
    [
      'epochs of which the edges were mixed',
      'mixed',
      [...list.slice(0, 900), ...[...list.slice(900), ...other.slice(0, 300)].reverse(), ...other.slice(300)],
      {},
    ],
    ['labels that take turns', 'mixed', list.map((_, k) => k % 2).slice(0, 1200), {}],
    ['one number far from the others', 'strangers', list.with(77, 999_999), {}],
    ['one number far below the others', 'strangers', list.map((item) => item + 5000).with(77, 1), {}],
    ['rows and items of a table', 'rows', table, { unasked: true }],
    ['rows of a table with ids', 'rows', table.map((item, k) => (k % 2 === 0 ? item : item + 70_000)), { unasked: true }],
    ['a text in the middle', 'marks', list, { marks: [77] }],
    [
      'a part that was not named',
      'parts',
      ranksOf(list, 8).slice(1).flat(),
      {
        sizes: ranksOf(list, 8)
          .slice(1)
          .map(({ length }) => length),
      },
    ],
    ['the same part twice', 'overlap', [...list.slice(0, 600), ...list.slice(0, 600)], { sizes: [600, 600] }],
  ] as const)('%s', (_what, reason, values, more) => {
    expect(read(values, {}, more)).toBe(reason);
  });

  it('is read where somebody says how', () => {
    expect(lists(read(drawn, { as: 'drop' }))[0]).toHaveLength(new Set(drawn).size);
    expect(read(drawn, { as: 'copies' })).toMatchObject({ reading: { copies: { fewest: 1 } } });
    expect(read(drawn, { as: 'epochs' })).toBe('not-epochs');
    expect(read(list.slice(0, 300), { sampleOf: 350 })).toBe('sample');
  });
});
