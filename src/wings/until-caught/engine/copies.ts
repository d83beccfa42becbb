import { brokenGuards } from '../../../core/record/by-law.js';
import { guardsOf } from '../../../engine/plan/guards.js';
import type { Pipeline } from '../../../parts/pipeline.js';
import type { UntilCaughtPlan } from '../record/until-caught.js';

/**
 * Says whether this many deals are no sample any more, because later ones are copies of earlier ones. Either the one stream has given more `words`
 * than it has before it repeats itself. Or, for a generator that is dealt in streams of blocks (`words` is null), one of these is longer than that,
 * or two may meet.
 */
export function areCopies(
  parts: Pipeline,
  { blockSize, n, seed }: Pick<UntilCaughtPlan, 'blockSize' | 'n' | 'seed'>,
  trials: number,
  words: number | null,
): boolean {
  const { period } = parts.prng;
  if (words !== null) return period !== null && BigInt(words) > period;
  return brokenGuards(guardsOf(parts, { seed, n, blockSize, trials, confirmationTrials: trials })).length > 0;
}
