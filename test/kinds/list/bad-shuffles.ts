import { evenList } from './lists.js';

/** From a buffer of `size` items: each place takes one of those that wait, and the next item comes in. */
export function buffered(n: number, draw: (bound: number) => number, size: number): Uint32Array {
  const waiting = Array.from({ length: size }, (_, k) => k);
  return Uint32Array.from({ length: n }, (_, k) => {
    const at = draw(waiting.length);
    const item = waiting[at];
    if (size + k < n) waiting[at] = size + k;
    else waiting[at] = waiting[waiting.length - 1];
    if (size + k >= n) waiting.pop();
    return item;
  });
}

/** An even order of the first half, behind one of the second half made of it. */
export function rotated(half: Uint32Array, n: number): Uint32Array {
  return Uint32Array.from({ length: n }, (_, k) => (k < n / 2 ? half[k] + n / 2 : half[k - n / 2]));
}

/** Blocks of `length` items in an even order, each whole. */
export function inBlocks(n: number, draw: (bound: number) => number, length: number): Uint32Array {
  const order = evenList(Math.ceil(n / length), draw);
  return Uint32Array.from([...order].flatMap((block) => Array.from({ length }, (_, k) => block * length + k)).filter((item) => item < n));
}

/** A Feistel network of four rounds on the two halves of the place; n a power of four. */
export function feistel(n: number, draw: (bound: number) => number): Uint32Array {
  const half = Math.sqrt(n);
  const tables = Array.from({ length: 4 }, () => Uint32Array.from({ length: half }, () => draw(half)));
  return Uint32Array.from({ length: n }, (_, x) => {
    let [left, right] = [Math.floor(x / half), x % half];
    for (const table of tables) [left, right] = [right, left ^ table[right]];
    return left * half + right;
  });
}

/** Every state of a linear congruence of full period; n a power of two. */
export function congruence(n: number): Uint32Array {
  const list = new Uint32Array(n);
  let x = 1;
  for (let k = 0; k < n; k++) {
    list[k] = x;
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) & (n - 1);
  }
  return list;
}

/** Sorted by keys of so few values that many are equal, which keep their order. */
export function byKeys(n: number, draw: (bound: number) => number, keys: number): Uint32Array {
  const key = Uint32Array.from({ length: n }, () => draw(keys));
  return Uint32Array.from({ length: n }, (_, k) => k).sort((a, b) => key[a] - key[b] || a - b);
}

/** An even order whose every two items are put in order. */
export function alternated(n: number, draw: (bound: number) => number): Uint32Array {
  const list = evenList(n, draw);
  for (let k = 0; k + 1 < n; k += 2) if (list[k] > list[k + 1]) [list[k], list[k + 1]] = [list[k + 1], list[k]];
  return list;
}

/** So many riffles by coins. */
export function riffled(n: number, draw: (bound: number) => number, times: number): Uint32Array {
  let list = Uint32Array.from({ length: n }, (_, k) => k);
  for (let time = 0; time < times; time++) {
    const piles: number[][] = [[], []];
    const coins = Uint8Array.from({ length: n }, () => draw(2));
    const cut = coins.filter((coin) => coin === 0).length;
    piles[0].push(...list.subarray(0, cut));
    piles[1].push(...list.subarray(cut));
    const at = [0, 0];
    list = Uint32Array.from(coins, (coin) => piles[coin][at[coin]++]);
  }
  return list;
}

/** An even order of all but the last forty. */
export function halfShuffled(n: number, draw: (bound: number) => number): Uint32Array {
  const list = evenList(n - 40, draw);
  return Uint32Array.from({ length: n }, (_, k) => (k < n - 40 ? list[k] : k));
}

/** Swap-or-not of eight rounds. */
export function fewShifts(n: number, draw: (bound: number) => number): Uint32Array {
  const tables = Array.from({ length: 8 }, () => ({ key: draw(n), coins: Uint8Array.from({ length: n }, () => draw(2)) }));
  return Uint32Array.from({ length: n }, (_, x) =>
    tables.reduce((at, { coins, key }) => {
      const partner = (key - at + n) % n;
      return coins[Math.max(at, partner)] === 1 ? partner : at;
    }, x),
  );
}
