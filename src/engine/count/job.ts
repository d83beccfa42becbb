import type { DeclaredNull } from '../../core/record/declared-null.js';
import type { Origin } from '../../core/record/origin.js';
import type { Subject } from '../../core/subject/subject.js';
import type { ReadStatistic } from '../fit.js';
import type { Sampling } from './blocks.js';
import { blockAt } from './blocks.js';
import type { Counts } from './run-block.js';
import { runBlock } from './run-block.js';
import type { Totals } from './totals.js';

/** One sample to draw, as plain data: crosses to a worker thread as it stands. */
export interface Job {
  readonly origin: Origin;
  readonly n: number;
  readonly sampling: Sampling;
  readonly tests: readonly string[];
  /** As `Plan.lags`. */
  readonly lags: number | undefined;
  /** As `Plan.null`. */
  readonly declared?: DeclaredNull;
  /** As `Fittable.keepsAll`. */
  readonly keepsAll?: boolean;
}

/** Told as deals are counted; what it answers is waited for. */
export type DealsListener = (deals: number) => void | Promise<void>;

/** How to draw and count one block of a job, by its index, with statistics fitted to the whole sample. */
export function blockRunner(
  subject: Subject,
  { sampling }: Job,
  statistics: readonly ReadStatistic[],
): (index: number, onDeals: DealsListener) => Promise<Counts> {
  return (index, onDeals) => runBlock(subject, statistics, blockAt(sampling, index), onDeals);
}

/** The counts of a whole sample, once every block is in. */
export function condensed(statistics: readonly ReadStatistic[], { added, kept }: Pick<Totals, 'added' | 'kept'>): Counts {
  const counts: Counts = new Map(added);
  for (const { id, fitted } of statistics) if (fitted.condense) counts.set(id, fitted.condense(kept.get(id) ?? []));
  return counts;
}
