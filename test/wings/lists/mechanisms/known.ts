import { evenList } from '../../../support/even-list.js';
import type { Draw } from '../traces/planted.js';
import * as make from '../traces/planted.js';
import * as load from './loaders.js';

/** Lists made by one mechanism: its id, and the numbers that must be read off them, exactly, or within a twentieth where they are `near`. */
export interface Known {
  readonly id: string;
  make(n: number, draw: Draw): readonly Uint32Array[];
  readonly numbers?: (n: number) => Readonly<Record<string, number>>;
  readonly near?: true;
  /** Another id that says the same: keys of 16 values are keys of 4 bits. */
  readonly also?: string;
}

const one =
  (list: (n: number, draw: Draw) => Uint32Array) =>
  (n: number, draw: Draw): readonly Uint32Array[] => [list(n, draw)];

/** Every mechanism with some values of its numbers. */
export const KNOWN: Readonly<Record<string, Known>> = {
  ...Object.fromEntries(
    [20, 8, 3].map((share) => [
      `a buffer of 1/${share}`,
      {
        id: 'shuffle-buffer',
        near: true,
        make: one((n, draw) => make.buffered(make.unshuffledList(n), Math.floor(n / share), draw)),
        numbers: (n: number) => ({ items: n / share }),
      },
    ]),
  ),
  'a buffer that hands out early': {
    id: 'shuffle-buffer',
    near: true,
    make: one((n, draw) => make.bufferedEarly(make.unshuffledList(n), n / 10, n / 50, draw)),
    numbers: (n) => ({ items: n / 10 }),
  },
  ...Object.fromEntries(
    [
      [2, 1],
      [4, 1],
      [8, 1],
      [8, 16],
      [5, 10],
      [3, 1],
    ].flatMap(([workers, turn]) => [
      [
        `${workers} shuffled shares, ${turn} in turn`,
        {
          id: 'shards-in-turn',
          make: one((n, draw) => load.sharesInTurn(n, workers, turn, draw)),
          numbers: () => ({ shards: workers, turn }),
        },
      ],
      [
        `${workers} shares in order, ${turn} in turn`,
        { id: 'interleave', make: one((n) => load.sharesInOrder(n, workers, turn)), numbers: () => ({ shards: workers, turn }) },
      ],
    ]),
  ),
  ...Object.fromEntries(
    [2, 7, 16].flatMap((workers) => [
      [
        `${workers} ranks, shuffled`,
        { id: 'dealt-parts', make: one((n, draw) => load.ranks(n, workers, draw)), numbers: () => ({ parts: workers, dealt: 1 }) },
      ],
      [
        `a stride of ${workers}`,
        { id: 'dealt-parts', make: one((n) => load.strides(n, workers)), numbers: () => ({ parts: workers, dealt: 1, ordered: 1 }) },
      ],
    ]),
  ),
  ...Object.fromEntries(
    [
      { length: 50, turn: 10, workers: 2 },
      { length: 20, turn: 5, workers: 4 },
      { length: 25, turn: 1, workers: 5 },
    ].map((how) => [
      `shards of ${how.length} to ${how.workers} workers, ${how.turn} in turn`,
      {
        id: 'shards-in-turn',
        make: one((n, draw) => load.shardsToWorkers(n, how, draw)),
        numbers: () => ({ shards: how.workers, items: how.length, turn: how.turn }),
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      [10, 100],
      [20, 100],
      [10, 70],
    ].flatMap(([length, reach]) => [
      [
        `shards of ${length}, then blocks of ${reach}`,
        {
          id: 'shard-blocks',
          make: one((n, draw) => load.blocksOfShards(n, length, reach, draw)),
          numbers: () => ({ shard: length, block: reach }),
        },
      ],
      [
        `shards of ${length} spread over ${reach}`,
        {
          id: 'spread-shards',
          near: true,
          make: one((n, draw) => load.spread(n, length, reach, draw)),
          numbers: () => ({ shard: length, range: reach }),
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    [2_654_435_769, 2_246_822_507, 1_540_483_477].map((factor) => [
      `a hash by ${factor}`,
      { id: 'linear-keys', make: one((n) => load.hashed(n, factor)) },
    ]),
  ),
  ...Object.fromEntries(
    [10, 4].map((share) => [
      `a tail of 1/${share} that stays`,
      {
        id: 'kept-tail',
        make: one((n, draw) => load.tailKept(n, n / share, draw)),
        numbers: (n: number) => ({ from: n - n / share, tail: n / share }),
      },
    ]),
  ),
  'a tail in its order': {
    id: 'part-shuffled',
    near: true,
    make: one((n, draw) => make.partly(n, 0.9 * n, draw)),
    numbers: (n) => ({ to: 0.9 * n - 1 }),
  },
  'batches of 50 kept': {
    id: 'kept-batches',
    make: (n, draw) => load.batchesKept(n, 50, false, draw),
    numbers: () => ({ items: 50, mixed: 0 }),
  },
  'batches of 20 kept, shuffled within': {
    id: 'kept-batches',
    make: (n, draw) => load.batchesKept(n, 20, true, draw),
    numbers: () => ({ items: 20, mixed: 1 }),
  },
  'the first list reversed': {
    id: 'reversed-lists',
    make: (n, draw) => {
      const list = evenList(n, draw);
      return [list, list.toReversed()];
    },
  },
  'one seed': {
    id: 'same-lists',
    make: (n, draw) => {
      const list = evenList(n, draw);
      return [list, list];
    },
  },
  'begun elsewhere': {
    id: 'rotated-lists',
    make: (n, draw) => {
      const list = evenList(n, draw);
      return [list, make.begunLater(list, n / 5)];
    },
  },
  ...Object.fromEntries(
    [10, 48].flatMap((length) => [
      [
        `blocks of ${length}`,
        { id: 'block-permutation', make: one((n, draw) => make.blocks(n, length, draw)), numbers: () => ({ items: length }) },
      ],
      [
        `shards of ${length} shuffled within`,
        { id: 'shuffled-shards', make: one((n, draw) => make.shardsWithin(n, length, draw)), numbers: () => ({ items: length }) },
      ],
    ]),
  ),
  'blocks of 20 to 39': { id: 'block-permutation', make: one((n, draw) => make.blocksOfAnyLength(n, 20, draw)) },
  'chunks in place': {
    id: 'shuffled-shards',
    make: one((n, draw) => make.chunksWithin(n, 100, draw)),
    numbers: () => ({ items: 100, moved: 0 }),
  },
  'shards behind a buffer': {
    id: 'shard-buffer',
    make: one((n, draw) => make.buffered(make.blocks(n, n / 50, draw), n / 100, draw)),
    numbers: (n) => ({ shard: n / 50 }),
  },
  '20 parts merged': { id: 'merged-parts', make: one((n, draw) => make.merged(n, 20, draw)), numbers: () => ({ parts: 20 }) },
  'keys of 20 values': { id: 'rising-runs', make: one((n, draw) => make.byKeys(n, 20, draw)), numbers: () => ({ runs: 20 }) },
  'keys of 4 bits': {
    id: 'key-width',
    also: 'rising-runs',
    make: one((n, draw) => make.byKeys(n, 16, draw)),
    numbers: () => ({ bits: 4 }),
  },
  'keys of 8 bits': { id: 'key-width', make: one((n, draw) => make.byKeys(n, 256, draw)), numbers: () => ({ bits: 8 }) },
  '1 riffle': { id: 'few-riffles', make: one((n, draw) => make.riffled(n, 1, draw)), numbers: () => ({ riffles: 1 }) },
  '5 riffles': { id: 'few-riffles', make: one((n, draw) => make.riffled(n, 5, draw)), numbers: () => ({ riffles: 5 }) },
  'a network of 1 round': { id: 'feistel', make: one((n, draw) => make.feistel(n, 1, draw)) },
  'a network of 2 rounds': { id: 'feistel', make: one((n, draw) => make.feistel(n, 2, draw)) },
  'swap-or-not of 6 rounds': { id: 'swap-or-not', make: one((n, draw) => make.swapOrNot(n, 6, draw)) },
  'Sattolo, three times': { id: 'one-cycle', make: (n, draw) => [make.sattolo(n, draw), make.sattolo(n, draw), make.sattolo(n, draw)] },
  'a reversal': { id: 'reversed', make: one((n) => make.reversedList(n)) },
  'a rotation': { id: 'rotation', make: one((n) => make.rotated(n, n / 4 + 1)) },
  nothing: { id: 'unshuffled', make: one((n) => make.unshuffledList(n)) },
  'an affine map': { id: 'affine-map', make: one((n) => make.affine(n, Math.floor(0.382 * n) * 10 + 1, 17)) },
  'a congruence': { id: 'congruence', make: one((n) => make.congruential(n, 1_664_525, 1_013_904_223)) },
};
