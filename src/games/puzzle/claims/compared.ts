import type { Finding } from '../../../core/claim.js';

/** A count or a mean against what is claimed of it: `cases` things were looked at to get it. */
export function compared(cases: number, refuted: string | null): Finding {
  return { holds: refuted === null, cases, counterexample: refuted };
}
