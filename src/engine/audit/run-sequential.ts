import type { SequentialCore, SequentialPlan } from '../../core/record/sequential.js';
import { keptCards } from '../../core/source/kept-cards.js';
import type { Batch } from '../../core/subject/outcome.js';
import type { Subject } from '../../core/subject/subject.js';
import { startsAlike } from '../../kinds/groups/starts-alike.js';
import { processesOf } from '../../kinds/planning/processes-of.js';
import { dealUntil } from '../count/deal-until.js';
import type { Host } from '../host.js';
import { Tally } from '../sequential/tally.js';
import { sequentialCore } from './sequential-core.js';

/** A callback called as outcomes are read: how many of at most how many, and the natural log of the evidence so far. */
export type SequentialProgress = (done: number, most: number, logE: number) => void;

/**
 * Reads outcomes one by one and stops when the evidence against the null reaches 1/alpha, when an outcome is impossible under the null, or at the
 * planned maximum. It stops after one outcome if the function was found biased when opened (identical decks after every start, cards left in order).
 * The outcomes are those that an audit of fixed size with the same seed would see, in the same order. Returns the part of the record that the digest
 * covers.
 */
export async function runSequential(
  plan: SequentialPlan,
  subject: Subject,
  host: Pick<Host, 'breathe' | 'version'>,
  onProgress?: SequentialProgress,
): Promise<SequentialCore> {
  const { blockSize, mostTrials, seed } = plan;
  const tally = new Tally(subject.space, plan);
  try {
    const { origin } = subject;
    // Of a program that starts alike the deals may show more: one that makes the same every time does.
    const found = ('call' in origin.source && startsAlike(origin)) || keptCards(origin).length > 0;
    // What was found before the first deal needs no more of them than a record must hold.
    const decided = (): boolean => tally.decided || (tally.trials > 0 && found);
    const take = (batch: Batch): boolean => {
      for (let deal = 0; deal < batch.length && !decided(); deal++) tally.add(batch.cells, deal * batch.width, batch.absolute?.cells);
      onProgress?.(tally.trials, mostTrials, tally.logE);
      return decided();
    };
    const absolute = processesOf(subject.space.outcome, plan.processes).some(({ reading }) => reading === 'absolute');
    await dealUntil(subject, { seed, role: 'sample', trials: mostTrials, blockSize }, absolute, take, host);
    await subject.finish?.();
  } finally {
    subject.close?.();
  }
  const core = sequentialCore(host.version, plan, subject, tally.result());
  if (subject.lost && core.verdict.kind !== 'biased') throw subject.lost;
  return core;
}
