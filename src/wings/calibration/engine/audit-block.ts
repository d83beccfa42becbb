import type { Grade } from '../../../core/statistic/statistic.js';
import { Batch } from '../../../core/subject/outcome.js';
import type { OutcomeSource } from '../../../core/subject/subject.js';
import type { FittedStatistic } from '../../../engine/fit.js';
import { blockTally } from './tally.js';

export interface AuditedBlock {
  readonly cells: Float64Array;
  /** The rows, as its first audit gives them. */
  readonly rows: readonly ReadRow[];
}

export interface ReadRow {
  readonly grade: Grade;
  /** Deals it is based on: fewer than were dealt if each is compared with the one before. */
  readonly trials: number;
}

/** Deals `audits` audits of `trials` deals each from the source, one after another, and tallies the result of every row in each. */
export async function auditBlock(
  source: OutcomeSource,
  n: number,
  trials: number,
  audits: number,
  statistics: readonly FittedStatistic[],
): Promise<AuditedBlock> {
  const rows = statistics.reduce((sum, { fitted }) => sum + fitted.rows.length, 0);
  const tally = blockTally(rows, audits);
  const batch = new Batch(n, trials);
  let read: readonly ReadRow[] = [];
  for (let audit = 0; audit < audits; audit++) {
    const filled = source.fill(batch);
    if (filled) await filled;
    const results = statistics.flatMap(({ fitted }) => {
      const accumulator = fitted.accumulator();
      accumulator.add(batch);
      return fitted.test(fitted.condense ? fitted.condense([accumulator.counts]) : accumulator.counts, trials);
    });
    if (audit === 0) read = results.map(({ grade, trials: rest }) => ({ grade, trials: rest }));
    tally.add(results);
  }
  return { cells: tally.cells(), rows: read };
}
