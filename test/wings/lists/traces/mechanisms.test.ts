import { describe, expect, it } from 'vitest';
import { ListCounting } from '../../../../src/wings/lists/counting/count-lists.js';
import { fitLists } from '../../../../src/wings/lists/counting/fit-lists.js';
import { headLengths, type ListFacts, listFacts } from '../../../../src/wings/lists/traces/list-facts.js';
import { listMechanisms, mechanismsOf } from '../../../../src/wings/lists/traces/mechanism-catalogue.js';
import { below, evenList } from '../../../support/even-list.js';
import type { Draw } from './planted.js';
import * as make from './planted.js';
import { numberFaults, PLANTED } from './planted-cases.js';

const N = 20_000;

/** `held`: of the first list no more items than these are looked at one by one. */
function factsOf(lists: readonly Uint32Array[], held = Number.POSITIVE_INFINITY): ListFacts {
  const [{ length: n }] = lists;
  const counting = new ListCounting(n, fitLists(n, lists.length, 'standard').statistics);
  for (const list of lists) counting.add(list);
  const { first, other } = headLengths(n, lists.length);
  return listFacts(
    n,
    counting.counts,
    lists.map((list, k) => list.subarray(0, Math.min(held, k === 0 ? first : other))),
  );
}

/** An order with so many exchanges of two items. */
function exchanged(times: number, draw: Draw): Uint32Array {
  const list = make.unshuffledList(N);
  for (let k = 0; k < times; k++) {
    const [one, other] = [draw(N), draw(N)];
    [list[one], list[other]] = [list[other], list[one]];
  }
  return list;
}

/** An order in which two items of either half changed places. */
function exchangedWithinHalves(): Uint32Array {
  const list = make.unshuffledList(N);
  for (const half of [0, N / 2]) [list[half], list[half + N / 2 - 1]] = [list[half + N / 2 - 1], list[half]];
  return list;
}

/** Three blocks of different lengths in another order. */
function tens(): Uint32Array {
  const list = make.unshuffledList(N);
  return Uint32Array.from([...list.subarray(12_340), ...list.subarray(4_560, 12_340), ...list.subarray(0, 4_560)]);
}

/** Each hundred items of a list from the last to the first. */
function turned(list: Uint32Array): Uint32Array {
  return list.map((_, k) => list[k + 99 - 2 * (k % 100)]);
}

/** An order whose second half alone is shuffled. */
function half(draw: Draw): Uint32Array {
  const list = make.unshuffledList(N);
  list.set(
    evenList(N / 2, draw).map((item) => N / 2 + item),
    N / 2,
  );
  return list;
}

/** Three long blocks in this order, and behind them some items that are shuffled. */
function long(order: readonly number[], draw: Draw): Uint32Array {
  const each = 6500;
  return Uint32Array.from([
    ...order.flatMap((block) => Array.from({ length: each }, (_, k) => block * each + k)),
    ...evenList(N - 3 * each, draw).map((item) => 3 * each + item),
  ]);
}

describe('mechanisms of lists', () => {
  it.each(PLANTED.filter(({ short }) => short).map((planted) => [planted.name, planted] as const))(
    'made by %s are told by what it leaves, in a headline of at most 12 words and whole sentences',
    (_, { make, mechanism, numbers }) => {
      const [found] = mechanismsOf(factsOf(make(N, below(23))));
      expect(found?.id ?? null).toBe(mechanism);
      expect(numberFaults(numbers?.(N) ?? [], found?.numbers ?? [])).toEqual([]);
      if (!found) return;
      for (const { high, low, value } of found.numbers) {
        expect(low ?? value).toBeLessThanOrEqual(value);
        expect(high ?? value).toBeGreaterThanOrEqual(value);
      }
      const { headline, sentences } = listMechanisms.get(found.id);
      const said = headline(found, N);
      expect(said).not.toMatch(/^[A-Z]|\.$/);
      expect(said.split(' ').length).toBeLessThanOrEqual(12);
      for (const sentence of sentences(found, N)) expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    },
  );

  it('are each planted', () => {
    const planted = PLANTED.map(({ mechanism }) => mechanism);
    expect(listMechanisms.all.map(({ id }) => id).filter((id) => !planted.includes(id))).toEqual([]);
  });

  it.each([100, 1000, 5000])('say nothing of 100 even lists of %i items', (n) => {
    const draw = below(n);
    const said = Array.from({ length: 100 }, () => mechanismsOf(factsOf([evenList(n, draw)]))).flat();
    expect(said).toEqual([]);
  });

  it.each([
    ['a twentieth of the list', (draw: Draw) => [make.partly(N, N / 20, draw)], 'part-shuffled'],
    ['a few exchanges', (draw: Draw) => [exchanged(20, draw)], null],
    ['two halves shuffled within', (draw: Draw) => [make.chunksWithin(N, N / 2, draw)], 'shuffled-shards'],
    ['a few exchanges within two halves', () => [exchangedWithinHalves()], 'window'],
    ['pairs behind a buffer of four', (draw: Draw) => [make.buffered(make.blocks(N, 2, draw), 4, draw)], null],
    ['tens behind a buffer of five', (draw: Draw) => [make.buffered(make.blocks(N, 10, draw), 5, draw)], null],
    ['three blocks whose lengths are all tens', () => [tens()], 'block-permutation'],
    ['blocks that are turned round', () => [turned(make.unshuffledList(N))], 'window'],
    ['blocks in another order that are turned round', (draw: Draw) => [turned(make.blocks(N, 100, draw))], null],
    ['a window of a short list', (draw: Draw) => [make.jittered(200, 12, draw)], 'window'],
    ['one list that is shuffled and one that is not', (draw: Draw) => [make.unshuffledList(N), evenList(N, draw)], null],
    ['two that are left as they were for a half', (draw: Draw) => [half(draw), half(draw)], 'window', N / 2 + 20],
    ['two that begin with the same long block', (draw: Draw) => [long([1, 0, 2], draw), long([1, 2, 0], draw)], 'window', N / 3],
    [
      'two that begin with blocks of each other',
      (draw: Draw) => [long([1, 0, 2], draw), long([0, 1, 2], draw)],
      'block-permutation',
      0.65 * N,
    ],
    ['a list that is left as it was for as long as it is held', (draw: Draw) => [half(draw)], 'part-shuffled', N / 4],
  ] as const)('claim no more of %s than fits', (_, lists, mechanism, held?: number) => {
    expect(mechanismsOf(factsOf(lists(below(29)), held))[0]?.id ?? null).toBe(mechanism);
  });

  // One seed a length, and the same mechanisms at every one: what is planted is named, with its number, or nothing is.
  it.each([1000, 10_000])('of every size planted in %i items are named, or none is', (n) => {
    const draw = below(n + 7);
    const wrong = [2, 5, 10, 20, 50, 100, n / 20, n / 10, n / 5, n / 3, n / 2].map(Math.floor).flatMap((size) =>
      (
        [
          ['chunks', make.chunksWithin(n, size, draw), 'shuffled-shards', size],
          ['shards', make.shardsWithin(n, size, draw), 'shuffled-shards', size],
          ['buffer', make.buffered(make.unshuffledList(n), size, draw), 'shuffle-buffer', size],
          ['turns', make.interleaved(n, n / Math.ceil(n / size)), 'interleave', n / Math.ceil(n / size)],
          // Of few blocks luck leaves the order as it was.
          ...(size > n / 10
            ? []
            : ([
                [
                  'blocks behind a small buffer',
                  make.buffered(make.blocks(n, size, draw), Math.max(2, size >> 1), draw),
                  'shard-buffer',
                  size,
                ],
                ['blocks behind a buffer', make.buffered(make.blocks(n, size, draw), 2 * size, draw), 'shard-buffer', size],
              ] as const)),
        ] as const
      ).flatMap(([what, list, id, value]) => {
        const [found] = mechanismsOf(factsOf([list]));
        // Turns of so many shards that as few rounds are made are dealt to that many workers.
        if (found?.id === 'dealt-parts' && id === 'interleave' && found.numbers[0].value === n / value) return [];
        const isSaid = found?.id === id && Math.abs(found.numbers[0].value - value) <= 0.05 * value;
        // How far items move is true whatever made them.
        return isSaid || found === undefined || found.id === 'window' ? [] : [`${what} of ${size}: ${found.id} ${found.numbers[0]?.value}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('of several lists say how these hang together before how one was made', () => {
    const list = PLANTED.find(({ mechanism }) => mechanism === 'shuffle-buffer')?.make(N, below(25))[0] ?? new Uint32Array(0);
    expect(mechanismsOf(factsOf([list, list])).map(({ id }) => id)).toEqual(['same-lists', 'shuffle-buffer']);
  });
});
