import type { Statistic } from '../../src/core/statistic/statistic.js';
import type { OutcomeSpace } from '../../src/core/subject/outcome.js';
import { Batch } from '../../src/core/subject/outcome.js';
import { clopperPearson } from '../../src/math/tails/clopper-pearson.js';

/** Even outcomes of a space of Nim, and how many audits of how many of them are made. */
export interface NimLevels {
  readonly space: OutcomeSpace;
  readonly statistics: readonly Statistic[];
  readonly deals: number;
  readonly audits: number;
  /** `deals` · `audits` even outcomes. */
  readonly sample: Batch;
  /** What to make of every log of a p-value before it is counted: a lie that must be caught. */
  readonly lie?: (log: number) => number;
}

/** One side of the Clopper–Pearson interval that a rate must not leave. */
const BEYOND = 1e-4;

/** The rates of rows and tails that are beyond luck above their levels, in audits of even outcomes by every statistic of the kind. */
export function nimRatesTooHigh(
  { audits, deals, lie = (log) => log, sample, space, statistics }: NimLevels,
  levels: readonly number[],
): readonly string[] {
  const width = sample.width;
  const tallies = new Map<string, number[]>();
  for (const statistic of statistics) {
    const fit = statistic.fit(space, deals);
    if ('skipped' in fit) continue;
    for (let audit = 0; audit < audits; audit++) {
      const one = new Batch(width, deals);
      one.cells.set(sample.cells.subarray(audit * deals * width, (audit + 1) * deals * width));
      one.length = deals;
      const accumulator = fit.accumulator();
      accumulator.add(one);
      for (const result of fit.test(accumulator.counts, deals)) {
        const { logLowerP, logP } = result;
        for (const [tail, log] of [
          ['uneven', logP],
          ['even', logLowerP],
        ] as const) {
          const key = `${result.test} too ${tail}`;
          const tally = tallies.get(key) ?? levels.map(() => 0);
          for (const [i, level] of levels.entries()) if (lie(log) <= Math.log(level)) tally[i]++;
          tallies.set(key, tally);
        }
      }
    }
  }
  if (tallies.size === 0) throw new Error('no statistic looks at such outcomes');
  return [...tallies].flatMap(([key, tally]) =>
    tally.flatMap((count, i) =>
      clopperPearson(count, audits, 2 * BEYOND).low > levels[i] ? [`${key} under ${levels[i]}: ${count} of ${audits}`] : [],
    ),
  );
}
