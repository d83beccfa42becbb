import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../src/core/outcome.js';
import type { Statistic, TestResult } from '../../src/core/statistic.js';
import { statistics } from '../../src/loop/statistics.js';
import { binomialTails } from '../../src/math/binomial.js';
import { chiSquaredTails } from '../../src/math/chi-squared.js';
import { permutations } from '../../src/math/permutation.js';
import { testResult } from '../../src/math/result.js';
import { boundeds, prngs, shuffles } from '../../src/subject/catalogues.js';
import { pipeline } from '../../src/subject/pipeline.js';
import { makeBlock } from '../support/make-block.js';

/**
 * 1,000 audits of Fisher–Yates on the default generator, at four deck sizes: for every row and both tails, the share of p-values under
 * each level must lie in its 99.9 % binomial interval. 73 rows × 2 tails × 3 levels at 99.9 %: with new seeds about one run in three would
 * show an interval missed, so the seeds are pinned; they were not chosen by their result. Every statistic sees the same deals.
 */
const AUDITS = 1000;
const LEVELS = [0.05, 0.01, 0.001] as const;
const SIZES: readonly (readonly [cards: number, deals: number])[] = [
  [3, 500],
  [5, 1000],
  [13, 500],
  [52, 520],
];

/** The least and most rejections that a size leaves inside its 99.9 % interval. */
function interval(size: number): readonly [number, number] {
  let low = 0;
  while (binomialTails(low, AUDITS, size).atMost < 0.0005) low++;
  let high = AUDITS;
  while (binomialTails(high, AUDITS, size).atLeast < 0.0005) high--;
  return [low, high];
}

/**
 * How often a coin's exact p-value lies under `level`: less often than `level`, since so many tosses have few outcomes. Rows of the grade
 * `exact` are all such coins. The outcomes are summed one by one, from the most uneven (`p`) or the most even (`lowerP`) on.
 */
function coinSize(tail: 'p' | 'lowerP', level: number, tosses: number): number {
  const chances = new Float64Array(tosses + 1);
  chances[0] = 2 ** -tosses;
  for (let k = 1; k <= tosses; k++) chances[k] = (chances[k - 1] * (tosses - k + 1)) / k;
  const order = Array.from(chances.keys()).sort((a, b) => Math.abs(2 * b - tosses) - Math.abs(2 * a - tosses));
  if (tail === 'lowerP') order.reverse();
  let size = 0;
  for (let i = 0, next = i; i < order.length; i = next) {
    let reached = size;
    for (; next < order.length && Math.abs(2 * order[next] - tosses) === Math.abs(2 * order[i] - tosses); next++)
      reached += chances[order[next]];
    if (reached >= level) return size;
    size = reached;
  }
  return size;
}

type Audits = readonly (readonly TestResult[])[];

/** What each statistic that fits says of 1,000 samples, by id. */
function audits(tested: readonly Statistic[], n: number, deals: number): ReadonlyMap<string, Audits> {
  const subject = pipeline({ shuffle: shuffles.get('fisher-yates'), prng: prngs.get('xoshiro128ss'), bounded: boundeds.get('lemire') }, n);
  const source = subject.open(makeBlock(`calibration ${n}`, AUDITS * deals, 0, AUDITS * deals));
  if (source instanceof Promise) throw new Error('a pipeline opens at once');
  const running = tested.flatMap((statistic) => {
    const fit = statistic.fit(permutations(n), deals);
    return 'skipped' in fit ? [] : [{ id: statistic.id, fit, results: [] as TestResult[][] }];
  });
  const batch = new Batch(n, deals);
  for (let audit = 0; audit < AUDITS; audit++) {
    void source.fill(batch);
    for (const { fit, results } of running) {
      const accumulator = fit.accumulator();
      accumulator.add(batch);
      results.push(fit.test(accumulator.counts, deals));
    }
  }
  return new Map(running.map(({ id, results }) => [id, results]));
}

/** Levels whose share of rejections lies outside its interval, as text. */
function misses(results: Audits, deals: number): readonly string[] {
  const rows = results[0] ?? [];
  return rows.flatMap(({ test, grade }, r) =>
    (['p', 'lowerP'] as const).flatMap((tail) =>
      LEVELS.flatMap((level) => {
        const [low, high] = interval(grade === 'exact' ? coinSize(tail, level, deals) : level);
        const seen = results.filter((result) => result[r][tail] < level).length;
        return seen >= low && seen <= high ? [] : [`${test} ${tail} under ${level}: ${seen}, not in ${low} to ${high}`];
      }),
    ),
  );
}

describe.each(SIZES)('1,000 audits of an even shuffle of %i cards, %i deals each', (n, deals) => {
  const found = new Map<string, Audits>();
  beforeAll(() => {
    for (const [id, results] of audits(statistics.all, n, deals)) found.set(id, results);
  }, 60_000);

  it.each(statistics.all.map(({ id }) => [id] as const))('%s rejects as often as it says', (id) => {
    expect(misses(found.get(id) ?? [], deals)).toEqual([]);
  });
});

describe('the calibration itself', () => {
  const lie = (scale: number, degrees: (n: number) => number): Statistic => {
    const honest = statistics.get('position-matrix');
    return {
      ...honest,
      fit(space, trials) {
        const fit = honest.fit(space, trials);
        if ('skipped' in fit) return fit;
        const n = space.width;
        return {
          ...fit,
          test: (counts, total) =>
            fit.test(counts, total).map(({ test, value }) => {
              const wrong = value * (scale === 0 ? n / (n - 1) : scale);
              return testResult(test, wrong, degrees(n), chiSquaredTails(wrong, degrees(n)), 'asymptotic', total);
            }),
        };
      },
    };
  };

  const missesOf = (statistic: Statistic, n: number, deals: number): readonly string[] =>
    [...audits([statistic], n, deals).values()].flatMap((results) => misses(results, deals));

  it('catches Pearson’s sum without the factor (n − 1)/n', () => {
    expect(
      missesOf(
        lie(0, (n) => (n - 1) ** 2),
        5,
        300,
      ).length,
    ).toBeGreaterThan(0);
  });

  it('catches n² − 1 degrees', () => {
    expect(
      missesOf(
        lie(0, (n) => n ** 2 - 1),
        5,
        300,
      ).length,
    ).toBeGreaterThan(0);
  });

  it('catches a coin read as if its tails were continuous', () => {
    const coin = statistics.get('parity');
    const lying: Statistic = {
      ...coin,
      fit(space, trials) {
        const fit = coin.fit(space, trials);
        if ('skipped' in fit) return fit;
        const test: typeof fit.test = (counts, total) => fit.test(counts, total).map((result) => ({ ...result, grade: 'asymptotic' }));
        return { ...fit, test };
      },
    };
    expect(missesOf(coin, 5, 300)).toEqual([]);
    expect(missesOf(lying, 5, 300).length).toBeGreaterThan(0);
  });
});
