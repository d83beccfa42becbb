import type { Finding } from './claim.js';

/** One look of a survey: how many cases it took, and what refutes the claim, if anything does. */
export interface Look {
  readonly cases: number;
  readonly counterexample: string | null;
}

/** Looks at all of them in turn, up to the first that refutes the claim. Where there is nothing to look at, the claim fails. */
export function survey<T>(all: Iterable<T>, look: (one: T) => Look): Finding {
  let cases = 0;
  for (const one of all) {
    const found = look(one);
    cases += found.cases;
    if (found.counterexample !== null) return { holds: false, cases, counterexample: found.counterexample };
  }
  // A claim about no case at all would hold whatever it says.
  if (cases === 0) return { holds: false, cases, counterexample: 'there was no case to look at' };
  return { holds: true, cases, counterexample: null };
}

/** The same where every look takes one case: up to the first that is refuted by a sentence. */
export function lookThrough<T>(all: Iterable<T>, refuted: (one: T) => string | null): Finding {
  return survey(all, (one) => ({ cases: 1, counterexample: refuted(one) }));
}
