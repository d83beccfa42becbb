import { describe, expect, it } from 'vitest';
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
 * each level must lie in its 99.9 % binomial interval. 28 rows × 2 tails × 3 levels at 99.9 %: with new seeds about one run in seven would
 * show an interval missed, so the seeds are pinned; they were not chosen by their result.
 */
const AUDITS = 1000;
const LEVELS = [0.05, 0.01, 0.001] as const;
const SIZES: readonly (readonly [cards: number, deals: number])[] = [
  [3, 500],
  [5, 1000],
  [13, 500],
  [52, 520],
];

/** The least and most rejections that an exact level leaves inside its 99.9 % interval. */
function interval(level: number): readonly [number, number] {
  let low = 0;
  while (binomialTails(low, AUDITS, level).atMost < 0.0005) low++;
  let high = AUDITS;
  while (binomialTails(high, AUDITS, level).atLeast < 0.0005) high--;
  return [low, high];
}

function audits(statistic: Statistic, n: number, deals: number): readonly (readonly TestResult[])[] {
  const subject = pipeline({ shuffle: shuffles.get('fisher-yates'), prng: prngs.get('xoshiro128ss'), bounded: boundeds.get('lemire') }, n);
  const source = subject.open(makeBlock(`calibration ${n}`, AUDITS * deals, 0, AUDITS * deals));
  if (source instanceof Promise) throw new Error('a pipeline opens at once');
  const fit = statistic.fit(permutations(n), deals);
  if ('skipped' in fit) return [];
  return Array.from({ length: AUDITS }, () => {
    const batch = new Batch(n, deals);
    void source.fill(batch);
    const accumulator = fit.accumulator();
    accumulator.add(batch);
    return fit.test(accumulator.counts, deals);
  });
}

/** Levels whose share of rejections lies outside its interval, as text. */
function misses(results: readonly (readonly TestResult[])[]): readonly string[] {
  const rows = results[0]?.map(({ test }) => test) ?? [];
  return rows.flatMap((test, r) =>
    (['p', 'lowerP'] as const).flatMap((tail) =>
      LEVELS.flatMap((level) => {
        const [low, high] = interval(level);
        const seen = results.filter((result) => result[r][tail] < level).length;
        return seen >= low && seen <= high ? [] : [`${test} ${tail} under ${level}: ${seen}, not in ${low} to ${high}`];
      }),
    ),
  );
}

describe.each(SIZES)('1,000 audits of an even shuffle of %i cards, %i deals each', (n, deals) => {
  it.each(statistics.all.map((statistic) => [statistic.id, statistic] as const))('%s rejects as often as it says', (_, statistic) => {
    expect(misses(audits(statistic, n, deals))).toEqual([]);
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

  it('catches Pearson’s sum without the factor (n − 1)/n', () => {
    expect(
      misses(
        audits(
          lie(0, (n) => (n - 1) ** 2),
          5,
          300,
        ),
      ).length,
    ).toBeGreaterThan(0);
  });

  it('catches n² − 1 degrees', () => {
    expect(
      misses(
        audits(
          lie(0, (n) => n ** 2 - 1),
          5,
          300,
        ),
      ).length,
    ).toBeGreaterThan(0);
  });
});
