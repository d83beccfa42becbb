import type { DeclaredNull } from '../../core/record/declared-null.js';
import type { Origin } from '../../core/record/origin.js';
import type { Subject } from '../../core/subject/subject.js';
import type { ReadStatistic } from '../fit.js';
import type { Sampling } from './blocks.js';
import { blockAt } from './blocks.js';
import type { Counts } from './run-block.js';
import { runBlock } from './run-block.js';
import type { Totals } from './totals.js';

/** One sample to draw. Plain data, so that it can be posted to a worker thread unchanged. */
export interface Job {
  readonly origin: Origin;
  readonly n: number;
  readonly sampling: Sampling;
  readonly tests: readonly string[];
  /** Same as `Plan.lags`. */
  readonly lags: number | undefined;
  /** Same as `Plan.null`. */
  readonly declared?: DeclaredNull;
  /** Same as `Fittable.keepsAll`. */
  readonly keepsAll?: boolean;
}

/** A callback that hears of deals as they are counted; a promise that it returns is awaited. */
export type DealsListener = (deals: number) => void | Promise<void>;

/** Returns a function that draws and counts one block of a job, by its index, with statistics fitted to the whole sample. */
export function blockRunner(
  subject: Subject,
  { sampling }: Job,
  statistics: readonly ReadStatistic[],
): (index: number, onDeals: DealsListener) => Promise<Counts> {
  return (index, onDeals) => runBlock(subject, statistics, blockAt(sampling, index), onDeals);
}

/** Returns the counts of a whole sample, once every block is in. */
export function condensed(statistics: readonly ReadStatistic[], { added, kept }: Pick<Totals, 'added' | 'kept'>): Counts {
  const counts: Counts = new Map(added);
  for (const { id, fitted } of statistics) if (fitted.condense) counts.set(id, fitted.condense(kept.get(id) ?? []));
  return counts;
}
