import type { Found } from '../record/recorded-claim.js';
import type { Finding } from './claim.js';

/** One look of a survey: how many cases it took, and what refutes the claim, if anything does. */
export interface Look<What extends Found = Found> {
  readonly cases: number;
  readonly counterexample: What | null;
}

/** Looks at all of them in turn, up to the first that refutes the claim. Where there is nothing to look at, the claim fails: it would hold whatever it says. */
export function survey<T, What extends Found>(all: Iterable<T>, look: (one: T) => Look<What>): Finding<What> {
  let cases = 0;
  for (const one of all) {
    const { cases: more, counterexample } = look(one);
    cases += more;
    if (counterexample !== null) return { holds: false, cases, counterexample };
  }
  return { holds: cases > 0, cases, counterexample: null };
}

/** The same where every look takes one case: up to the first that is refuted. */
export function lookThrough<T, What extends Found>(all: Iterable<T>, refuted: (one: T) => What | null): Finding<What> {
  return survey(all, (one) => ({ cases: 1, counterexample: refuted(one) }));
}
