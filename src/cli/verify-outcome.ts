import type { Check } from '../engine/verify/check.js';

/** What the checks of a record come to. */
export type VerifyOutcome = 'verified' | 'derived, not dealt again' | 'not verified' | 'differs';

/**
 * What the checks of a record come to, all together. What cannot be dealt again is derived from its counts at most; a page or a choice of tests that
 * only another build could make again, and numbers that neither counts nor deals bear out, are not verified.
 */
export function verifyOutcome(checks: readonly Check[]): VerifyOutcome {
  if (checks.some(({ outcome }) => outcome === 'differs')) return 'differs';
  const left = new Set(checks.flatMap(({ id, outcome }) => (outcome === 'not done' ? [id] : [])));
  if (left.has('other-build') || left.has('rule') || (left.has('numbers') && left.has('deals'))) return 'not verified';
  return left.has('deals') ? 'derived, not dealt again' : 'verified';
}
