import { describe, expect, it } from 'vitest';
import { drawCounts } from '../../../../src/engine/audit/run-audit.js';
import { Totals } from '../../../../src/engine/count/totals.js';
import { fitsOf } from '../../../../src/engine/fit.js';
import { countsDigest } from '../../../../src/engine/record/record-counts.js';
import { builtInSubject } from '../../../../src/engine/subject/built-in-subject.js';
import { THIS_MACHINE } from '../../../../src/host/this-machine.js';
import { prngs } from '../../../../src/parts/catalogues.js';
import { verifyAny } from '../../../../src/records/verify-any.js';
import { foretold } from '../../../../src/wings/until-caught/engine/foretold.js';
import { followedIn, lookPlaces, MOST_KEPT_DEALS, planUntilCaught, readAt } from '../../../../src/wings/until-caught/engine/plan.js';
import type { CaughtState } from '../../../../src/wings/until-caught/engine/run-until-caught.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { recordOf } from '../../../support/record-of.js';
import { caughtRecord, shuffleBy } from '../caught-record.js';

describe('the places of its looks', () => {
  it('double from the first to the budget, which is the last', () => {
    expect(lookPlaces({ firstLook: 1024, budget: 5000 })).toEqual([1024, 2048, 4096, 5000]);
    expect(lookPlaces({ firstLook: 1024, budget: 4096 })).toEqual([1024, 2048, 4096]);
    expect(lookPlaces({ firstLook: 1024, budget: 1024 })).toEqual([1024]);
  });
});

describe('a sample that is dealt on', () => {
  // A look's counts are those of the record whose budget it is.
  it.each([
    ['java48', 'deep', 8],
    ['java48', 'standards', 5],
    ['xoshiro128ss', 'deep', 13],
    ['xoshiro128ss', 'standard', 2],
  ])('from %s has at every look, by battery %s and with %i cards, the counts of an audit of so many deals', async (prng, battery, n) => {
    const origin = shuffleBy(prng);
    let before = new Map<string, number>();
    for (const budget of [1024, 4096, 65_536, 131_072, 150_000]) {
      const { core } = await caughtRecord(origin, n, { seed: 'on', budget, battery });
      const subject = builtInSubject(origin, n);
      const tests = Object.keys(core.counts);
      expect(tests.length).toBeGreaterThan(9);
      const asked = { role: 'sample', trials: budget, tests, lags: undefined, firstTrials: budget } as const;
      const counts = await drawCounts(subject, core.plan, asked, { workers: 1 }, THIS_MACHINE);
      const digests = Object.fromEntries(tests.map((id) => [id, countsDigest(counts.get(id) ?? [])]));
      expect(Object.fromEntries(Object.entries(core.counts).map(([id, { sha256 }]) => [id, sha256]))).toEqual(digests);
      const sums = new Map(Object.entries(core.counts).map(([id, { sum }]) => [id, sum]));
      // `repeats` says of its deals how often the most frequent came, which need not grow.
      for (const [id, sum] of before) expect(sums.get(id), id).toBeGreaterThanOrEqual(sum);
      before = sums;
    }
  });

  it('is followed by no statistic whose parts are cut by the number of deals, and all others are the same at every number', () => {
    const { space } = builtInSubject(shuffleBy('xoshiro128ss'), 8);
    const fits = fitsOf(space);
    const plan = planUntilCaught(space, { seed: 'on', budget: 1e9, battery: 'deep' });
    const { first, later } = followedIn(plan, fits);
    const fitted = fits.of({ tests: plan.tests, trials: MOST_KEPT_DEALS, lags: undefined }).statistics.map(({ id }) => id);
    expect(fitted.filter((id) => !first.some((one) => one.id === id))).toEqual(['homogeneity']);
    expect(first.filter(({ id }) => !later.some((one) => one.id === id)).map(({ id }) => id)).toEqual(['repeats']);
    for (let trials = 1024; trials <= 2 ** 40; trials *= 2) {
      const read = readAt({ first, later }, fits, trials, false);
      // Complete orders of eight cards need 201,600 deals; the rows of the deal before hold them too.
      const missing = [...(trials > MOST_KEPT_DEALS ? later : first)].map(({ id }) => id).filter((id) => !read.includes(id));
      expect(missing).toEqual(trials < 201_600 ? ['permutations', 'previous-deal'] : []);
    }
  });

  // One that runs as one stream, and one whose blocks have streams of their own.
  it.each(['xorshift32', 'sfc32'])(
    'from %s goes on from any block where more is kept than counts no longer, to the same record',
    async (prng) => {
      const wishes = { seed: 'goes on', budget: MOST_KEPT_DEALS + 400_000, tests: ['parity'] };
      const states: CaughtState[] = [];
      const whole = await caughtRecord(shuffleBy(prng), 6, wishes, {
        workers: 1,
        keep({ looks, totals, words }) {
          const copy = new Totals([]);
          // As a journal writes them at once: what comes in later changes the arrays.
          const written = totals.arrays().map(([id, counts]) => [id, counts.slice()] as const);
          copy.add(totals.blocks, written);
          states.push({ totals: copy, words, looks });
        },
      });
      expect(states.length).toBeGreaterThan(3);
      for (const from of [states[0], states[states.length - 1]]) {
        const again = await caughtRecord(shuffleBy(prng), 6, wishes, { workers: 1, from });
        expect(again.digest).toBe(whole.digest);
      }
      // Under a larger budget too, whose plan alone is another.
      const larger = { ...wishes, budget: wishes.budget + 100_000 };
      const [last] = states.slice(-1);
      const on = await caughtRecord(shuffleBy(prng), 6, larger, {
        workers: 1,
        from: { ...last, looks: last.looks.filter(({ trials }) => trials < wishes.budget) },
      });
      expect(on.digest).toBe((await caughtRecord(shuffleBy(prng), 6, larger)).digest);
    },
  );
});

describe('a sample is caught', () => {
  it.each([
    ['randu', 'modulo'],
    ['ansi-c-type0', 'modulo'],
    ['numerical-recipes', 'modulo'],
    ['delphi', 'mask-reject'],
  ])('of %s by %s at the first look, since its lowest bit comes round after two words', async (prng, bounded) => {
    const { core } = await caughtRecord(shuffleBy(prng, bounded), 13, { seed: 'low bits', budget: 1e5 });
    expect(core.end).toBe('caught');
    expect(core.looks).toHaveLength(1);
    const [first] = foretold(core.subject.origin, core.plan).expected;
    expect(first.by).toBe('low-bits');
    expect(first.trials).toBeLessThanOrEqual(2);
  });

  // The look is at most twice what the law says and a little luck: within a factor of four.
  it.each([
    ['mt19937', 'lemire', 'random-16', 13, 'seeds', 'repeats'],
    ['sfc32', 'modulo:8', 'continuous', 13, 'law', null],
    ['pcg32', 'lemire', 'random-32', 52, 'seeds', 'repeats'],
  ] as const)(
    'of %s by %s and %s with %i cards where theory says, within a factor of four',
    async (prng, bounded, seeding, n, by, test) => {
      const { core } = await caughtRecord(shuffleBy(prng, bounded, seeding), n, { seed: 'foretold', budget: 1e6 });
      const { expected } = foretold(core.subject.origin, core.plan);
      const said = Math.max(core.plan.firstLook, expected.find((one) => one.by === by)?.trials ?? Infinity);
      const last = core.looks.at(-1);
      expect(core.verdict).toMatchObject({ kind: 'biased', trials: last?.trials });
      expect(last?.trials).toBeGreaterThanOrEqual(said / 4);
      expect(last?.trials).toBeLessThanOrEqual(said * 4);
      if (test !== null) expect(last?.least.test).toBe(test);
    },
  );

  it('of RANDU by its planes within a factor of 256 of a test that is made for them, and of MINSTD not at all', async () => {
    const { core } = await caughtRecord(shuffleBy('randu'), 13, { seed: 'planes', budget: 1e6, battery: 'standard' });
    const [first] = foretold(core.subject.origin, core.plan).expected;
    expect(first.by).toBe('lattice');
    expect(core.end).toBe('caught');
    expect(core.looks.at(-1)?.trials).toBeLessThanOrEqual(256 * (first.trials ?? 0));
    expect(core.looks.at(-1)?.trials).toBeGreaterThanOrEqual(first.trials ?? Infinity);
    const minstd = await caughtRecord(shuffleBy('minstd'), 13, { seed: 'planes', budget: 1e5 });
    expect(minstd.core.end).toBe('budget');
  });

  it('of an even generator not: 2 looks of 8 each at a level of 1e-10 a row, together once in a million such tests', async () => {
    for (let k = 0; k < 8; k++) {
      const { core } = await caughtRecord(shuffleBy('chacha20'), 8, { seed: `even ${k}`, budget: 20_000 });
      expect(core.end).toBe('budget');
      expect(core.verdict.kind).toBe('inconclusive');
    }
  });
});

describe('where a generator begins to repeat itself', () => {
  it('deals that come again catch it, whether its deals are one stream or one of every block', async () => {
    for (const seeding of ['continuous', 'from-bits']) {
      const record = await caughtRecord(shuffleBy('mt-short', 'lemire', seeding), 13, { seed: 'period', budget: 1e6 });
      const { end, looks, verdict } = record.core;
      expect([end, looks.at(-1)?.least.test, verdict.kind], seeding).toEqual(['caught', 'repeats', 'biased']);
      // All 7,264 words are drawn before the first look: twelve a deal.
      expect(looks.map(({ rows }) => rows)).toEqual(looks.map(() => 2));
      expect((await verifyAny(record, '.', { workers: 1 })).map(({ outcome }) => outcome)).toEqual(Array(5).fill('holds'));
    }
  });

  it('its looks before that are those of all its tests, and none after it, by streams of blocks too', async () => {
    // Five cards draw four words a deal, all 7,264 of them by deal 1,816: between the first look and the second.
    for (const seeding of ['continuous', 'from-bits']) {
      const record = await caughtRecord(shuffleBy('mt-short', 'lemire', seeding), 5, { seed: 'period', budget: 1e5 });
      const { looks } = record.core;
      expect(
        looks.slice(0, 2).map(({ rows, trials }) => [trials, rows > 9]),
        seeding,
      ).toEqual(
        record.core.end === 'caught'
          ? [
              [1024, true],
              [2048, false],
            ]
          : [[1024, true]],
      );
      expect((await verifyAny(record, '.', { workers: 1 })).map(({ outcome }) => outcome)).toEqual(Array(5).fill('holds'));
    }
  });

  it('there is no look where none of its tests counts equal deals', async () => {
    for (const seeding of ['continuous', 'from-bits']) {
      const wishes = { seed: 'period', budget: 1e6, tests: ['position-matrix'] };
      const { core } = await caughtRecord(shuffleBy('mt-short', 'lemire', seeding), 13, wishes);
      expect(core).toMatchObject({ end: 'period', looks: [], counts: {}, verdict: { kind: 'inconclusive' } });
    }
  });

  it('what was seen before stays, where the budget is spent before deals come again', async () => {
    // Of 52 cards 51 words are drawn a deal, so that deals come again only after 7,264 of them.
    for (const seeding of ['continuous', 'from-bits']) {
      const { core } = await caughtRecord(shuffleBy('mt-short', 'lemire', seeding), 52, { seed: 'period', budget: 4096 });
      expect(core).toMatchObject({ end: 'period', looks: [], counts: {}, verdict: { kind: 'inconclusive' } });
    }
  });

  it('of every generator, what an audit finds biased is caught within four times its deals', async () => {
    const found: string[] = [];
    for (const { id, live } of prngs.all) {
      if (live) continue;
      const { core } = await recordOf(pipelineOf('fisher-yates', 17, 'lemire', id), { seed: 'agree', trials: 4096 });
      if (core.verdict.kind !== 'biased') continue;
      const sample = await caughtRecord(shuffleBy(id), 17, { seed: 'agree', budget: 16_384 });
      found.push(`${id} ${sample.core.end}`);
    }
    expect(found).toContain('mt-short caught');
    expect(found.filter((one) => !one.endsWith(' caught'))).toEqual([]);
  });
});
