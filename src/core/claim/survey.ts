import type { Found } from '../record/recorded-claim.js';
import type { Finding } from './claim.js';

/** One look of a survey: the number of cases it took, and the counterexample, if any. */
export interface Look<What extends Found = Found> {
  readonly cases: number;
  readonly counterexample: What | null;
}

/** Looks at all items in turn, up to the first that refutes the claim. Without any item the claim fails: it would hold whatever it says. */
export function survey<T, What extends Found>(all: Iterable<T>, look: (one: T) => Look<What>): Finding<What> {
  let cases = 0;
  for (const one of all) {
    const { cases: more, counterexample } = look(one);
    cases += more;
    if (counterexample !== null) return { holds: false, cases, counterexample };
  }
  return { holds: cases > 0, cases, counterexample: null };
}

/** Does the same with one case per look: up to the first that is refuted. */
export function lookThrough<T, What extends Found>(all: Iterable<T>, refuted: (one: T) => What | null): Finding<What> {
  return survey(all, (one) => ({ cases: 1, counterexample: refuted(one) }));
}
