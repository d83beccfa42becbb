import { evenList } from '../../../support/even-list.js';
import * as load from '../mechanisms/loaders.js';
import * as make from './planted.js';

/** A number of a mechanism: exactly so much, or within a share of it. */
export interface Planted {
  readonly name: string;
  readonly value: number;
  /** The share by which it may be off; 0 where the list leaves no doubt. */
  readonly within: number;
}

/** A way of shuffling lists, what theory says can be seen of it at a million items, and its mechanism with its numbers. */
export interface PlantedCase {
  readonly name: string;
  make(n: number, draw: make.Draw): readonly Uint32Array[];
  /** The verdict at 10^6 items. */
  readonly verdict: 'biased' | 'no-bias-found' | 'inconclusive';
  /** How the order is made, by its id; null where nothing can be said. */
  readonly mechanism: string | null;
  numbers?(n: number): readonly Planted[];
  /** Whether it is named so at 20,000 items too. */
  readonly short: boolean;
}

const exact = (name: string, value: number): Planted => ({ name, value, within: 0 });
const near = (name: string, value: number, within = 0.05): Planted => ({ name, value, within });
const biased = { verdict: 'biased', short: true } as const;
const unseen = { verdict: 'no-bias-found', mechanism: null, short: true } as const;

export const PLANTED: readonly PlantedCase[] = [
  { name: 'Fisher and Yates', make: (n, draw) => [evenList(n, draw)], ...unseen },
  { name: 'nothing', make: (n) => [make.unshuffledList(n)], mechanism: 'unshuffled', ...biased },
  { name: 'reversal', make: (n) => [make.reversedList(n)], mechanism: 'reversed', ...biased },
  {
    name: 'a rotation',
    make: (n) => [make.rotated(n, n / 4 + 1)],
    mechanism: 'rotation',
    numbers: (n) => [exact('shift', n / 4 + 1)],
    ...biased,
  },
  {
    name: 'an affine map',
    make: (n) => [make.affine(n, Math.floor(0.382 * n) | 1, 17)],
    mechanism: 'affine-map',
    numbers: (n) => [exact('a', Math.floor(0.382 * n) | 1), exact('c', 17)],
    ...biased,
  },
  {
    name: 'a congruence that walks on',
    make: (n) => [make.congruential(n, 1_664_525, 1_013_904_223)],
    mechanism: 'congruence',
    numbers: (n) => {
      const modulus = 2 ** Math.ceil(Math.log2(n));
      return [exact('multiplier', 1_664_525 % modulus), exact('increment', 1_013_904_223 % modulus), exact('modulus', modulus)];
    },
    ...biased,
  },
  ...[0.01, 0.1, 0.5].map((share) => ({
    name: `a buffer of ${100 * share} %`,
    make: (n: number, draw: make.Draw) => [make.buffered(make.unshuffledList(n), share * n, draw)],
    mechanism: 'shuffle-buffer',
    numbers: (n: number) => [near('items', share * n, 0.001)],
    ...biased,
  })),
  {
    name: 'a buffer that hands out early',
    make: (n, draw) => [make.bufferedEarly(make.unshuffledList(n), n / 50, n / 500, draw)],
    mechanism: 'shuffle-buffer',
    numbers: (n) => [near('items', n / 50, 0.01)],
    ...biased,
  },
  {
    name: 'blocks of 48',
    make: (n, draw) => [make.blocks(n, 48, draw)],
    mechanism: 'block-permutation',
    numbers: () => [exact('items', 48)],
    ...biased,
  },
  {
    name: 'blocks of 50 to 99',
    make: (n, draw) => [make.blocksOfAnyLength(n, 50, draw)],
    mechanism: 'block-permutation',
    numbers: () => [near('items', 74.5)],
    ...biased,
  },
  {
    name: 'shards shuffled within',
    make: (n, draw) => [make.shardsWithin(n, n / 50 + 3, draw)],
    mechanism: 'shuffled-shards',
    numbers: (n) => [exact('items', n / 50 + 3)],
    ...biased,
  },
  {
    name: 'chunks shuffled in place',
    make: (n, draw) => [make.chunksWithin(n, 256, draw)],
    mechanism: 'shuffled-shards',
    numbers: () => [exact('items', 256), exact('moved', 0)],
    ...biased,
  },
  {
    name: 'eight shards in turn',
    make: (n) => [make.interleaved(n, 8)],
    mechanism: 'interleave',
    numbers: (n) => [exact('shards', 8), exact('items', n / 8)],
    ...biased,
  },
  {
    name: 'shards behind a buffer of half a shard',
    make: (n, draw) => [make.buffered(make.blocks(n, n / 100, draw), n / 200, draw)],
    mechanism: 'shard-buffer',
    numbers: (n) => [exact('shard', n / 100), near('buffer', n / 200)],
    ...biased,
  },
  {
    name: 'shards behind a buffer of four shards',
    make: (n, draw) => [make.buffered(make.blocks(n, n / 200, draw), n / 50, draw)],
    mechanism: 'shard-buffer',
    numbers: (n) => [near('shard', n / 200), near('buffer', n / 50)],
    ...biased,
  },
  {
    name: '100 parts merged',
    make: (n, draw) => [make.merged(n, 100, draw)],
    mechanism: 'merged-parts',
    numbers: () => [exact('parts', 100)],
    ...biased,
  },
  {
    name: 'keys of 300 values',
    make: (n, draw) => [make.byKeys(n, 300, draw)],
    mechanism: 'rising-runs',
    numbers: () => [exact('runs', 300)],
    ...biased,
  },
  ...[8, 16, 24].map((bits) => ({
    name: `keys of ${bits} bits`,
    make: (n: number, draw: make.Draw) => [make.byKeys(n, 2 ** bits, draw)],
    mechanism: 'key-width',
    numbers: () => [exact('bits', bits)],
    verdict: 'biased' as const,
    short: bits < 20,
  })),
  { name: 'keys of 32 bits', make: (n, draw) => [make.byKeys(n, 2 ** 32, draw)], ...unseen },
  ...[1, 7, 20].map((times) => ({
    name: `${times} riffles`,
    make: (n: number, draw: make.Draw) => [make.riffled(n, times, draw)],
    mechanism: 'few-riffles',
    numbers: () => [exact('riffles', times)],
    verdict: 'biased' as const,
    short: times < 20,
  })),
  { name: '30 riffles', make: (n, draw) => [make.riffled(n, 30, draw)], ...unseen },
  ...[2, 4].map((rounds) => ({
    name: `a Feistel network of ${rounds} rounds`,
    make: (n: number, draw: make.Draw) => [make.feistel(n, rounds, draw)],
    mechanism: 'feistel',
    numbers: () => [exact('rounds', rounds)],
    verdict: 'biased' as const,
    short: rounds < 3,
  })),
  { name: 'a Feistel network of six rounds', make: (n, draw) => [make.feistel(n, 6, draw)], ...unseen },
  ...[8, 20].map((rounds) => ({
    name: `swap-or-not of ${rounds} rounds`,
    make: (n: number, draw: make.Draw) => [make.swapOrNot(n, rounds, draw)],
    mechanism: 'swap-or-not',
    numbers: () => [exact('rounds', rounds)],
    verdict: 'biased' as const,
    short: rounds < 16,
  })),
  { name: 'swap-or-not of 30 rounds', make: (n, draw) => [make.swapOrNot(n, 30, draw)], ...unseen },
  { name: 'a window that is no buffer', make: (n, draw) => [make.jittered(n, n / 20, draw)], mechanism: 'window', ...biased },
  {
    name: 'nine tenths of the list',
    make: (n, draw) => [make.partly(n, 0.9 * n, draw)],
    mechanism: 'part-shuffled',
    numbers: (n) => [near('to', 0.9 * n - 1, 0.001)],
    ...biased,
  },
  {
    name: 'four shares shuffled by themselves, ten items of each in turn',
    make: (n, draw) => [load.sharesInTurn(n, 4, 10, draw)],
    mechanism: 'shards-in-turn',
    numbers: (n) => [exact('shards', 4), exact('items', n / 4), exact('turn', 10)],
    ...biased,
  },
  {
    name: 'five ranks one behind the other',
    make: (n, draw) => [load.ranks(n, 5, draw)],
    mechanism: 'dealt-parts',
    numbers: () => [exact('parts', 5), exact('dealt', 1), exact('turn', 0)],
    ...biased,
  },
  { name: 'a multiplicative hash', make: (n) => [load.hashed(n, 2_654_435_769)], mechanism: 'linear-keys', ...biased },
  {
    name: 'a tail that stays',
    make: (n, draw) => [load.tailKept(n, n / 10, draw)],
    mechanism: 'kept-tail',
    numbers: (n) => [exact('from', 0.9 * n), exact('tail', n / 10)],
    ...biased,
  },
  {
    name: 'shards of 100, then blocks of 2,000',
    make: (n, draw) => [load.blocksOfShards(n, 100, 2000, draw)],
    mechanism: 'shard-blocks',
    numbers: () => [exact('shard', 100), exact('block', 2000)],
    ...biased,
  },
  {
    name: 'shards of 100 spread over 1,000 places',
    make: (n, draw) => [load.spread(n, 100, 1000, draw)],
    mechanism: 'spread-shards',
    numbers: () => [exact('shard', 100), near('range', 1000)],
    ...biased,
  },
  {
    name: 'two epochs of the same batches',
    make: (n, draw) => load.batchesKept(n, 50, true, draw),
    mechanism: 'kept-batches',
    numbers: () => [exact('items', 50)],
    ...biased,
  },
  {
    name: 'an epoch and the same from its end',
    make: (n, draw) => {
      const list = evenList(n, draw);
      return [list, list.toReversed()];
    },
    mechanism: 'reversed-lists',
    ...biased,
  },
  // One cycle of one list has a chance of one in a million: after all tests are allowed for, luck is not excluded.
  { name: 'Sattolo', make: (n, draw) => [make.sattolo(n, draw)], verdict: 'inconclusive', mechanism: null, short: false },
  { name: 'Sattolo, twice', make: (n, draw) => [make.sattolo(n, draw), make.sattolo(n, draw)], mechanism: 'one-cycle', ...biased },
  {
    name: 'one seed for three epochs',
    make: (n, draw) => {
      const list = evenList(n, draw);
      return [list, list, list];
    },
    mechanism: 'same-lists',
    numbers: () => [exact('again', 2), exact('lists', 3)],
    ...biased,
  },
  {
    name: 'the same order, begun elsewhere',
    make: (n, draw) => {
      const list = evenList(n, draw);
      return [list, make.begunLater(list, n / 5)];
    },
    mechanism: 'rotated-lists',
    numbers: (n) => [exact('shift', n / 5)],
    ...biased,
  },
];

/** What of the numbers of a mechanism is not as planted. */
export function numberFaults(
  planted: readonly Planted[],
  found: readonly { readonly name: string; readonly value: number }[],
): readonly string[] {
  return planted.flatMap(({ name, value, within }) => {
    const got = found.find((one) => one.name === name)?.value ?? Number.NaN;
    return Math.abs(got - value) <= within * value ? [] : [`${name} is ${value}, got ${got}`];
  });
}
