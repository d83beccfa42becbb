import { describe, expect, it } from 'vitest';
import type { Guard } from '../../../src/core/record/by-law.js';
import type { Plan } from '../../../src/core/record/evidence.js';
import type { Recorded } from '../../../src/core/record/recorded.js';
import type { RecordedResult } from '../../../src/core/record/results.js';
import { confirmLevel } from '../../../src/core/statistic/rules.js';
import type { AuditOutcome, Sample, SampleAsked } from '../../../src/engine/decide/audit.js';
import { audit } from '../../../src/engine/decide/audit.js';
import { conclude, firstLook, flaggedStatistics, secondLook, trialsNeeded } from '../../../src/engine/decide/conclude.js';
import { biasedBeside, testSideLooks } from '../../../src/engine/decide/test-side-looks.js';
import { fitsOf } from '../../../src/engine/fit.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { neededBesideIn } from '../../../src/kinds/index.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { chiSquaredUpperQuantile } from '../../../src/math/tails/chi-squared.js';
import { doubtSaid } from '../../support/doubt-said.js';

/** Cards by positions of so many deals of five cards: even but for two cards that exchange places, so that the statistic is about `value`. */
function positions(trials: number, value: number): Float64Array {
  const counts = new Float64Array(25).fill(trials / 5);
  // Q = (4/N) Σ (O − N/5)², and four cells are off.
  const off = Math.round(Math.sqrt((value * trials) / 16));
  for (const cell of [0, 6]) counts[cell] += off;
  for (const cell of [1, 5]) counts[cell] -= off;
  return counts;
}

/** Of a table of 16 degrees: as uneven as luck makes it, doubtful, and beyond luck. */
const EVEN = 16;
const DOUBTFUL = 43;
const BEYOND = 100;

/** Samples whose tables come out at these values, and a note of what was asked for. */
function dealing(values: Partial<Record<SampleAsked['role'] | 'absolute', number>>): {
  readonly sample: Sample;
  readonly asked: unknown[];
} {
  const asked: unknown[] = [];
  return {
    asked,
    sample: async ({ absolute, role, tests, trials }) => {
      asked.push([role, trials, tests, ...(absolute ? ['absolute'] : [])]);
      const counts = new Map([['position-matrix', positions(trials, values[role] ?? EVEN)]]);
      if (absolute) counts.set('absolute:position-matrix', positions(trials, values.absolute ?? EVEN));
      return counts;
    },
  };
}

const TESTS = ['position-matrix'];
const planFor = (more: Partial<Plan> = {}): Plan => ({
  ...makePlan(permutations(5), { seed: 'audit', trials: 3000 }),
  tests: TESTS,
  ...more,
});
const INPUT = { handed: 'shuffled', trials: 300, alpha: 5e-7 } as const;
const LEVEL = { alpha: 2.5e-7 } as const;
const recorded: Recorded = { startKnown: true, reservations: [] };

async function audited(
  values: Parameters<typeof dealing>[0],
  more: Partial<Plan> = {},
  { guards = [], log, once, startsAlike }: { guards?: readonly Guard[]; once?: boolean; startsAlike?: boolean; log?: Recorded } = {},
): Promise<AuditOutcome & { readonly asked: readonly unknown[] }> {
  const { asked, sample } = dealing(values);
  const outcome = await audit(
    planFor(more),
    fitsOf(permutations(5, log)),
    { known: null, guards, ...(once && { once }), ...(startsAlike && { startsAlike }) },
    sample,
  );
  return { ...outcome, asked };
}

describe('what an audit deals', () => {
  it('is the planned sample alone, where no row is doubtful', async () => {
    for (const sample of [EVEN, BEYOND]) {
      const { asked, beside, counts, fresh } = await audited({ sample });
      expect(asked).toEqual([['sample', 3000, TESTS]]);
      expect([fresh, beside]).toEqual([null, { input: null, inputAbsolute: null, absolute: null }]);
      expect(counts.get('position-matrix')).toEqual(positions(3000, sample));
    }
  });

  it('is a fresh sample of the doubtful statistics besides', async () => {
    const { asked, fresh } = await audited({ sample: DOUBTFUL });
    expect(asked).toEqual([
      ['sample', 3000, TESTS],
      ['confirmation', 12_000, TESTS],
    ]);
    expect(fresh?.flags).toEqual([{ test: 'position-matrix', tail: 'upper' }]);
    expect(fresh?.results.map(({ test, trials }) => [test, trials])).toEqual([['position-matrix', 12_000]]);
    expect(fresh?.counts.get('position-matrix')).toEqual(positions(12_000, EVEN));
  });

  it('is no fresh sample of what was recorded, or where it would be copies', async () => {
    const fresh: Guard = { id: 'fresh-period', holds: false, words: 1, prng: 'randu' };
    expect((await audited({ sample: DOUBTFUL }, {}, { log: recorded })).asked).toHaveLength(1);
    expect((await audited({ sample: DOUBTFUL }, {}, { guards: [fresh] })).asked).toHaveLength(1);
    expect((await audited({ sample: DOUBTFUL }, {}, { guards: [{ ...fresh, holds: true }] })).asked).toHaveLength(2);
  });

  it('is the second sample of a function, where the plan has one', async () => {
    const { asked, beside } = await audited({ handed: 20 }, { input: INPUT });
    const { input } = beside;
    expect(asked).toEqual([
      ['sample', 3000, TESTS],
      ['handed', 300, TESTS],
    ]);
    expect(input?.counts.get('position-matrix')).toEqual(positions(300, 20));
    expect(input?.results.map(({ test, trials }) => [test, trials])).toEqual([['position-matrix', 300]]);
    expect([beside.inputAbsolute, beside.absolute]).toEqual([null, null]);
  });

  it('is read absolutely too where the plan says so, the second sample or the first', async () => {
    const both = { ...INPUT, absolute: LEVEL };
    const { asked: askedSecond, beside: second } = await audited({ sample: DOUBTFUL, handed: 20, absolute: 22 }, { input: both });
    // The fresh sample looks again at doubtful rows, which are those of the first reading.
    expect(askedSecond).toEqual([
      ['sample', 3000, TESTS],
      ['handed', 300, TESTS, 'absolute'],
      ['confirmation', 12_000, TESTS],
    ]);
    expect(second.input?.counts.get('position-matrix')).toEqual(positions(300, 20));
    expect(second.inputAbsolute?.counts.get('position-matrix')).toEqual(positions(300, 22));
    const { asked, beside, counts } = await audited({ sample: 20, absolute: 22 }, { absolute: LEVEL });
    expect(asked).toEqual([['sample', 3000, TESTS, 'absolute']]);
    expect([beside.input, counts.get('position-matrix')]).toEqual([null, positions(3000, 20)]);
    expect(beside.absolute?.counts.get('position-matrix')).toEqual(positions(3000, 22));
  });

  it('names the statistics of the doubtful rows, each once', () => {
    const flags = ['digits/down', 'repeats', 'digits/forward'].map((test) => ({ test, tail: 'upper' as const }));
    expect(flaggedStatistics(flags)).toEqual(['digits', 'repeats']);
  });
});

describe('what an audit concludes', () => {
  const kindOf = async (...given: Parameters<typeof audited>): Promise<unknown> => {
    const { verdict } = await audited(...given);
    return verdict.kind === 'biased' ? verdict.because : verdict.kind === 'inconclusive' ? doubtSaid(verdict.reason, 3000) : verdict.kind;
  };

  it('is biased by a row beyond luck, with a diagnosis', async () => {
    const { diagnosis, verdict } = await audited({ sample: BEYOND });
    expect(verdict).toMatchObject({ kind: 'biased', because: TESTS });
    expect(diagnosis).not.toBeNull();
  });

  it('is what the fresh sample says of a doubtful row, at a level halved where there is a second sample', async () => {
    // Between the two levels, both tails allowed for.
    const between = chiSquaredUpperQuantile((1.5 * confirmLevel({ input: INPUT })) / 2, 16);
    expect(await kindOf({ sample: DOUBTFUL, confirmation: between })).toEqual(TESTS);
    expect(await kindOf({ sample: DOUBTFUL, confirmation: between }, { input: INPUT })).toMatch('3000 deals are too few');
    expect(await kindOf({ sample: DOUBTFUL, confirmation: EVEN })).toMatch('3000 deals are too few');
  });

  it('is biased by the second sample beyond its own level, and below it not', async () => {
    expect(await kindOf({ handed: BEYOND }, { input: INPUT })).toEqual(['input']);
    expect(await kindOf({ handed: DOUBTFUL }, { input: INPUT })).toMatch('3000 deals are too few');
    expect(await kindOf({ handed: BEYOND })).toMatch('3000 deals are too few');
  });

  it('is biased by an absolute reading beyond its own level, and below it not', async () => {
    const input = { ...INPUT, absolute: LEVEL };
    expect(await kindOf({ absolute: BEYOND }, { input })).toEqual(['input/absolute']);
    expect(await kindOf({ absolute: BEYOND }, { absolute: LEVEL })).toEqual(['absolute']);
    for (const more of [{ input }, { absolute: LEVEL }, { input: INPUT }])
      expect(await kindOf({ absolute: more.input === INPUT ? BEYOND : DOUBTFUL }, more)).toMatch('3000 deals are too few');
  });

  it('is biased where every start deals the same decks, however even they are', async () => {
    expect(await kindOf({}, {}, { startsAlike: true })).toEqual(['starts']);
    expect(await kindOf({ sample: BEYOND }, {}, { startsAlike: true })).toEqual([...TESTS, 'starts']);
  });

  it('is open where a doubtful row could not be looked at again', async () => {
    expect(await kindOf({ sample: DOUBTFUL }, {}, { log: recorded })).toBe(
      'position-matrix is doubtful, and a recording has no fresh deals: only further ones can decide',
    );
  });

  it('is clean with every required test and the one beside them, and names those that are missing', async () => {
    const enough = { trials: 4_000_000, confirmationTrials: 16_000_000 };
    const others = ['cyclic-displacement', 'fisher-yates-digits', 'homogeneity'];
    expect(await kindOf({}, enough)).toBe(`required tests were left out: ${others.join(', ')}`);
  });
});

const NONE = { input: null, inputAbsolute: null, absolute: null } as const;

describe('what the looks say together', () => {
  const plan = planFor({ input: INPUT, trials: 3000 });
  const fits = fitsOf(permutations(5));
  const look = firstLook(plan, fits, new Map([['position-matrix', positions(3000, DOUBTFUL)]]));
  const row = look.results[0];
  const law = { known: null, guards: [] };
  const flags = ['a', 'b'].map((test) => ({ test, tail: 'upper' as const }));
  const verdictOf = (...given: readonly [Parameters<typeof conclude>[3], Partial<Pick<Plan, 'input'>>?]): unknown => {
    const verdict = conclude({ ...plan, ...given[1] }, fits, { ...look, flags }, given[0], law);
    return verdict.kind === 'biased' ? verdict.because : verdict.kind === 'inconclusive' ? doubtSaid(verdict.reason, 3000) : verdict.kind;
  };
  const quiet = { ...row, logPAdjusted: 0 };
  const both = flags.map(({ test }) => ({ ...quiet, test }));

  it('takes one row of the second sample, below its level and not at it', () => {
    const beside = (logPAdjusted: number): Parameters<typeof conclude>[3]['beside'] => ({
      ...NONE,
      input: { fit: look.fit, counts: new Map(), results: [quiet, { ...row, logPAdjusted }] },
    });
    expect(verdictOf({ fresh: both, beside: beside(Math.log(5e-7) - 1e-9) })).toEqual(['input']);
    expect(verdictOf({ fresh: both, beside: beside(Math.log(5e-7)) })).toMatch(/too few/);
  });

  it('leaves open what the fresh sample has no row for', () => {
    expect(verdictOf({ fresh: [both[1]], beside: NONE })).toBe('a is doubtful, and a fresh sample of 12000 deals is too large for it');
    expect(verdictOf({ fresh: null, beside: NONE })).toBe('a and b are doubtful, and a fresh sample of 12000 deals is too large for them');
  });

  it('looks again at the rows that were flagged, and at no other of their statistic', () => {
    const tests = ['fisher-yates-digits'];
    const counts = new Map([['fisher-yates-digits', new Float64Array(42).fill(12_000 / 5)]]);
    const again = secondLook(planFor({ tests }), fits, [{ test: 'fisher-yates-digits/forward', tail: 'upper' }], counts);
    expect(again.results.map(({ test }) => test)).toEqual(['fisher-yates-digits/forward']);
    expect(again.fit.rows).toHaveLength(3);
  });
});

describe('parts of a sample that say too little', () => {
  const plan: Plan = { ...makePlan(permutations(5), { seed: 'untold', trials: 4_000_000 }) };
  const fits = fitsOf(permutations(5));
  const fit = fits.of(plan);
  const [row] = firstLook(planFor(), fits, new Map([['position-matrix', positions(3000, EVEN)]])).results;
  const reasonOf = (test: string, enough: boolean): unknown => {
    const compared = { parts: 1, of: 8, enough };
    const results = [row, { ...row, test, compared }].map((result) => ({ ...result, required: false, logPAdjusted: 0 }) as RecordedResult);
    const verdict = conclude(
      plan,
      fits,
      { fit, results, flags: [] },
      { fresh: null, beside: { absolute: null, input: null, inputAbsolute: null } },
      { known: null, guards: [] },
    );
    return verdict.kind === 'inconclusive' ? doubtSaid(verdict.reason, 3000) : verdict.kind;
  };

  it('keep a verdict from being clean where they are of the statistic beside the required ones', () => {
    expect(reasonOf('homogeneity/run/positions', false)).toBe('homogeneity/run/positions has too little in too many parts to see a change');
    expect(reasonOf('homogeneity/run/positions', true)).toBe('no-bias-found');
    expect(reasonOf('another/run/positions', false)).toBe('no-bias-found');
  });
});

describe('the statistic beside the required ones', () => {
  const tests = ['homogeneity', 'position-matrix'];

  /** Its counts: the deals of every eighth of the run, then the table of each, off by turns one way and the other. */
  function turning(value: number, trials: number): Float64Array {
    const counts = new Float64Array(8 * 26).fill(trials / 8, 0, 8);
    for (let part = 0; part < 8; part++) {
      const table = positions(trials / 8, value);
      counts.set(part % 2 === 0 ? table : table.map((count) => (2 * trials) / 40 - count), 8 + 25 * part);
    }
    return counts;
  }

  async function verdictOf(once: boolean): Promise<unknown> {
    const fits = fitsOf(permutations(5));
    const sample: Sample = async ({ role, trials }) =>
      new Map([
        ['homogeneity', turning(role === 'sample' ? 21 : EVEN, trials)],
        ['position-matrix', positions(trials, EVEN)],
      ]);
    const { look, verdict } = await audit(planFor({ tests }), fits, { known: null, guards: [], once }, sample);
    expect(look.flags).toEqual([{ test: 'homogeneity/run/positions', tail: 'upper' }]);
    return verdict;
  }

  it('is looked at again on fresh deals, unless the same deals never come again', async () => {
    expect(await verdictOf(false)).toMatchObject({ reason: { why: 'too-few', trials: 3000 } });
    expect(await verdictOf(true)).toMatchObject({
      reason: { why: 'unread', tests: ['homogeneity/run/positions'], because: 'once' },
    });
  });
});

describe('the deals that a clean verdict needs', () => {
  const space = permutations(5);
  const needed = (detect: number, tests = TESTS): number => trialsNeeded({ tests, detect, alpha: 1e-6 }, fitsOf(space));

  it('are those of every required test, whichever were asked for, and never fewer for more than 20 %', () => {
    expect(needed(0.05, [])).toBe(needed(0.05));
    expect(needed(0.5)).toBe(needed(0.2));
    expect(needed(0.19)).toBeGreaterThan(needed(0.2));
    expect(needed(0.05, ['agreements', 'cycles', 'parity'])).toBeGreaterThan(needed(0.05));
  });

  it('are never fewer than the test beside the required ones takes', () => {
    const [{ from }] = neededBesideIn(space);
    expect(from).toBeGreaterThan(1);
    expect(trialsNeeded({ tests: [], detect: 0.2, alpha: 1e-6 }, fitsOf({ ...space, required: [] }))).toBe(from);
  });

  it('look at none but the plan’s own tests in the second sample', () => {
    const plan = planFor({ input: INPUT });
    const fits = fitsOf(space);
    expect(testSideLooks(plan, fits, NONE)).toEqual(NONE);
    expect(testSideLooks(planFor(), fits, { ...NONE, input: new Map() })).toEqual(NONE);
    expect(biasedBeside(plan, NONE)).toEqual([]);
  });
});
