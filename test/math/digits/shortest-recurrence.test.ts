import { describe, expect, it } from 'vitest';
import { complexityTails, shortestRecurrence } from '../../../src/math/digits/shortest-recurrence.js';
import { xor128 } from '../../../src/parts/prng/xor128.js';

function packed(bits: ArrayLike<number>): Uint32Array {
  const words = new Uint32Array(Math.ceil(bits.length / 32));
  for (let i = 0; i < bits.length; i++) words[i >>> 5] |= bits[i] << (i & 31);
  return words;
}

const complexityOf = (bits: ArrayLike<number>): number => shortestRecurrence(packed(bits), bits.length);
const bitsOf = (text: string): readonly number[] => [...text].map(Number);

/** The least length of a rule by trying every rule there is on the bits of `value`, of which the lowest comes first. */
function byEveryRule(value: number, n: number): number {
  const fails = (length: number, rule: number): boolean => {
    for (let at = length; at < n; at++) {
      let sum = 0;
      for (let k = 0; k < length; k++) sum ^= (rule >> k) & (value >> (at - 1 - k)) & 1;
      if (sum !== ((value >> at) & 1)) return true;
    }
    return false;
  };
  for (let length = 0; ; length++) for (let rule = 0; rule < 2 ** length; rule++) if (!fails(length, rule)) return length;
}

/** How many sequences of n bits have each complexity, as Rueppel (1986) says. */
const numberOf = (n: number, length: number): number => (length === 0 ? 1 : 2 ** Math.min(2 * n - 2 * length, 2 * length - 1));

/** What is wrong with tails of a law of n bits, by these numbers. */
function tailFaults(tails: typeof complexityTails, n: number): readonly string[] {
  const lengths = Array.from({ length: n + 1 }, (_, length) => length);
  const sum = (holds: (length: number) => boolean): number =>
    lengths.filter(holds).reduce((total, length) => total + numberOf(n, length), 0) / 2 ** n;
  return lengths.flatMap((length) => {
    const far = Math.abs(n - 2 * length);
    const { logLower, logUpper, lower, upper } = tails(length, n);
    const wanted = [sum((other) => Math.abs(n - 2 * other) >= far), sum((other) => Math.abs(n - 2 * other) <= far)];
    const right = [upper, lower].every((p, k) => Math.abs(p - wanted[k]) <= 1e-15) && Math.abs(Math.exp(logUpper) / upper - 1) < 1e-13;
    return right && Math.abs(Math.exp(logLower) - lower) < 1e-15
      ? []
      : [`${n} bits of ${length}: ${upper} and ${lower}, not ${wanted.join(' and ')}`];
  });
}

describe('the linear complexity of bits', () => {
  it('is the length of the shortest of all rules, for every sequence of up to ten bits, and as many have each as is published', () => {
    const faults: string[] = [];
    for (let n = 1; n <= 10; n++) {
      const numbers = new Array<number>(n + 1).fill(0);
      for (let value = 0; value < 2 ** n; value++) {
        const found = shortestRecurrence(Uint32Array.of(value), n);
        numbers[found]++;
        if (found !== byEveryRule(value, n)) faults.push(`${value} of ${n} bits: ${found}`);
      }
      expect(numbers).toEqual(numbers.map((_, length) => numberOf(n, length)));
    }
    expect(faults).toEqual([]);
  });

  it('has the published number of sequences of fourteen bits too', () => {
    const numbers = new Array<number>(15).fill(0);
    for (let value = 0; value < 2 ** 14; value++) numbers[shortestRecurrence(Uint32Array.of(value), 14)]++;
    expect(numbers).toEqual(numbers.map((_, length) => numberOf(14, length)));
  });

  it('is that of the example of NIST SP 800-22, section 2.10.4', () => {
    expect(complexityOf(bitsOf('1101011110001'))).toBe(4);
  });

  it('is that of a million bits of e, a thousand at a time, in the classes of NIST SP 800-22, section 2.10.8', () => {
    const parts = (from: number, to: number): readonly [bigint, bigint] => {
      if (to - from === 1) return [1n, BigInt(to)];
      const middle = (from + to) >> 1;
      const [[p, q], [r, s]] = [parts(from, middle), parts(middle, to)];
      return [p * s + r, q * s];
    };
    // 1/k! is below 2^−10^6 from k = 80,000 on.
    const [above, below] = parts(0, 80_000);
    const digits = (((above + below) << 1_000_000n) / below).toString(2);
    const classes = new Array<number>(7).fill(0);
    // T = L − 500 − 2/9 + 2/9, nearly: its classes are closed at −2.5, −1.5, … 2.5.
    for (let at = 0; at < 1e6; at += 1000) {
      const found = complexityOf(bitsOf(digits.slice(at, at + 1000)));
      classes[Math.min(6, Math.max(0, found - 500 + 3))]++;
    }
    expect(classes).toEqual([11, 31, 116, 501, 258, 57, 26]);
  });

  it('is that of a generator, whatever bit of its words is taken and however many are passed over', () => {
    const words = new Uint32Array(6000);
    xor128.create(Uint32Array.of(1, 2, 3, 4)).fill(words);
    const taken = (every: number, bit: number): number[] => Array.from({ length: 900 }, (_, k) => (words[every * k] >>> bit) & 1);
    expect([taken(1, 31), taken(1, 0), taken(5, 31)].map(complexityOf)).toEqual([128, 128, 128]);
  });

  it('counts no bit beyond the length, and none of a sequence without ones', () => {
    expect(shortestRecurrence(Uint32Array.of(0xffff_ff00, 0xffff_ffff), 8)).toBe(0);
    expect(shortestRecurrence(Uint32Array.of(0xffff_ff00, 0xffff_ffff), 9)).toBe(9);
    expect(shortestRecurrence(new Uint32Array(2048), 65_536)).toBe(0);
  });

  it('jumps to what is left where a rule breaks', () => {
    const words = new Uint32Array(1000);
    xor128.create(Uint32Array.of(1, 2, 3, 4)).fill(words);
    const bits = Array.from(words, (word) => word >>> 31);
    bits[700] ^= 1;
    expect([complexityOf(bits.slice(0, 700)), complexityOf(bits.slice(0, 701)), complexityOf(bits)]).toEqual([128, 573, 573]);
  });
});

describe('the law of the linear complexity', () => {
  it('is that of all sequences', () => {
    for (let n = 1; n <= 40; n++) expect(tailFaults(complexityTails, n)).toEqual([]);
  });

  it('keeps its logs where a double has nothing left', () => {
    expect(complexityTails(128, 65_536).logUpper).toBeCloseTo((1 - 65_280) * Math.LN2, 6);
    expect(complexityTails(0, 65_536).upper).toBe(0);
  });

  it('is told from one that is a bit off', () => {
    const lies: readonly (typeof complexityTails)[] = [
      (length, n) => complexityTails(length, n + 1),
      (length, n) => ({ ...complexityTails(length, n), lower: 1 - complexityTails(length, n).upper }),
      (length, n) => ({ ...complexityTails(length, n), logUpper: 1 }),
    ];
    expect(lies.filter((lie) => tailFaults(lie, 9).length === 0)).toEqual([]);
  });
});
