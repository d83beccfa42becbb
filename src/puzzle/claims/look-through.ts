import type { Finding } from '../../core/claim.js';

/** Looks at one case after the other, up to the first that is refuted by a sentence. Where there is no case, the claim fails. */
export function lookThrough<T>(all: Iterable<T>, refuted: (one: T) => string | null): Finding {
  let cases = 0;
  for (const one of all) {
    cases++;
    const counterexample = refuted(one);
    if (counterexample !== null) return { holds: false, cases, counterexample };
  }
  // A claim about no case at all would hold whatever it says.
  if (cases === 0) return { holds: false, cases, counterexample: 'there was no case to look at' };
  return { holds: true, cases, counterexample: null };
}

/** A count or a mean against what is claimed of it: `cases` things were looked at to get it. */
export function compared(cases: number, refuted: string | null): Finding {
  return { holds: refuted === null, cases, counterexample: refuted };
}
