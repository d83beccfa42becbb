import type { Fitted, Statistic } from '../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';

/** Fits a statistic to a space that requires it; null where it does not, or where there are too few outcomes for it. */
export function requiredOf(space: OutcomeSpace, statistic: Statistic, trials: number): Fitted | null {
  if (!space.required?.includes(statistic.id)) return null;
  const fitted = statistic.fit(space, trials);
  return 'skipped' in fitted ? null : fitted;
}
