import type { OutcomeSpace } from '../../core/outcome.js';
import type { SkipReason } from '../../core/skip-reason.js';
import type { Statistic } from '../../core/statistic.js';

/** The fewest deals at which a statistic can be used, or why it cannot be up to `most`. */
export type LeastTrials = { readonly trials: number; readonly reason: null } | { readonly trials: null; readonly reason: SkipReason };

/** The fewest deals in [1, most] that `statistic` accepts for decks of this space; it must accept every larger number too. */
export function leastTrials(statistic: Pick<Statistic, 'fit'>, space: OutcomeSpace, most: number): LeastTrials {
  const refusal = (trials: number): SkipReason | null => {
    const fit = statistic.fit(space, trials);
    return 'skipped' in fit ? fit.skipped : null;
  };
  const reason = refusal(most);
  if (reason !== null) return { trials: null, reason };
  let [refused, accepted] = [0, most];
  while (accepted - refused > 1) {
    const middle = Math.floor((refused + accepted) / 2);
    if (refusal(middle) === null) accepted = middle;
    else refused = middle;
  }
  return { trials: accepted, reason: null };
}
