import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/core/catalogue.js';
import { AuditError } from '../../../src/core/errors.js';
import type { BitSource, Prng } from '../../../src/core/subject/source.js';
import { counted } from '../../../src/core/words/counted.js';
import * as entries from '../../../src/parts/prng/index.js';
import { citations, fixtureOf, mismatch, outputsOf, pieceFault, startOf } from './reference.js';

const prngs = catalogue<Prng>('prng', entries);
const PIECES = [1, 3, 0, 2, 1023, 1, 1, 1024, 7, 624, 1, 5000];

/** Seed words from a fixed congruence; no generator under test makes them. */
function seedFor(prng: Prng, salt: number): Uint32Array {
  let x = BigInt(salt);
  return Uint32Array.from({ length: prng.seedWords }, () => {
    x = BigInt.asUintN(64, x * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n);
    return Number(x >> 32n);
  });
}

function take(source: BitSource, count: number): number[] {
  const words = new Uint32Array(count);
  source.fill(words);
  return [...words];
}

/** The least number of words after which the words repeat; as many as there are if they never do. */
function periodOf(words: readonly number[]): number {
  let period = 1;
  while (period < words.length && words.some((word, i) => i + period < words.length && word !== words[i + period])) period++;
  return period;
}

/** The prime factors of a number, each once. */
function primesOf(number: number): readonly number[] {
  const primes = [];
  for (let rest = number, prime = 2; rest > 1; prime++) {
    if (rest % prime === 0) primes.push(prime);
    while (rest % prime === 0) rest /= prime;
  }
  return primes;
}

/** The 1,000 words that begin at each of these places of a stream, in the order of the places. */
function windowsAt(source: BitSource, places: readonly number[]): readonly (readonly number[])[] {
  const windows = places.map((): number[] => []);
  const piece = new Uint32Array(2 ** 16);
  for (let at = 0; at < Math.max(...places) + 1000; at += piece.length) {
    source.fill(piece);
    for (const [which, place] of places.entries()) {
      windows[which]?.push(...piece.subarray(Math.max(place - at, 0), Math.max(place + 1000 - at, 0)));
    }
  }
  return windows;
}

/** What shows that `seeded` tells more, or fewer, seeds in [0, 2^53) apart than the generator says; or null. */
function seedBitsFault(prng: Prng): string | null {
  const { seedBits, seeded } = prng;
  const { seeds = {} } = fixtureOf(prng.id);
  if (seedBits === undefined || !seeded) return null;
  if (seedBits > 53) return 'there are only 2^53 seeds';
  if (seedBits > prng.stateBits && seeds.beyondStates === undefined) return 'there are fewer states than that';
  const startOfSeed = (seed: bigint): string => take(seeded(seed), 40).join();
  const taken = Math.ceil(seedBits);
  const base = BigInt(seeds.base ?? 7);
  // Every bit that is taken changes the words.
  const changed = Array.from({ length: taken }, (_, bit) => bit).filter(
    (bit) => startOfSeed(base) === startOfSeed(base ^ (1n << BigInt(bit))),
  );
  if (changed.length > 0) return `bit ${changed[0]} is not taken`;
  if (taken === 53 || seeds.ownTest !== undefined) return null;
  const period = seeds.apart === undefined ? 2n ** BigInt(taken) : BigInt(seeds.apart);
  if (Math.round(2 ** seedBits) < Number(period) - 1) return `it tells ${period} seeds apart`;
  const more = [1n, 2n, 5n].filter((times) => startOfSeed(7n) !== startOfSeed(7n + times * period));
  return more.length > 0 ? `seeds beyond ${taken} bits start other streams` : null;
}

const errorOf = (run: () => unknown): AuditError => {
  try {
    run();
  } catch (error) {
    if (error instanceof AuditError) return error;
  }
  throw new Error('nothing was refused');
};

describe.each(prngs.all.map((prng) => [prng.id, prng] as const))('%s', (id, prng) => {
  const { vectors } = fixtureOf(id);
  const open = (): BitSource => prng.create(seedFor(prng, 7));

  it('has vectors from another program, or is live', () => {
    expect(vectors.length > 0).toBe(!prng.live);
  });

  it('agrees with every vector', () => {
    const faults = vectors.flatMap((vector) => [vector.start, ...(vector.alsoStart ?? [])].map((start) => mismatch(prng, vector, start)));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  it('agrees with published known answers', () => {
    for (const cited of citations.filter((one) => one.id === id)) {
      const seen = outputsOf(prng, startOf(prng, cited.start), cited.from - 1 + cited.outputs.length).slice(cited.from - 1);
      const kept = cited.keep ? 32 : 64;
      expect(seen, cited.source).toEqual(cited.outputs.map((output) => BigInt.asUintN(kept, BigInt(output))));
    }
  });

  // A live source never gives the same words twice: there is nothing to compare.
  if (!prng.live) {
    it('fills in pieces as it fills at once', () => {
      expect(pieceFault(open, PIECES)).toBeNull();
    });

    it('gives the same words for the same seed and others for another', () => {
      expect(take(open(), 500)).toEqual(take(open(), 500));
      expect(take(prng.create(seedFor(prng, 8)), 500)).not.toEqual(take(open(), 500));
    });

    it('keeps two instances apart, and the seed as it was', () => {
      const seed = seedFor(prng, 7);
      const first = prng.create(seed);
      const second = prng.create(seedFor(prng, 8));
      const seen = { first: [] as number[], second: [] as number[] };
      for (let i = 0; i < 50; i++) {
        seen.first.push(...take(first, 7));
        seen.second.push(...take(second, 5));
      }
      expect(seen.first).toEqual(take(open(), 350));
      expect(seen.second).toEqual(take(prng.create(seedFor(prng, 8)), 250));
      expect(seed).toEqual(seedFor(prng, 7));
    });
  }

  it('keeps its words below its range and reaches both ends of it', () => {
    const words = take(open(), 20_000);
    const range = Number(prng.range);
    const least = words.reduce((a, b) => Math.min(a, b));
    const most = words.reduce((a, b) => Math.max(a, b));
    expect(prng.range).toBeLessThanOrEqual(2n ** 32n);
    expect(most).toBeLessThan(range);
    // Of 20,000 uniform words one lies in the outer thousandth but for a chance of e^-20.
    expect(least).toBeLessThan(range / 1000);
    expect(most).toBeGreaterThan(range - range / 1000);
  });

  it('refuses a seed of the wrong length', () => {
    const error = errorOf(() => prng.create(new Uint32Array(prng.seedWords + 1).fill(1)));
    expect(error.code).toBe('E_INTERNAL');
    expect(error.message).toBe(`${id}: a seed has ${counted(prng.seedWords, 'word')}, got ${prng.seedWords + 1}`);
  });

  it('refuses every state it forbids, and starts in every other', () => {
    const zero = new Uint32Array(prng.seedWords);
    if (!prng.forbids) {
      expect(() => prng.create(zero)).not.toThrow();
      return;
    }
    expect({ zero: prng.forbids(zero), seven: prng.forbids(seedFor(prng, 7)) }).toEqual({ zero: true, seven: false });
    expect(errorOf(() => prng.create(zero)).code).toBe('E_FORBIDDEN_STATE');
    const one = new Uint32Array(prng.seedWords);
    one[one.length - 1] = 1;
    expect(new Set(take(prng.create(one), 2000)).size).toBeGreaterThan(1);
  });

  it('states its size within what a seed can carry', () => {
    if (prng.live) expect(prng.stateBits).toBe(Number.POSITIVE_INFINITY);
    else {
      expect(prng.stateBits).toBeGreaterThan(0);
      expect(prng.stateBits).toBeLessThanOrEqual(32 * prng.seedWords);
    }
  });

  it('says how much of a seed its own seeding takes', () => {
    expect(prng.seedBits === undefined).toBe(prng.seeded === undefined);
    expect(seedBitsFault(prng)).toBeNull();
  });

  if (prng.period !== null && prng.period < 2n ** 14n) {
    it('repeats as soon as it says, and no sooner, once it has run in', () => {
      expect(periodOf(take(open(), 2 ** 16).slice(2 ** 15))).toBe(Number(prng.period));
    });
  }

  const { period } = prng;
  if (period !== null && period >= 2n ** 14n && period <= 2n ** 28n) {
    it('repeats after as many words as it says, and after no part of them', () => {
      const parts = primesOf(Number(period)).map((prime) => Number(period) / prime);
      const [start, whole, ...partly] = windowsAt(open(), [0, Number(period), ...parts]);
      expect(whole).toEqual(start);
      expect(partly.filter((words) => words.join() === start.join())).toEqual([]);
    });
  }
});

describe('the checkers', () => {
  const [vector] = fixtureOf('xoshiro128ss').vectors;
  const rotating = (turn: number): Prng => ({
    ...entries.xoshiro128ss,
    create(seed) {
      let [a, b, c, d] = seed;
      return {
        fill(out) {
          for (let i = 0; i < out.length; i++) {
            const scaled = Math.imul(b, 5);
            out[i] = Math.imul((scaled << 7) | (scaled >>> 25), 9);
            const shifted = b << 9;
            c ^= a;
            d ^= b;
            b ^= c;
            a ^= d;
            c ^= shifted;
            d = (d << turn) | (d >>> (32 - turn));
          }
        },
      };
    },
  });

  it('accept an independent writing of xoshiro128** and name the output where one wrong rotation shows', () => {
    expect(mismatch(rotating(11), vector)).toBeNull();
    expect(mismatch(rotating(12), vector)).toMatch(/^output 4 is/);
  });

  it('notice a single wrong word beyond the quoted outputs', () => {
    const honest = entries.xoshiro128ss;
    const lie: Prng = {
      ...honest,
      create(seed) {
        const source = honest.create(seed);
        return {
          fill(out) {
            source.fill(out);
            out[5000] ^= 1;
          },
        };
      },
    };
    expect(mismatch(lie, vector)).toMatch(/^the digest of 10,000 outputs is/);
  });

  it('notice a source that loses a high word at an odd seam', () => {
    const honest = entries.xorshift128plus;
    const losing = (): BitSource => {
      const source = honest.create(Uint32Array.of(1, 2, 3, 4));
      return {
        fill(out) {
          source.fill(out);
          if (out.length % 2 === 1) source.fill(new Uint32Array(1));
        },
      };
    };
    expect(pieceFault(() => honest.create(Uint32Array.of(1, 2, 3, 4)), PIECES)).toBeNull();
    expect(pieceFault(losing, PIECES)).toMatch(/^word 1 is/);
  });

  it('tell a period from half and from twice of it', () => {
    const words = Array.from({ length: 4000 }, (_, i) => (i % 1000 === 999 ? 7 : i % 500));
    expect(periodOf(words)).toBe(1000);
    expect(periodOf(words.map((word, i) => (i % 2000 === 1999 ? 8 : word)))).toBe(2000);
    expect(periodOf(words.slice(0, 1000))).toBe(1000);
  });

  it('find a window in a long stream, and the primes of a period', () => {
    let next = 0;
    const counting: BitSource = {
      fill(out) {
        for (let i = 0; i < out.length; i++) out[i] = next++;
      },
    };
    const places = [0, 65_000, 131_072, 70_000];
    expect(windowsAt(counting, places)).toEqual(places.map((place) => Array.from({ length: 1000 }, (_, i) => place + i)));
    expect([primesOf(2 ** 27), primesOf(2 ** 4 * 9 * 101)]).toEqual([[2], [2, 3, 101]]);
  });

  it('notice bits of a seed that are claimed and not taken, and those taken and not claimed', () => {
    expect(seedBitsFault({ ...entries.drand48, seedBits: 48 })).toBe('bit 32 is not taken');
    expect(seedBitsFault({ ...entries.mt19937, seedBits: 53 })).toBe('bit 32 is not taken');
    expect(seedBitsFault({ ...entries.java48, seedBits: 32 })).toBe('seeds beyond 32 bits start other streams');
    expect(seedBitsFault({ ...entries.msvc, seedBits: 32 })).toBe('there are fewer states than that');
    expect(seedBitsFault({ ...entries.minstd, seedBits: 30 })).toBe('it tells 2147483647 seeds apart');
  });

  it('count what xorshift7 makes of long numbers: their text without its first seven digits', () => {
    const seeded = entries.xorshift7.seeded as NonNullable<Prng['seeded']>;
    const startOfSeed = (seed: bigint): string => take(seeded(seed), 20).join();
    expect(startOfSeed(2_147_483_648n)).toBe(startOfSeed(9_999_999_648n));
    expect(startOfSeed(2_147_483_648n)).not.toBe(startOfSeed(2_147_483_649n));
    expect(startOfSeed(1_234_567_000_000_001n)).toBe(startOfSeed(7_654_321_000_000_001n));
    // Numbers of 31 bits, and of 10 to 16 digits all but seven.
    const starts = 2 ** 31 + [10, 11, 12, 13, 14, 15, 16].reduce((sum, digits) => sum + 10 ** (digits - 7), 0);
    expect(Math.log2(starts)).toBeLessThan(entries.xorshift7.seedBits as number);
    expect(Math.log2(starts)).toBeGreaterThan(31.5);
  });

  it('have no fixture without a generator', () => {
    const cited = new Set(citations.map((one) => one.id));
    expect([...cited].filter((id) => !prngs.all.some((prng) => prng.id === id))).toEqual([]);
  });
});
