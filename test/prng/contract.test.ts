import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/core/catalogue.js';
import { AuditError } from '../../src/core/errors.js';
import type { BitSource, Prng } from '../../src/core/source.js';
import * as entries from '../../src/prng/index.js';
import { citations, mismatch, outputsOf, pieceFault, startOf, vectorsOf } from './reference.js';

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

const errorOf = (run: () => unknown): AuditError => {
  try {
    run();
  } catch (error) {
    if (error instanceof AuditError) return error;
  }
  throw new Error('nothing was refused');
};

describe.each(prngs.all.map((prng) => [prng.id, prng] as const))('%s', (id, prng) => {
  const vectors = vectorsOf(id);
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
    expect(prng.range <= 2n ** 32n).toBe(true);
    expect(most).toBeLessThan(range);
    // Of 20,000 uniform words one lies in the outer thousandth but for a chance of e^-20.
    expect(least).toBeLessThan(range / 1000);
    expect(most).toBeGreaterThan(range - range / 1000);
  });

  it('refuses a seed of the wrong length', () => {
    const error = errorOf(() => prng.create(new Uint32Array(prng.seedWords + 1).fill(1)));
    expect(error.code).toBe('E_INTERNAL');
    expect(error.message).toBe(`${id}: a seed has ${prng.seedWords} words, got ${prng.seedWords + 1}`);
  });

  it('refuses every state it forbids, and starts in every other', () => {
    const zero = new Uint32Array(prng.seedWords);
    if (!prng.forbids) {
      expect(() => prng.create(zero)).not.toThrow();
      return;
    }
    expect(prng.forbids(zero)).toBe(true);
    expect(prng.forbids(seedFor(prng, 7))).toBe(false);
    expect(errorOf(() => prng.create(zero)).code).toBe('E_FORBIDDEN_STATE');
    const one = new Uint32Array(prng.seedWords);
    one[one.length - 1] = 1;
    expect(new Set(take(prng.create(one), 2000)).size).toBeGreaterThan(1);
  });

  it('states its size within what a seed can carry', () => {
    expect(prng.live ? prng.stateBits === Number.POSITIVE_INFINITY : prng.stateBits > 0 && prng.stateBits <= 32 * prng.seedWords).toBe(
      true,
    );
    expect(prng.period === null || prng.period > 2n ** 28n || prng.period < 2n ** 14n).toBe(true);
  });

  if (prng.period !== null && prng.period < 2n ** 14n) {
    it('repeats as soon as it says, and no sooner, once it has run in', () => {
      expect(periodOf(take(open(), 2 ** 16).slice(2 ** 15))).toBe(Number(prng.period));
    });
  }
});

describe('the checkers', () => {
  const [vector] = vectorsOf('xoshiro128ss');
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

  it('have no fixture without a generator', () => {
    const cited = new Set(citations.map((one) => one.id));
    expect([...cited].filter((id) => !prngs.all.some((prng) => prng.id === id))).toEqual([]);
  });
});
