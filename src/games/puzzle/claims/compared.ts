import type { Finding } from '../../../core/claim/claim.js';
import type { Found } from '../../../core/record/recorded-claim.js';

/** Returns the finding for a count or a mean compared with its claim; it covered `cases` cases. */
export function compared<What extends Found>(cases: number, refuted: What | null): Finding<What> {
  return { holds: refuted === null, cases, counterexample: refuted };
}
