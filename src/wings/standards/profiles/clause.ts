import type { Clause } from '../../../core/record/profile.js';

/** The required fields of a clause; the rest is empty by default. */
type Said = Pick<Clause, 'id' | 'number' | 'seen' | 'requirement'> & Partial<Clause>;

/** Builds a clause whose other fields say that nothing is asked for. */
export function clause(said: Said): Clause {
  return { served: null, confidence: null, leastTrials: null, beyond: [], lacks: [], ...said };
}
