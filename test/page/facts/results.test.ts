import { describe, expect, test } from 'vitest';
import { twoCards } from '../../../src/kinds/deck/page/positions.js';
import { DECODERS, isBeyondLuck, stepsOf } from '../../../src/kinds/deck/page/steps-of.js';
import { answerOf } from '../../../src/page/facts/answer.js';
import { findings, resultOf, smallestSeen, strongestFirst } from '../../../src/page/facts/results.js';
import { worstDistance } from '../../../src/report/audit/facts/distance.js';
import { altered, record } from '../../report/records.js';

/** The 1 % quantile of the noncentral chi-squared law with 2601 degrees and noncentrality 400,000 · 51 · 0.0001 = 2040, by SciPy 1.17.1 (ncx2.ppf). */
const EXCLUDED_UP_TO = 4375.937785153203;

describe('results', () => {
  test('stand strongest finding first', () => {
    const logs = strongestFirst(record('naive-swap-52').core.results).map(({ logPAdjusted }) => logPAdjusted);
    expect(logs).toEqual([...logs].sort((a, b) => a - b));
  });

  test('findings are the rows the verdict names', () => {
    expect(findings(record('fisher-yates-52').core)).toEqual([]);
    expect(findings(record('modulo-4-5').core)).toEqual([]);
    expect(findings(record('sattolo-5').core).length).toBeGreaterThan(3);
  });

  test('two cards off by e have the noncentrality of the size the position test sees', () => {
    const { core } = record('fisher-yates-52');
    const n = core.plan.n;
    const e = twoCards(core) ?? expect.fail('no size');
    // a doubly stochastic matrix with a block of ±e
    const norm = 4 * (e / n) ** 2;
    const seen = resultOf(core, 'position-matrix')?.power.smallestDetectable ?? 0;
    expect((n - 1) * norm).toBeCloseTo((n - 1) * seen ** 2, 12);
  });

  test('the smallest bias seen is the worst required one', () => {
    const { core } = record('naive-swap-52');
    expect(smallestSeen(core)).toBe(
      Math.max(...core.results.filter(({ required }) => required).map(({ power }) => power?.smallestDetectable ?? 0)),
    );
  });
});

describe('an answer', () => {
  const answers = (name: Parameters<typeof record>[0], required: boolean): ReadonlySet<string> => {
    const { core } = record(name);
    return new Set(
      core.results.filter((result) => result.required === required).map((result) => answerOf(core, result).words.replace('\u00a0', ' ')),
    );
  };

  test('agrees with the verdict of every record', () => {
    expect(answers('fisher-yates-52', true)).toEqual(new Set(['less than 1 %']));
    expect(answers('fisher-yates-52', false)).toEqual(new Set(['nothing seen']));
    expect(answers('modulo-8-5', true)).toEqual(new Set(['too few to tell']));
    expect(answers('modulo-4-5', true)).toEqual(new Set(['too few to tell']));
    expect(answers('naive-swap-52', true)).toEqual(new Set(['uneven']));
    expect(answers('every-order-in-turn', true)).toContain('too even');
  });

  test('excludes the size asked for exactly where the rule of the verdict does', () => {
    const { core } = record('fisher-yates-52');
    const row = resultOf(core, 'position-matrix') ?? expect.fail('no row');
    expect(answerOf(core, { ...row, value: EXCLUDED_UP_TO - 0.01 }).kind).toBe('excluded');
    expect(answerOf(core, { ...row, value: EXCLUDED_UP_TO + 0.01 }).kind).toBe('open');
  });

  test('is doubtful between the levels, and never uneven by itself', () => {
    const { core } = record('fisher-yates-52');
    const row = resultOf(core, 'position-matrix') ?? expect.fail('no row');
    expect(answerOf(core, { ...row, logPAdjusted: Math.log(1e-3) }).kind).toBe('doubtful');
    expect(answerOf(core, { ...row, logPAdjusted: Math.log(1e-30) }).kind).toBe('doubtful');
  });
});

describe('the steps', () => {
  test('of Sattolo never choose their own place', () => {
    const { core } = record('sattolo-5');
    const results = core.results.map((result) => (result.test === 'fisher-yates-digits/down' ? { ...result, logPAdjusted: -1e6 } : result));
    const read = stepsOf(altered('sattolo-5', { results }).core) ?? expect.fail('no steps');
    expect(read.decoder.id).toBe('down');
    expect(read.steps.map(({ choices }) => choices)).toEqual([5, 4, 3, 2]);
    for (const { choices, deviations } of read.steps) {
      expect(deviations.at(-1)).toBe(-1);
      for (const deviation of deviations.slice(0, -1)) expect(Math.abs(deviation - 1 / (choices - 1))).toBeLessThan(0.2);
    }
    expect(read.steps.filter((step) => !isBeyondLuck(step))).toEqual([]);
  });

  test('sum to the statistic of their row', () => {
    for (const name of ['naive-swap-52', 'fisher-yates-52', 'modulo-8-5', 'sattolo-5'] as const) {
      const { core } = record(name);
      for (const { id } of DECODERS) {
        const results = core.results.map((result) =>
          result.test === `fisher-yates-digits/${id}` ? { ...result, logPAdjusted: -1e6 } : result,
        );
        const read = stepsOf({ ...core, results }) ?? expect.fail('no steps');
        expect(read.decoder.id).toBe(id);
        const total = read.steps.reduce((sum, { unevenness }) => sum + read.trials * unevenness ** 2, 0);
        expect(total).toBeCloseTo(resultOf(core, read.test)?.value ?? 0, 6);
      }
    }
  });

  test('of even deals stay in the band, too even ones fall below it', () => {
    expect(stepsOf(record('fisher-yates-52').core)?.steps.filter(isBeyondLuck)).toEqual([]);
    expect(stepsOf(record('every-order-in-turn').core)?.steps.filter(({ low, unevenness }) => unevenness >= low)).toEqual([]);
  });

  test('are absent without counts', () => {
    expect(stepsOf(altered('fisher-yates-52', { counts: {} }).core)).toBeNull();
  });
});

test('the worst distance of Sattolo is staying in place', () => {
  expect(worstDistance(record('sattolo-5').core)).toMatchObject({ places: 0, ratio: 0, low: 0 });
});
