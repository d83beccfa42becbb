import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Bounded } from '../../../src/core/subject/bounded.js';
import { type BitSource, Words } from '../../../src/core/subject/source.js';
import * as entries from '../../../src/parts/bounded/index.js';
import { java48, minstd, mt19937, mt19937ByArray, rMt19937 } from '../../../src/parts/prng/index.js';
import { fixtureOf, startOf } from '../prng/reference.js';

interface Drawn {
  seed: number;
  n: number;
  values: number[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../../fixtures/${path}`, import.meta.url), 'utf8'));

const programs = read('bounded/programs.json') as Record<
  'lemire' | 'mask-reject' | 'mask-reject-width' | 'java-next-int' | 'divide-reject' | 'r-rejection',
  { draws: Drawn[] }
> & {
  'float-scale': { draws: { seed: number; n: number; deck: number[] }[] };
};

const classic = (seed: number): BitSource => startOf(mt19937, { seeded: `${seed}` });

/** MT19937 as CPython seeds it, from the states its own vectors carry. */
function python(seed: number): BitSource {
  const vector = fixtureOf('mt19937').vectors.find(
    (one) => 'create' in one.start && JSON.stringify((one as unknown as { publishedSeed: unknown }).publishedSeed) === `${seed}`,
  );
  if (!vector) throw new Error(`no state for ${seed}`);
  return startOf(mt19937, vector.start);
}

function drawn(method: Bounded, source: BitSource, bounds: Uint32Array): number[] {
  const draws = new Uint32Array(bounds.length);
  method.draw(new Words(source, 2n ** 32n, method.width), bounds, draws);
  return [...draws];
}

/** R's set.seed for its Mersenne-Twister: a congruence scrambles the seed, then fills position and state. */
function rState(seed: number): BitSource {
  let x = seed | 0;
  const step = (): number => {
    x = (Math.imul(69_069, x) + 1) | 0;
    return x;
  };
  for (let i = 0; i < 51; i++) step();
  return mt19937.create(Uint32Array.from({ length: 624 }, step));
}

const alike = ({ n, values }: Drawn): Uint32Array => new Uint32Array(values.length).fill(n);

describe('bounded integers of other programs', () => {
  it("libstdc++'s uniform_int_distribution over mt19937 is lemire", () => {
    for (const one of programs.lemire.draws) expect(drawn(entries.lemire, classic(one.seed), alike(one))).toEqual(one.values);
  });

  it("numpy's legacy randint is mask-reject", () => {
    for (const one of programs['mask-reject'].draws) expect(drawn(entries.maskReject, classic(one.seed), alike(one))).toEqual(one.values);
  });

  it("CPython's randrange is mask-reject on as many top bits as the bound has", () => {
    for (const one of programs['mask-reject-width'].draws) {
      const method = entries.maskReject.parameter?.of(one.n.toString(2).length);
      expect(method && drawn(method, python(one.seed), alike(one))).toEqual(one.values);
    }
  });

  it("CPython's randrange is top-bits-reject", () => {
    for (const one of programs['mask-reject-width'].draws)
      expect(drawn(entries.topBitsReject, startOf(mt19937ByArray, { seeded: `${one.seed}` }), alike(one))).toEqual(one.values);
  });

  it("OpenJDK's Random.nextInt is java-next-int on 31 bits", () => {
    const method = entries.javaNextInt.parameter?.of(31);
    for (const one of programs['java-next-int'].draws)
      expect(method && drawn(method, startOf(java48, { seeded: `${one.seed}` }), alike(one))).toEqual(one.values);
  });

  it("libstdc++'s uniform_int_distribution over minstd_rand is divide-reject", () => {
    for (const { n, seed, values } of programs['divide-reject'].draws) {
      const draws = new Uint32Array(values.length);
      const bounds = new Uint32Array(values.length).fill(n);
      entries.divideReject.draw(new Words(startOf(minstd, { seeded: `${seed}` }), minstd.range), bounds, draws);
      expect([...draws]).toEqual(values);
    }
  });

  it("R's sample since 3.6 is mask-reject on 16 bits", () => {
    const method = entries.maskReject.parameter?.of(16);
    for (const one of programs['r-rejection'].draws)
      expect(method && drawn(method, startOf(rMt19937, { seeded: `${one.seed}` }), alike(one))).toEqual(one.values);
  });

  it("R's sample before 3.6 is float-scale", () => {
    for (const { seed, n, deck } of programs['float-scale'].draws) {
      const draws = drawn(
        entries.floatScale,
        rState(seed),
        Uint32Array.from({ length: n }, (_, i) => n - i),
      );
      const left = Array.from({ length: n }, (_, i) => i);
      const dealt = draws.map((at) => {
        const card = left[at];
        left[at] = left[left.length - 1];
        left.length--;
        return card;
      });
      expect(dealt).toEqual(deck);
    }
  });

  it('no other method draws what those programs drew', () => {
    const [one] = programs.lemire.draws.filter(({ n }) => n === 1_610_612_736);
    for (const method of [entries.multiplyShift, entries.modulo, entries.maskReject, entries.roundScale])
      expect(drawn(method, classic(one.seed), alike(one))).not.toEqual(one.values);
  });
});

interface Step {
  w: number;
  k: number;
  tv_mod: string;
  tv_mulshift: string;
  rem: number;
  counts_mod: number[] | null;
  counts_mulshift: number[] | null;
}

describe('one step of a reduction without rejection', () => {
  const { rows } = read('stats/modulo_step.json') as { rows: Step[] };

  it.each([
    ['modulo', entries.modulo, 'tv_mod', 'counts_mod'],
    ['multiply-shift', entries.multiplyShift, 'tv_mulshift', 'counts_mulshift'],
    ['float-scale', entries.floatScale, 'tv_mulshift', 'counts_mulshift'],
  ] as const)('%s has the exact counts and distance from uniform of the reference', (_, method, distance, counts) => {
    expect(rows.length).toBe(91);
    for (const row of rows) {
      const law = method.law(row.k, 2n ** BigInt(row.w));
      if (law === 'uniform') throw new Error('no law');
      const seen = Array.from({ length: row.k }, (_, value) => law(value));
      if (row[counts]) expect(seen).toEqual(row[counts].map(BigInt));
      const range = 2n ** BigInt(row.w);
      const k = BigInt(row.k);
      const excess = seen.reduce((sum, count) => sum + (count * k > range ? count * k - range : 0n), 0n);
      const [numerator, denominator] = row[distance].split('/').map(BigInt);
      expect(excess * denominator).toBe(numerator * k * range);
    }
  });
});
