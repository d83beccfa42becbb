import { AuditError } from '../../core/errors.js';
import { SEED_SCHEME } from '../../core/record/scheme-names.js';
import type { SequentialPlan } from '../../core/record/sequential.js';
import { ALPHA_BIASED } from '../../core/statistic/rules.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { BLOCK_SIZE } from '../../core/subject/subject.js';
import { processesIn } from '../../kinds/planning/processes-of.js';
import { makePlan } from './make-plan.js';

/** The most deals of one run: counts are kept in 32 bits, and dealing this many in sequence takes a day. */
const MOST_SEQUENTIAL_TRIALS = 1e9;

/** The choices of a user for a run that stops when it is decided; anything absent takes its default. */
export interface SequentialWishes {
  readonly seed: string;
  readonly mostTrials?: number;
  readonly processes?: readonly string[];
}

/**
 * Fixes everything before the first deal. Without `mostTrials`, it takes as many deals as an audit of fixed size by default. At that price the
 * fixed-size audit answers, and can also find nothing. Throws E_USAGE for more than 10^9 deals.
 */
export function makeSequentialPlan(space: OutcomeSpace, { mostTrials, processes, seed }: SequentialWishes): SequentialPlan {
  const most = mostTrials ?? makePlan(space, { seed }).trials;
  if (most > MOST_SEQUENTIAL_TRIALS)
    throw new AuditError('E_USAGE', `a run until decided has at most ${MOST_SEQUENTIAL_TRIALS} deals, got ${most}`);
  return {
    seed,
    n: space.cards,
    mostTrials: most,
    alpha: ALPHA_BIASED,
    blockSize: BLOCK_SIZE,
    seedScheme: SEED_SCHEME,
    processes: processes ?? processesIn(space),
  };
}
