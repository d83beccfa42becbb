import type { Check } from '../engine/verify/check.js';

export type VerifyOutcome = 'verified' | 'derived, not dealt again' | 'not verified' | 'differs';

/**
 * Combines the checks of a record into one result. Deals that cannot be dealt again are derived from the counts at most. Not verified are a page or a
 * choice of tests that only another build could make again, and numbers that neither counts nor deals confirm.
 */
export function verifyOutcome(checks: readonly Check[]): VerifyOutcome {
  if (checks.some(({ outcome }) => outcome === 'differs')) return 'differs';
  const left = new Set(checks.flatMap(({ id, outcome }) => (outcome === 'not done' ? [id] : [])));
  if (left.has('other-build') || left.has('rule') || (left.has('numbers') && left.has('deals'))) return 'not verified';
  return left.has('deals') ? 'derived, not dealt again' : 'verified';
}
