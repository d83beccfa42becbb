import type { SizedOutcome } from '../core/record/outcome-proof.js';
import type { Outcome } from '../core/subject/outcome.js';
import { kindOf } from './index.js';

/** Returns true where outcomes are proved at the one size asked for; whole decks are proved size by size. */
export function isSized(outcome: Outcome): outcome is SizedOutcome {
  return kindOf(outcome).proof !== undefined;
}
