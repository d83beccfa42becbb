import { describe, expect, test } from 'vitest';
import type { Prng } from '../../../src/core/subject/source.js';
import { pipeline } from '../../../src/engine/subject/pipeline.js';
import { prngs, seedings, shuffles } from '../../../src/parts/catalogues.js';
import { mathRandom, v8Xorshift128plus, xoshiro128ss } from '../../../src/parts/prng/index.js';
import { readDeals } from '../../../src/wings/predict/read/read-deals.js';
import { limitsOf, predictPlan, startsOf } from '../../../src/wings/predict/record/make-prediction.js';
import { dealsNeeded, Search } from '../../../src/wings/predict/solve/search.js';
import { WAYS } from '../../../src/wings/predict/solve/ways.js';

const CARDS = 52;
const SEEDS = ['first', 'second', 'third'];

/** The fewest deals from which any way but the trying of seeds reads a generator's state; null where none does. */
async function dealsRead(prng: Prng, seed: string): Promise<number | null> {
  const used: number[] = [];
  for (const [index, way] of WAYS.entries()) {
    const needs = dealsNeeded(way, CARDS);
    if (way.prng.id !== prng.id || way.by === 'seeds' || !Number.isFinite(needs)) continue;
    const parts = { shuffle: shuffles.get('fisher-yates'), prng, bounded: way.method.bounded, seeding: seedings.get('continuous') };
    const deals = await readDeals(pipeline(parts, CARDS), seed, Math.ceil(needs * 1.3) + 2);
    const plan = predictPlan(deals, { standard: false, clock: 0, start: 'natural', between: 0, thorough: false });
    const search = new Search(deals, startsOf(plan), limitsOf(plan));
    for (let part = 0; part < way.parts(limitsOf(plan)); part++) {
      const found = search.look({ way: index, part });
      if (found) used.push(found.used);
    }
  }
  return used.length === 0 ? null : Math.min(...used);
}

/** The most deals that a generator takes over the seeds of this test; null where no way reads it from one of them. */
async function measured(prng: Prng): Promise<number | null> {
  const each: (number | null)[] = [];
  for (const seed of SEEDS) each.push(await dealsRead(prng, seed));
  const read = each.filter((one) => one !== null);
  return read.length === each.length ? Math.max(...read) : null;
}

describe('the deals after which a generator of the catalogue is read', () => {
  const dealt = prngs.all.filter(({ live }) => live !== true);

  test.each(dealt.filter(({ readFrom }) => readFrom !== undefined))('$id: as many as it declares', async (prng) => {
    expect(await measured(prng)).toBe(prng.readFrom);
  });

  test.each(dealt.filter(({ readFrom }) => readFrom === undefined).filter(({ id }) => WAYS.some(({ prng }) => prng.id === id)))(
    '$id declares none, and no way reads it',
    async (prng) => expect(await measured(prng)).toBeNull(),
  );

  test('the engine’s own generator is that of V8', () => expect(mathRandom.readFrom).toBe(v8Xorshift128plus.readFrom));

  test('no generator that is cryptographically strong declares any', () =>
    expect(prngs.all.filter(({ readFrom, secure }) => secure === true && readFrom !== undefined)).toEqual([]));

  test('is not found by this test where the words come from another generator', async () => {
    expect(await measured({ ...v8Xorshift128plus, create: xoshiro128ss.create, seedWords: xoshiro128ss.seedWords })).toBeNull();
  });
});
