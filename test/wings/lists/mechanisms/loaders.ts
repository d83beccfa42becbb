import { evenList } from '../../../support/even-list.js';
import type { Draw } from '../traces/planted.js';

const range = (n: number): number[] => Array.from({ length: n }, (_, k) => k);

/** The items in a uniform order. */
export const mixed = (items: readonly number[], draw: Draw): number[] => Array.from(evenList(items.length, draw), (at) => items[at]);

/** Stretches of `length`, the last one shorter where it must be. */
export const cut = (items: readonly number[], length: number): number[][] =>
  range(Math.ceil(items.length / length)).map((k) => items.slice(k * length, (k + 1) * length));

const shardAt = (n: number, length: number, shard: number): number[] =>
  range(Math.min(length, n - shard * length)).map((k) => shard * length + k);

/** Iterators that are taken from in turn, `turn` items each, until all are at their end. */
export function roundRobin(parts: readonly (readonly number[])[], turn: number): Uint32Array {
  const out: number[] = [];
  const at = parts.map(() => 0);
  while (at.some((from, k) => from < parts[k].length))
    parts.forEach((part, k) => {
      out.push(...part.slice(at[k], at[k] + turn));
      at[k] += turn;
    });
  return Uint32Array.from(out);
}

/** Contiguous shares for `workers`, each shuffled by itself, batches of `turn` in turn. */
export const sharesInTurn = (n: number, workers: number, turn: number, draw: Draw): Uint32Array =>
  roundRobin(
    cut(range(n), Math.ceil(n / workers)).map((part) => mixed(part, draw)),
    turn,
  );

/** Shards of `length` in a new order, handed to `workers` one after the other, each shuffled; batches of `turn` in turn. */
export function shardsToWorkers(
  n: number,
  { length, turn, workers }: { length: number; turn: number; workers: number },
  draw: Draw,
): Uint32Array {
  const shards = mixed(range(Math.ceil(n / length)), draw).map((shard) => mixed(shardAt(n, length, shard), draw));
  return roundRobin(
    range(workers).map((worker) => shards.filter((_, k) => k % workers === worker).flat()),
    turn,
  );
}

/** Workers that take a chunk of each in turn, in order. */
export const sharesInOrder = (n: number, workers: number, turn: number): Uint32Array =>
  roundRobin(cut(range(n), Math.ceil(n / workers)), turn);

/** What ranks get that take every so many-th index, each shuffled, one behind the other. */
export const ranks = (n: number, workers: number, draw: Draw): Uint32Array =>
  Uint32Array.from(
    range(workers).flatMap((rank) =>
      mixed(
        range(n).filter((item) => item % workers === rank),
        draw,
      ),
    ),
  );

/** The same in order: a stride. */
export const strides = (n: number, workers: number): Uint32Array =>
  Uint32Array.from(range(workers).flatMap((rank) => range(n).filter((item) => item % workers === rank)));

/** Shards in a new order, then blocks of the list shuffled. */
export const blocksOfShards = (n: number, length: number, block: number, draw: Draw): Uint32Array =>
  Uint32Array.from(
    cut(
      mixed(range(Math.ceil(n / length)), draw).flatMap((shard) => shardAt(n, length, shard)),
      block,
    ).flatMap((items) => mixed(items, draw)),
  );

/** Shards in a new order, the items of each spread evenly over a range. */
export function spread(n: number, length: number, reach: number, draw: Draw): Uint32Array {
  const list = mixed(range(Math.ceil(n / length)), draw).flatMap((shard) => shardAt(n, length, shard));
  const key = list.map((_, place) => place + (reach * draw(2 ** 30)) / 2 ** 30);
  return Uint32Array.from(
    range(n).sort((a, b) => key[a] - key[b]),
    (place) => list[place],
  );
}

/** Sorted by a product modulo 2^32, as multiplicative hashing makes keys. */
export const hashed = (n: number, factor: number): Uint32Array => {
  const key = range(n).map((item) => Math.imul(item, factor) >>> 0);
  return Uint32Array.from(range(n).sort((a, b) => key[a] - key[b]));
};

/** All but the last items shuffled, and these among themselves. */
export const tailKept = (n: number, tail: number, draw: Draw): Uint32Array =>
  Uint32Array.from([...mixed(range(n - tail), draw), ...mixed(range(n).slice(n - tail), draw)]);

/** Two epochs with the same batches. */
export function batchesKept(n: number, size: number, within: boolean, draw: Draw): readonly Uint32Array[] {
  const first = evenList(n, draw);
  const batches = cut([...first], size);
  const next = mixed(range(batches.length), draw).flatMap((batch) => (within ? mixed(batches[batch], draw) : batches[batch]));
  return [first, Uint32Array.from(next)];
}
