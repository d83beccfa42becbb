import { AuditError } from '../core/errors.js';
import { blockAt, blockCount, type Sampling } from '../engine/count/blocks.js';
import { testFits, testPlan } from '../engine/plan/test-plan.js';
import { auditSteps, type ShuffleAudit } from './audit-shuffle.js';
import { decksOf } from './deal-sample.js';
import { doSteps } from './steps.js';
import { type TestOptions, testWishesOf } from './test-options.js';

/** The deals that a test asks of another process. */
export interface AskedDeals {
  /** The number of deals that come first: each begins with cards 0 … n − 1 in order. */
  readonly inOrder: number;
  /** The decks with which the deals after those begin, one each. */
  readonly handed: readonly (readonly number[])[];
  /**
   * Judges them as `auditShuffle` judges a function with randomness of its own. `next` gives the next deal, an array of n cards. Throws what
   * `next` throws, and E_SUBJECT_* for the first that is no deck.
   */
  judge(next: () => Promise<unknown>): Promise<ShuffleAudit>;
}

/** Plans a test of a shuffle that deals in another process; `language` is the usual name of its language. Throws E_USAGE for invalid options. */
export function askDeals(
  name: string,
  options: Pick<TestOptions, 'detect' | 'falseAlarms' | 'n' | 'tests' | 'trials'>,
  language?: string,
): AskedDeals {
  const wishes = testWishesOf({ ...options, randomness: 'live' });
  const fits = testFits(wishes.n);
  const plan = testPlan(wishes, fits);
  return {
    inOrder: plan.trials,
    handed: plan.input ? [...decksOfSample({ ...plan, role: 'handed', trials: plan.input.trials }, plan.n)] : [],
    async judge(next) {
      const inside = { shuffle: next, name, ...(language !== undefined && { language }), space: fits.space, random: null };
      try {
        return await doSteps(auditSteps(inside, wishes, plan, fits, null), null, () => undefined);
      } catch (error) {
        // What went wrong between the processes is no fault of a deal.
        throw error instanceof AuditError && error.cause instanceof AuditError ? error.cause : error;
      }
    },
  };
}

function* decksOfSample(sampling: Sampling, n: number): Generator<readonly number[]> {
  for (let index = 0; index < blockCount(sampling); index++) {
    const block = blockAt(sampling, index);
    const decks = decksOf(block, 'shuffled', n);
    for (let left = block.trials; left > 0; left--) {
      decks?.next();
      yield decks?.copy() ?? [];
    }
  }
}
