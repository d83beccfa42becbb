import type { Clause } from '../../../core/record/profile.js';

/** What a clause cannot do without; the rest is nothing where it is not said. */
type Said = Pick<Clause, 'id' | 'number' | 'seen' | 'requirement'> & Partial<Clause>;

/** A clause whose other fields say that nothing is asked for. */
export function clause(said: Said): Clause {
  return { served: null, confidence: null, leastTrials: null, beyond: [], lacks: [], ...said };
}
