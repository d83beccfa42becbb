/** Draws a number from 0 to a bound, not included, evenly. */
export type Draw = (bound: number) => number;

/** Makes one list as a mechanism would. */
export type Maker = (draw: Draw) => Uint32Array;

export function sortedItems(n: number): Uint32Array {
  return Uint32Array.from({ length: n }, (_, k) => k);
}

/** Shuffles the places from `from` up to `to`, and returns the list. */
export function shuffle<List extends Uint32Array>(list: List, draw: Draw, from = 0, to = list.length): List {
  for (let last = to - 1; last > from; last--) {
    const other = from + draw(last - from + 1);
    const item = list[last];
    list[last] = list[other];
    list[other] = item;
  }
  return list;
}

export function evenOrder(n: number, draw: Draw): Uint32Array {
  return shuffle(sortedItems(n), draw);
}

/** Returns the place of each item. */
export function inverse(list: Uint32Array): Uint32Array {
  const places = new Uint32Array(list.length);
  for (let place = 0; place < list.length; place++) places[list[place]] = place;
  return places;
}

/** Cuts the order before behind each of these lengths. */
export function stretches(lengths: ArrayLike<number>): readonly Uint32Array[] {
  let before = 0;
  return Array.from(lengths, (length) => {
    const from = before;
    before += length;
    return Uint32Array.from({ length }, (_, k) => from + k);
  });
}

/** Returns the lengths of equal stretches of `n` items; the last may be shorter. */
export function equalLengths(n: number, length: number): readonly number[] {
  return Array.from({ length: Math.ceil(n / length) }, (_, k) => Math.min(length, n - k * length));
}

/** Puts stretches one behind the other, in a new order where they `move`, each shuffled where they are `mixed`. */
export function joined(
  parts: readonly Uint32Array[],
  { mixed, moved }: { readonly mixed: boolean; readonly moved: boolean },
  draw: Draw,
): Uint32Array {
  const list = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  const order = moved ? evenOrder(parts.length, draw) : sortedItems(parts.length);
  let at = 0;
  for (const part of order) {
    list.set(parts[part], at);
    if (mixed) shuffle(list, draw, at, at + parts[part].length);
    at += parts[part].length;
  }
  return list;
}

/**
 * Hands items out of a buffer of `size`, one at random for each that comes in. It begins when it holds `first` of them, and takes in two at a time
 * until it is full.
 */
export function buffered(list: Uint32Array, size: number, first: number, draw: Draw): Uint32Array {
  const out = new Uint32Array(list.length);
  const waiting = new Uint32Array(size + 1);
  let [held, next] = [0, 0];
  const fill = (to: number): void => {
    while (held < to && next < list.length) waiting[held++] = list[next++];
  };
  fill(first);
  for (let place = 0; place < out.length; place++) {
    const at = draw(held);
    out[place] = waiting[at];
    waiting[at] = waiting[--held];
    fill(Math.min(size, held + 2));
  }
  return out;
}

/** Merges stretches of these lengths, every way of doing so with the same chance. */
export function merged(lengths: ArrayLike<number>, draw: Draw): Uint32Array {
  const parts = stretches(lengths);
  const from = shuffle(Uint32Array.from(parts.flatMap((part, k) => Array.from(part, () => k))), draw);
  const next = new Uint32Array(parts.length);
  return from.map((part) => parts[part][next[part]++]);
}

/** Sorts items by even keys of so many bits; equal keys keep their order. */
export function sortedByKeys(n: number, bits: number, draw: Draw): Uint32Array {
  const keys = new Float64Array(n);
  const [low, high] = [2 ** Math.min(bits, 24), 2 ** Math.max(0, bits - 24)];
  for (let k = 0; k < n; k++) keys[k] = draw(low) + low * (high === 1 ? 0 : draw(high));
  keys.sort();
  // Any items may have these keys; those of one key are put in order.
  const list = evenOrder(n, draw);
  for (let from = 0; from < n; ) {
    let to = from + 1;
    while (to < n && keys[to] === keys[from]) to++;
    if (to > from + 1) list.subarray(from, to).sort();
    from = to;
  }
  return list;
}

/** A network on halves of `high` and `low` bits with round functions from tables; what comes out beyond the list goes through it again. */
export interface Network {
  readonly high: number;
  readonly low: number;
  readonly rounds: number;
  /** True where the last round changes the halves' sides too. */
  readonly changes: boolean;
}

export function networked(n: number, { changes, high, low, rounds }: Network, draw: Draw): Uint32Array {
  // Round by round the other half is the right one.
  const widths = [low, high];
  const tables = Array.from({ length: rounds }, (_, round) =>
    Uint32Array.from({ length: 2 ** widths[round % 2] }, () => draw(2 ** widths[(round + 1) % 2])),
  );
  const once = (index: number): number => {
    let [left, right] = [index >>> low, index & (2 ** low - 1)];
    for (const table of tables) [left, right] = [right, left ^ table[right]];
    const right2 = widths[rounds % 2];
    return changes ? left * 2 ** right2 + right : right * 2 ** (high + low - right2) + left;
  };
  return Uint32Array.from({ length: n }, (_, k) => {
    let item = once(k);
    while (item >= n) item = once(item);
    return item;
  });
}

/** Moves items so: each index x and key − x change places or not in every round, by a coin that both share. */
export function swappedOrNot(n: number, rounds: number, draw: Draw): Uint32Array {
  const list = sortedItems(n);
  for (let round = 0; round < rounds; round++) {
    const key = draw(n);
    const coins = Uint8Array.from({ length: n }, () => draw(2));
    for (let place = 0; place < n; place++) {
      const partner = (key - list[place] + n) % n;
      if (coins[Math.max(list[place], partner)] === 1) list[place] = partner;
    }
  }
  return list;
}

/** Sattolo's loop: the other place is never the last one itself. */
export function oneRing(n: number, draw: Draw): Uint32Array {
  const list = sortedItems(n);
  for (let last = n - 1; last > 0; last--) {
    const other = draw(last);
    const item = list[last];
    list[last] = list[other];
    list[other] = item;
  }
  return list;
}

/** Sorts a list by a key for each place; keys from 0 to twice the length, told apart to some 1/n of a place. */
export function sortedBy(list: Uint32Array, keyOf: (place: number) => number): Uint32Array {
  const scale = 2 ** Math.floor(51 - 2 * Math.log2(list.length));
  const keys = Float64Array.from(list, (_, place) => Math.floor(keyOf(place) * scale) * list.length + place).sort();
  return Uint32Array.from(keys, (key) => list[key % list.length]);
}
