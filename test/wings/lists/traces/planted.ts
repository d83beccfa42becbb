import { evenList } from '../../../support/even-list.js';

/** Uniform numbers below a bound. */
export type Draw = (bound: number) => number;

const range = (n: number): Uint32Array => Uint32Array.from({ length: n }, (_, k) => k);

/** Cuts 0 … n − 1 into shards of `length`, the last one shorter where it must be. */
function shardsOf(n: number, length: number): Uint32Array[] {
  const list = range(n);
  return Array.from({ length: Math.ceil(n / length) }, (_, k) => list.subarray(k * length, Math.min(n, (k + 1) * length)));
}

function inOrder(shards: readonly Uint32Array[], order: Uint32Array): Uint32Array {
  const list = new Uint32Array(shards.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const shard of order) {
    list.set(shards[shard], at);
    at += shards[shard].length;
  }
  return list;
}

/** What follows from drawing evenly from a buffer of `size`, which the next item of `list` fills up, as tf.data.Dataset.shuffle does. */
export function buffered(list: Uint32Array, size: number, draw: Draw): Uint32Array {
  const waiting = list.slice(0, size);
  let held = waiting.length;
  return list.map((_, k) => {
    const at = draw(held);
    const item = waiting[at];
    if (size + k < list.length) waiting[at] = list[size + k];
    else waiting[at] = waiting[--held];
    return item;
  });
}

/** The buffer of webdataset: it begins to hand out items as soon as it holds `initial`, and takes in two for each of them until it is full. */
export function bufferedEarly(list: Uint32Array, size: number, initial: number, draw: Draw): Uint32Array {
  const waiting: number[] = [];
  const out: number[] = [];
  const take = (): void => {
    const at = draw(waiting.length);
    out.push(waiting[at]);
    waiting[at] = waiting[waiting.length - 1];
    waiting.pop();
  };
  for (let next = 0; next < list.length; ) {
    waiting.push(list[next++]);
    if (waiting.length < size && next < list.length) waiting.push(list[next++]);
    if (waiting.length >= initial) take();
  }
  while (waiting.length > 0) take();
  return Uint32Array.from(out);
}

/** Every item from one of `parts` stretches at random, each of which is read in order. */
export function merged(n: number, parts: number, draw: Draw): Uint32Array {
  const from = Uint32Array.from({ length: n }, () => draw(parts));
  const next = new Uint32Array(parts);
  for (const part of from) next[part]++;
  let before = 0;
  next.forEach((size, part) => {
    next[part] = before;
    before += size;
  });
  return from.map((part) => next[part]++);
}

export const rotated = (n: number, shift: number): Uint32Array => range(n).map((k) => (k + shift) % n);

export const reversedList = (n: number): Uint32Array => range(n).map((k) => n - 1 - k);

export const unshuffledList = range;

export const affine = (n: number, factor: number, offset: number): Uint32Array => range(n).map((k) => (factor * k + offset) % n);

/** x ← a·x + c modulo 2^bits, walking on while that is no item. */
export function congruential(n: number, multiplier: number, increment: number): Uint32Array {
  const mask = 2 ** Math.ceil(Math.log2(n)) - 1;
  let x = 1;
  return range(n).map(() => {
    const item = x;
    do x = (Math.imul(x, multiplier) + increment) & mask;
    while (x >= n);
    return item;
  });
}

export const blocks = (n: number, length: number, draw: Draw): Uint32Array => {
  const shards = shardsOf(n, length);
  return inOrder(shards, evenList(shards.length, draw));
};

export const blocksOfAnyLength = (n: number, least: number, draw: Draw): Uint32Array => {
  const list = range(n);
  const shards: Uint32Array[] = [];
  for (let from = 0; from < n; ) {
    const to = Math.min(n, from + least + draw(least));
    shards.push(list.subarray(from, to));
    from = to;
  }
  return inOrder(shards, evenList(shards.length, draw));
};

const shuffledWithin = (shards: readonly Uint32Array[], draw: Draw): Uint32Array[] =>
  shards.map((shard) => evenList(shard.length, draw).map((k) => shard[k]));

export const shardsWithin = (n: number, length: number, draw: Draw): Uint32Array => {
  const shards = shuffledWithin(shardsOf(n, length), draw);
  return inOrder(shards, evenList(shards.length, draw));
};

export const chunksWithin = (n: number, length: number, draw: Draw): Uint32Array => {
  const shards = shuffledWithin(shardsOf(n, length), draw);
  return inOrder(shards, range(shards.length));
};

export const interleaved = (n: number, shards: number): Uint32Array =>
  range(n).map((k) => (k % shards) * (n / shards) + Math.floor(k / shards));

/** Sorted by keys below `keys`, equal keys in their order. */
export function byKeys(n: number, keys: number, draw: Draw): Uint32Array {
  const key = Float64Array.from({ length: n }, () => draw(keys));
  return range(n).sort((a, b) => key[a] - key[b] || a - b);
}

/** Gilbert, Shannon and Reeds: a coin for every item says from which pile it comes. */
export function riffled(n: number, times: number, draw: Draw): Uint32Array {
  let list = range(n);
  for (let time = 0; time < times; time++) {
    const coins = Uint8Array.from({ length: n }, () => draw(2));
    const next = [0, coins.filter((coin) => coin === 0).length];
    const before = list;
    list = Uint32Array.from(coins, (coin) => before[next[coin]++]);
  }
  return list;
}

/** A Feistel network of halves of equal width with round functions from tables, walking on while what comes is no item. */
export function feistel(n: number, rounds: number, draw: Draw): Uint32Array {
  const low = Math.ceil(Math.log2(n) / 2);
  const half = 2 ** low;
  const tables = Array.from({ length: rounds }, () => Uint32Array.from({ length: half }, () => draw(half)));
  const once = (x: number): number => {
    let [left, right] = [x >>> low, x & (half - 1)];
    for (const table of tables) [left, right] = [right, left ^ table[right]];
    return left * half + right;
  };
  return range(n).map((k) => {
    let x = once(k);
    while (x >= n) x = once(x);
    return x;
  });
}

export function swapOrNot(n: number, rounds: number, draw: Draw): Uint32Array {
  let list = range(n);
  for (let round = 0; round < rounds; round++) {
    const key = draw(n);
    const coins = Uint8Array.from({ length: n }, () => draw(2));
    list = list.map((at) => {
      const partner = (key - at + n) % n;
      return coins[Math.max(at, partner)] === 1 ? partner : at;
    });
  }
  return list;
}

export function sattolo(n: number, draw: Draw): Uint32Array {
  const list = range(n);
  for (let k = n - 1; k > 0; k--) {
    const other = draw(k);
    [list[k], list[other]] = [list[other], list[k]];
  }
  return list;
}

/** The index and noise up to `width`, sorted: a window that is no buffer. */
export function jittered(n: number, width: number, draw: Draw): Uint32Array {
  const key = Float64Array.from({ length: n }, (_, k) => k + draw(width));
  return range(n).sort((a, b) => key[a] - key[b] || a - b);
}

/** The first `shuffled` items in uniform order, the others where they were. */
export function partly(n: number, shuffled: number, draw: Draw): Uint32Array {
  const list = range(n);
  list.set(evenList(shuffled, draw));
  return list;
}

/** The list begun `shift` places later, and read round. */
export const begunLater = (list: Uint32Array, shift: number): Uint32Array =>
  Uint32Array.from([...list.subarray(shift), ...list.subarray(0, shift)]);
