import { evenList } from '../../../support/even-list.js';
import { buffered, chunksWithin, type Draw, unshuffledList } from '../traces/planted.js';
import { cut, mixed, roundRobin } from './loaders.js';

const range = (n: number): number[] => Array.from({ length: n }, (_, k) => k);
const sorted = (n: number, key: (item: number) => number): Uint32Array => {
  const keys = range(n).map(key);
  return Uint32Array.from(range(n).sort((a, b) => keys[a] - keys[b] || a - b));
};
const reversedBits = (item: number, bits: number): number =>
  range(bits).reduce((sum, bit) => sum + ((item >>> bit) & 1) * 2 ** (bits - 1 - bit), 0);

/** Exchanges of each place with one so far ahead at most, in one sweep, by a law of its own. */
function swept(n: number, ahead: (place: number) => number): Uint32Array {
  const list = range(n);
  list.forEach((_, place) => {
    const other = Math.min(n - 1, place + ahead(place));
    [list[place], list[other]] = [list[other], list[place]];
  });
  return Uint32Array.from(list);
}

/** The place on Hilbert's curve of the cell (x, y) of a square of 2^order a side. */
function hilbert(order: number, x: number, y: number): number {
  let [at, a, b] = [0, x, y];
  for (let side = 2 ** (order - 1); side > 0; side /= 2) {
    const [right, up] = [Number((a & side) > 0), Number((b & side) > 0)];
    at += side * side * ((3 * right) ^ up);
    if (up === 0) {
      if (right === 1) [a, b] = [2 * side - 1 - (a & (2 * side - 1)), 2 * side - 1 - (b & (2 * side - 1))];
      [a, b] = [b, a];
    }
    a &= side - 1;
    b &= side - 1;
  }
  return at;
}

/** Ways of making a list that no mechanism has. */
export const OUTSIDERS: Readonly<Record<string, (n: number, draw: Draw) => Uint32Array>> = {
  'a product with an offset for odd items': (n, draw) => {
    const [factor, offset] = [draw(2 ** 31) * 2 + 1, draw(2 ** 31)];
    return sorted(n, (item) => (Math.imul(item, factor) + (item & 1 ? offset : 0)) >>> 0);
  },
  'a product with an offset for each seventh': (n, draw) => {
    const [factor, offset] = [draw(2 ** 31) * 2 + 1, draw(2 ** 31)];
    return sorted(n, (item) => (Math.imul(item, factor) + (item % 7 === 0 ? offset : 0)) >>> 0);
  },
  'a weak hash of decimal digits': (n, draw) => {
    const seed = draw(1000);
    return sorted(n, (item) => [...String(item)].reduce((hash, digit) => ((hash * 33) ^ (digit.charCodeAt(0) + seed)) % 1021, 7));
  },
  'a hash of a shift and a product': (n, draw) => {
    const factor = draw(2 ** 31) * 2 + 1;
    return sorted(n, (item) => Math.imul(item ^ (item >>> 5), factor) >>> 0);
  },
  'the sum of decimal digits': (n) => sorted(n, (item) => [...String(item)].reduce((sum, digit) => sum + Number(digit), 0)),
  'bits reversed': (n) => sorted(n, (item) => reversedBits(item, Math.ceil(Math.log2(n)))),
  'a square modulo a prime': (n, draw) => {
    const shift = draw(n);
    return sorted(n, (item) => ((item + shift) * (item + shift)) % 1_000_003);
  },
  'the rows of a square along Hilbert’s curve': (n) => {
    const order = Math.ceil(Math.log2(n) / 2);
    return sorted(n, (item) => hilbert(order, item & (2 ** order - 1), item >>> order));
  },
  'Gray’s code': (n) => sorted(n, (item) => item ^ (item >>> 1)),
  'bits of two halves in turn': (n) => {
    const half = Math.ceil(Math.log2(n) / 2);
    return sorted(n, (item) =>
      range(half).reduce((sum, bit) => sum + ((item >>> bit) & 1) * 4 ** bit + ((item >>> (bit + half)) & 1) * 2 * 4 ** bit, 0),
    );
  },
  'exchanges with one by two draws up to a root ahead': (n, draw) =>
    swept(n, () => draw(Math.ceil(Math.sqrt(n))) + draw(Math.ceil(Math.sqrt(n)))),
  'exchanges with one that lies geometrically ahead': (n, draw) =>
    swept(n, () => Math.floor((-n / 40) * Math.log((draw(2 ** 30) + 1) / 2 ** 30))),
  'exchanges with one a power of two ahead': (n, draw) => swept(n, () => 2 ** draw(Math.floor(Math.log2(n / 4)))),
  'noise of two dice': (n, draw) => {
    const width = n / 25;
    return sorted(n, (item) => item + draw(width) + draw(width));
  },
  'noise that grows along the list': (n, draw) => sorted(n, (item) => item + draw(1 + Math.floor(item / 8))),
  'a congruence that begins anew': (n, draw) => {
    const items = new Set<number>();
    for (let x = draw(n); items.size < n; ) {
      if (items.size % 97 === 0 || items.has(x)) x = draw(n);
      if (!items.has(x)) items.add(x);
      x = (x * 1_664_525 + 1_013_904_223) % n;
    }
    return Uint32Array.from(items);
  },
  'steps by the golden section, then halves by turns': (n) => {
    const list = range(n).map((k) => k);
    const factor = Math.floor(0.618 * n) | 1;
    const stepped = sorted(n, (item) => (item * factor) % (n + (n % 2 === 0 ? 1 : 2)));
    return Uint32Array.from(list, (k) => (k % 2 === 0 ? stepped[k / 2] : stepped[n - 1 - (k - 1) / 2]));
  },
  'a fifth of all items exchanged': (n, draw) => {
    const list = range(n);
    const some = mixed(range(n), draw).slice(0, n / 5);
    const others = mixed(some, draw);
    some.forEach((place, k) => {
      list[place] = others[k];
    });
    return Uint32Array.from(list);
  },
  'chunks shuffled, then every second one turned round': (n, draw) =>
    Uint32Array.from(
      cut([...chunksWithin(n, 50, draw)], 25).flatMap((items, k) => (k % 2 ? items.toReversed() : items.toSorted((a, b) => a - b))),
    ),
  'a buffer that prefers its oldest half': (n, draw) => {
    const waiting = range(n / 20);
    return Uint32Array.from(range(n), (k) => {
      const at = draw(3) ? draw(Math.ceil(waiting.length / 2)) : draw(waiting.length);
      const [item] = waiting.splice(at, 1);
      if (n / 20 + k < n) waiting.push(Math.ceil(n / 20) + k);
      return item;
    }).map((item) => Math.min(item, n - 1));
  },
  'two buffers in turn': (n, draw) => {
    const list = unshuffledList(n);
    const [even, odd] = [0, 1].map((rest) =>
      buffered(
        list.filter((item) => item % 2 === rest),
        n / 40,
        draw,
      ),
    );
    return roundRobin([[...even], [...odd]], 1);
  },
  'an even half, and a half in order': (n, draw) => {
    const chosen = mixed(range(n), draw).slice(0, n / 2);
    const taken = new Set(chosen);
    return Uint32Array.from([...chosen, ...range(n).filter((item) => !taken.has(item))]);
  },
  'items by weights that grow': (n, draw) => sorted(n, (item) => -Math.log((draw(2 ** 30) + 1) / 2 ** 30) / (1 + (4 * item) / n)),
  'two halves in turn by threes, of which one is in order': (n, draw) => roundRobin([mixed(range(n / 2), draw), range(n).slice(n / 2)], 3),
  'an even list whose first tenth is in order': (n, draw) => {
    const list = evenList(n, draw);
    list.subarray(0, n / 10).sort();
    return list;
  },
  'two even lists of every second item, one sorted in tens': (n, draw) =>
    roundRobin(
      [
        mixed(
          range(n).filter((k) => k % 2 === 0),
          draw,
        ),
        cut(
          mixed(
            range(n).filter((k) => k % 2 === 1),
            draw,
          ),
          10,
        ).flatMap((ten) => ten.toSorted((a, b) => a - b)),
      ],
      1,
    ),
};
