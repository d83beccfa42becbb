import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/core/catalogue.js';
import type { Bounded } from '../../../src/core/subject/bounded.js';
import { Words } from '../../../src/core/subject/source.js';
import * as entries from '../../../src/parts/bounded/index.js';
import { tape, valuesOf } from './tape.js';

const methods = catalogue<Bounded>('bounded', entries);

const BIG_RANGES = [2 ** 15, 2 ** 16, 2 ** 31, 2 ** 31 - 2, 2 ** 32 - 1, 2 ** 32 - 5, 2 ** 32];
/** Up to the whole range; above 2^21 products pass 2^53. */
const BIG_BOUNDS = [
  1,
  2,
  3,
  5,
  7,
  13,
  52,
  104,
  416,
  1000,
  2 ** 16 - 1,
  2 ** 16 + 1,
  2 ** 21 + 1,
  3 * 2 ** 22,
  10 ** 9 + 7,
  3 * 2 ** 29,
  2 ** 31 - 2,
  2 ** 31 + 1,
  2 ** 32 - 1,
];

const mayDraw = (method: Bounded, bound: number, range: number): boolean => !method.rejects || bound <= range;

/** Values at both ends and in the middle of [0, bound). */
const someValues = (bound: number): number[] =>
  [...new Set([0, 1, 2, Math.floor(bound / 3), Math.floor(bound / 2), bound - 3, bound - 2, bound - 1])].filter(
    (value) => value >= 0 && value < bound,
  );

/** The first word of a value under a law whose values are consecutive intervals of words, from exact arithmetic alone. */
const firstOfProduct = (value: number, bound: number, range: number): number =>
  Number((BigInt(value) * BigInt(range) + BigInt(bound) - 1n) / BigInt(bound));

const around = (word: number, range: number): number[] =>
  [word - 2, word - 1, word, word + 1, word + 2].filter((one) => one >= 0 && one < range);

/** Doubles neither round the quotient by a power of two nor a product below 2^53. */
const isExact = (product: bigint, range: bigint): boolean => (range & (range - 1n)) === 0n && product < 2n ** 53n;

/** The value a word must have, and whether it is drawn again, in big integers and straight from each method's definition. */
const DEFINITIONS: Record<string, (word: bigint, bound: bigint, range: bigint) => bigint | null> = {
  modulo: (word, bound) => word % bound,
  'multiply-shift': (word, bound, range) => (word * bound) / range,
  lemire: (word, bound, range) => ((word * bound) % range < range % bound ? null : (word * bound) / range),
  'mask-reject': (word, bound, range) => {
    let size = 1n;
    while (size < bound) size *= 2n;
    const usable = size > range ? range : range - (range % size);
    return word < usable && word % size < bound ? word % size : null;
  },
  'float-scale': (word, bound, range) =>
    isExact(word * bound, range) ? (word * bound) / range : BigInt(Math.floor((Number(word) / Number(range)) * Number(bound))),
  'round-scale': (word, bound, range) =>
    isExact(2n * word * bound, range)
      ? (2n * word * (bound - 1n) + range) / (2n * range)
      : BigInt(Math.round((Number(word) / Number(range)) * (Number(bound) - 1))),
  'modulo-reject': (word, bound, range) => (word < range - (range % bound) ? word % bound : null),
  'java-next-int': (word, bound, range) => {
    if (range % bound === 0n) return (word * bound) / range;
    return word - (word % bound) + bound <= range ? word % bound : null;
  },
  'java17-next-int': (word, bound, range) => {
    if ((bound & (bound - 1n)) === 0n || bound > range / 2n) return word < range - (range % bound) ? word % bound : null;
    const upper = word / 2n;
    return upper - (upper % bound) + bound <= range / 2n ? upper % bound : null;
  },
  'top-bits-reject': (word, bound, range) => {
    const size = 2n ** BigInt(range.toString(2).length - 1);
    if (bound > size) return word < bound ? word : null;
    const values = 2n ** BigInt(bound.toString(2).length);
    const value = values > size ? word : (word * values) / size;
    return word < size && value < bound ? value : null;
  },
  'divide-reject': (word, bound, range) => {
    const each = bound === range ? 1n : (range - 1n) / bound;
    return word < each * bound ? word / each : null;
  },
  'rust-gen-range': (word, bound, range) => {
    let zone = bound;
    while (2n * zone < range) zone *= 2n;
    return (word * bound) % range < zone ? (word * bound) / range : null;
  },
};

it('has the definition of every method', () => {
  expect(methods.all.map(({ id }) => id).filter((id) => !(id in DEFINITIONS))).toEqual([]);
});

describe.each(Object.entries(DEFINITIONS))('%s by its definition', (id, define) => {
  const method = methods.get(id);

  it('sends words crafted around every kind of boundary where its definition does', () => {
    for (const range of [2 ** 8, ...BIG_RANGES]) {
      for (const bound of BIG_BOUNDS.filter((one) => mayDraw(method, one, range))) {
        const power = 2 ** Math.ceil(Math.log2(bound));
        const kept = Math.floor(range / bound) * bound;
        const boundaries = [
          0,
          range - 1,
          bound,
          kept,
          power,
          range - (range % power),
          ...someValues(bound).map((value) => firstOfProduct(value, bound, range)),
        ];
        const words = [...new Set(boundaries.flatMap((word) => around(word, range)))];
        const wanted = words.map((word) => define(BigInt(word), BigInt(bound), BigInt(range)));
        // A tape without a word that is kept would be drawn from for ever.
        if (wanted.every((value) => value === null)) continue;
        const seen = valuesOf(method, words, bound, BigInt(range));
        expect(seen, `${bound} of ${range}`).toEqual(wanted.map((value) => (value === null ? null : Number(value))));
        expect(seen.filter((value) => value !== null && value >= bound)).toEqual([]);
      }
    }
  });

  it('is not misled by a product one short of a multiple of the range, where doubles above 2^53 round up to it', () => {
    const justBelow = Array.from({ length: 40 }, (_, i) => 2 ** 22 - 1 - 2 * i);
    for (const bound of [2 ** 21 + 1, ...justBelow, 2 ** 23 - 1, 2 ** 31 - 1, 2 ** 32 - 1]) {
      // Newton's iteration for the inverse of an odd bound modulo 2^32.
      let inverse = bound;
      for (let i = 0; i < 5; i++) inverse = Math.imul(inverse, 2 - Math.imul(bound, inverse));
      const words = [-inverse >>> 0, -Math.imul(inverse, 2) >>> 0, -Math.imul(inverse, 3) >>> 0];
      expect(words.map((word) => (BigInt(word) * BigInt(bound)) % 2n ** 32n)).toEqual([2n ** 32n - 1n, 2n ** 32n - 2n, 2n ** 32n - 3n]);
      const wanted = words.map((word) => define(BigInt(word), BigInt(bound), 2n ** 32n));
      // Word 1 is kept by every method, and ends a tape on which all others may be drawn again.
      const seen = valuesOf(method, [...words, 1], bound, 2n ** 32n).slice(0, -1);
      expect(seen, `${bound}`).toEqual(wanted.map((value) => (value === null ? null : Number(value))));
    }
  });

  it('takes one word a draw, and one more for each it draws again', () => {
    const taker = new Words(tape([5, 250, 255, 7, 9, 0, 254, 100]), 256n);
    const bounds = Uint32Array.of(100);
    const draw = new Uint32Array(1);
    const wanted = [5, 250, 255, 7, 9, 0, 254, 100].map((word) => define(BigInt(word), 100n, 256n));
    for (let at = wanted.findIndex((value) => value !== null); at >= 0; at = wanted.findIndex((value, i) => i > at && value !== null)) {
      method.draw(taker, bounds, draw);
      expect([taker.taken, draw[0]]).toEqual([at + 1, Number(wanted[at])]);
    }
    expect(wanted.includes(null)).toBe(method.rejects);
  });
});

describe.each([entries.multiplyShift, entries.floatScale, entries.roundScale].map((method) => [method.id, method] as const))(
  '%s, whose values are intervals of words',
  (_, method) => {
    it('states boundaries at large bounds where neighbouring words change value', () => {
      for (const range of BIG_RANGES) {
        for (const bound of BIG_BOUNDS) {
          const law = method.law(bound, BigInt(range));
          if (law === 'uniform') continue;
          let first = 0n;
          // The values are intervals of words in order: the law's sums are their ends.
          for (let value = 0; value < Math.min(bound, 40); value++) {
            const next = first + law(value);
            if (next > first) {
              const ends = [...new Set([Number(first), Number(next) - 1])];
              expect(valuesOf(method, ends, bound, BigInt(range)), `${value} of ${bound} of ${range}`).toEqual(ends.map(() => value));
            }
            first = next;
          }
        }
      }
    });
  },
);
