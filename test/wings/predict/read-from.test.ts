import { describe, expect, test } from 'vitest';
import type { Prng } from '../../../src/core/subject/source.js';
import { pipeline } from '../../../src/engine/subject/pipeline.js';
import { prngs, seedings, shuffles } from '../../../src/parts/catalogues.js';
import { mathRandom, mt19937, v8Xorshift128plus, xoshiro128ss } from '../../../src/parts/prng/index.js';
import { readDeals } from '../../../src/wings/predict/read/read-deals.js';
import { limitsOf, predictPlan, startsOf } from '../../../src/wings/predict/record/make-prediction.js';
import { dealsNeeded, Search } from '../../../src/wings/predict/solve/search.js';
import { WAYS } from '../../../src/wings/predict/solve/ways.js';

const CARDS = 52;
const SEEDS = ['first', 'second', 'third'];
/** The deals from which on one seed says enough: a search takes seconds. */
const MANY = 50;

/** The fewest deals from which the ways that take the fewest, trying seeds apart, read a generator's state; null where none of them does. */
async function dealsRead(prng: Prng, seed: string): Promise<number | null> {
  const ways = WAYS.map((way, index) => ({ way, index, needs: way.needs(CARDS) })).filter(
    ({ needs, way }) => way.prng.id === prng.id && way.by !== 'seeds' && Number.isFinite(needs),
  );
  const least = Math.min(...ways.map(({ needs }) => needs));
  const used: number[] = [];
  for (const { index, way } of ways.filter(({ needs }) => needs === least)) {
    const parts = { shuffle: shuffles.get('fisher-yates'), prng, bounded: way.method.bounded, seeding: seedings.get('continuous') };
    const deals = await readDeals(pipeline(parts, CARDS), seed, Math.ceil(dealsNeeded(way, CARDS) * 1.15) + 2);
    const plan = predictPlan(deals, { standard: false, clock: 0, start: 'natural', between: 0, thorough: false });
    const search = new Search(deals, startsOf(plan), limitsOf(plan));
    const parted = Array.from({ length: way.parts(limitsOf(plan)) }, (_, part) => ({ way: index, part }));
    for (const part of parted) {
      const found = search.look(part);
      if (!found) continue;
      used.push(found.used);
      break;
    }
  }
  return used.length === 0 ? null : Math.min(...used);
}

/** The most deals that a generator takes over the seeds of this test; null where no way reads it from one of them. */
async function measured(prng: Prng): Promise<number | null> {
  let most = 0;
  for (const seed of (prng.readFrom ?? 0) > MANY ? SEEDS.slice(0, 1) : SEEDS) {
    const used = await dealsRead(prng, seed);
    if (used === null) return null;
    most = Math.max(most, used);
  }
  return most;
}

describe('the deals after which a generator of the catalogue is read', () => {
  const dealt = prngs.all.filter(({ live }) => live !== true);
  const isReadByName = ({ id }: Prng): boolean => WAYS.some(({ by, prng }) => prng.id === id && by !== 'seeds');

  test.each(dealt.filter((prng) => prng.readFrom !== undefined && isReadByName(prng)))(
    '$id: as many as it declares, and not many more',
    async (prng) => {
      const most = await measured(prng);
      expect(most).not.toBeNull();
      expect(most).toBeLessThanOrEqual(prng.readFrom ?? 0);
      expect(most).toBeGreaterThan(0.9 * (prng.readFrom ?? 0));
    },
  );

  test.each(dealt.filter((prng) => prng.readFrom !== undefined && !isReadByName(prng)))(
    '$id: as many as the Mersenne Twister, whose words it gives from the same state',
    (prng) => {
      const words = ({ create, seedWords }: Prng): Uint32Array => {
        const out = new Uint32Array(2000);
        create(Uint32Array.from({ length: seedWords }, (_, k) => 69_069 * k + 1)).fill(out);
        return out;
      };
      expect(words(prng)).toEqual(words(mt19937));
      expect(prng.readFrom).toBe(mt19937.readFrom);
    },
  );

  test.each(dealt.filter((prng) => prng.readFrom === undefined && isReadByName(prng)))(
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
