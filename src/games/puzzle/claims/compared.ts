import type { Finding } from '../../../core/claim/claim.js';
import type { Found } from '../../../core/record/recorded-claim.js';

/** A count or a mean against what is claimed of it: `cases` things were looked at to get it. */
export function compared<What extends Found>(cases: number, refuted: What | null): Finding<What> {
  return { holds: refuted === null, cases, counterexample: refuted };
}
