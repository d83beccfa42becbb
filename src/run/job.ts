import type { OutcomeSpace } from '../core/outcome.js';
import type { Fitted } from '../core/statistic.js';
import { merge } from '../core/statistic.js';
import type { Origin, Subject } from '../core/subject.js';
import { fitPlan } from '../loop/conclude.js';
import type { Counts } from '../loop/run-block.js';
import { runBlock } from '../loop/run-block.js';
import type { Sampling } from './blocks.js';
import { blockAt } from './blocks.js';

/** One sample to draw, as plain data: crosses to a worker thread as it stands. */
export interface Job {
  readonly origin: Origin;
  readonly n: number;
  readonly sampling: Sampling;
  readonly tests: readonly string[];
}

/** Draws and counts one block of a job. */
export function runJobBlock(subject: Subject, job: Job, index: number, onDeals: (deals: number) => void): Promise<Counts> {
  const { statistics } = fitPlan({ tests: job.tests, trials: job.sampling.trials }, subject.space);
  return runBlock(subject, statistics, blockAt(job.sampling, index), onDeals);
}

/** The counts of a whole sample, from those of its blocks in whatever order they come. */
export class Totals {
  readonly #counts: Counts = new Map();
  readonly #kept: Map<string, Float64Array[]>;
  readonly #condense: ReadonlyMap<string, NonNullable<Fitted['condense']>>;

  constructor(job: Pick<Job, 'sampling' | 'tests'>, space: OutcomeSpace) {
    const { statistics } = fitPlan({ tests: job.tests, trials: job.sampling.trials }, space);
    this.#condense = new Map(statistics.flatMap(({ id, fitted }) => (fitted.condense ? [[id, fitted.condense] as const] : [])));
    this.#kept = new Map([...this.#condense.keys()].map((id) => [id, []]));
  }

  /** Takes in one block's counts. */
  add(block: Counts): void {
    for (const [id, counts] of block) {
      const kept = this.#kept.get(id);
      const total = this.#counts.get(id);
      if (kept) kept.push(counts);
      else if (total) merge(total, counts);
      else this.#counts.set(id, counts);
    }
  }

  /** The counts, once every block is in. */
  finish(): Counts {
    for (const [id, condense] of this.#condense) this.#counts.set(id, condense(this.#kept.get(id) ?? []));
    return this.#counts;
  }
}
