import type { EvidenceCore } from '../../core/record/evidence.js';
import { smallestSeen } from '../../page/facts/results.js';
import { pageOf } from '../pages.js';

/** Returns true where an audit has fewer outcomes than its kind needs to be sure of finding a bias, however large. */
export function isBelowPromise({ plan, subject }: EvidenceCore): boolean {
  const { promisedFrom = 1 } = pageOf({ kind: subject.origin.outcome.kind });
  return plan.trials < promisedFrom;
}

/**
 * Returns the smallest bias that an audit would have detected 99 times in 100; null where it is not known, or nothing is sure to be found with that
 * few deals.
 */
export function promisedSize(core: EvidenceCore): number | null {
  return isBelowPromise(core) ? null : smallestSeen(core);
}
