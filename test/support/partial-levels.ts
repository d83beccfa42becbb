import type { HandOutcome } from '../../src/core/subject/outcome.js';
import { Batch } from '../../src/core/subject/outcome.js';
import { handStatistics } from '../../src/kinds/hand/catalogue.js';
import { partialDeals } from '../../src/kinds/hand/partial-deals.js';
import { clopperPearson } from '../../src/math/tails/clopper-pearson.js';
import { dealFirst, seen } from './hands-of.js';

/** A size of partial deals, and how many audits of how many deals are made of it. */
export interface LevelCase {
  readonly n: number;
  readonly k: number;
  readonly deals: number;
  readonly audits: number;
  readonly order?: HandOutcome['order'];
  readonly standard?: boolean;
  /** What to make of every log of a p-value before it is counted: a lie that must be caught. */
  readonly lie?: (log: number) => number;
}

/** One side of the Clopper–Pearson interval that a rate must not leave. */
const BEYOND = 1e-4;

/** The rates of rows and tails that are beyond luck above their levels, in audits of even partial deals by every statistic. */
export function ratesTooHigh(
  { audits, deals, k, lie = (log) => log, n, order = 'kept', standard = false }: LevelCase,
  levels: readonly number[],
): readonly string[] {
  const space = partialDeals(n, seen(k, order, standard));
  const batch = dealFirst('fisher-yates', n, k, deals * audits, `levels ${n} ${k}`, order);
  const tallies = new Map<string, number[]>();
  for (const statistic of handStatistics.all) {
    const fit = statistic.fit(space, deals);
    if ('skipped' in fit) continue;
    for (let audit = 0; audit < audits; audit++) {
      const one = new Batch(k, deals);
      one.cells.set(batch.cells.subarray(audit * deals * k, (audit + 1) * deals * k));
      one.length = deals;
      const accumulator = fit.accumulator();
      accumulator.add(one);
      for (const result of fit.test(fit.condense ? fit.condense([accumulator.counts]) : accumulator.counts, deals)) {
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
  if (tallies.size === 0) throw new Error('no statistic looks at such deals');
  return [...tallies].flatMap(([key, tally]) =>
    tally.flatMap((count, i) =>
      clopperPearson(count, audits, 2 * BEYOND).low > levels[i] ? [`${key} under ${levels[i]}: ${count} of ${audits}`] : [],
    ),
  );
}
