import type { EvidenceCore } from '../../../core/evidence.js';
import type { DeviationResult } from '../../../core/results.js';
import { isBelowPromise } from '../../../kinds/promised-size.js';
import { sizeUp } from '../../../page/numbers.js';

/** The smallest bias that a row sees 99 times in 100; a dash where what a clean verdict would rest on is sure to see none in so few deals. */
export function seenFrom(core: EvidenceCore, { power, required }: DeviationResult): string {
  return required && isBelowPromise(core) ? '–' : sizeUp(power.smallestDetectable);
}
