import type { Fitted, Skipped } from '../../src/core/statistic/statistic.js';
import { skipReasonWords } from '../../src/kinds/words/skip-reason.js';

/** Why a statistic does not run, as pages say it; null where it runs. `one`: an outcome. */
export function skippedWords(fit: Fitted | Skipped, one = 'deal'): string | null {
  return 'skipped' in fit ? skipReasonWords(fit.skipped, one) : null;
}
