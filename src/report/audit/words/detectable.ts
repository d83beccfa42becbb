import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { DeviationResult } from '../../../core/record/results.js';
import { isBelowPromise } from '../../../kinds/planning/promised-size.js';
import { sizeUp } from '../../../page/numbers.js';

/** The smallest bias that a row sees 99 times in 100; null where the tests behind a clean verdict are sure to see none in so few deals. */
export function promisedBy(core: EvidenceCore, { power, required }: DeviationResult): number | null {
  return required && isBelowPromise(core) ? null : power.smallestDetectable;
}

/** The same size in words; a dash where there is none. */
export function detectableWords(core: EvidenceCore, result: DeviationResult): string {
  const promised = promisedBy(core, result);
  return promised === null ? '–' : sizeUp(promised);
}
