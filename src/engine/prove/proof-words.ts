import { andList } from '../../core/and-list.js';
import { counted, verbFor } from '../../core/counted.js';
import type { ProofVerdict } from '../../core/proof-verdict.js';
import type { ProvedLaw } from '../../core/proved-law.js';
import type { RecordedClaim } from '../../core/recorded-claim.js';

/** `2 cards`, `2 and 3 cards`, `2 to 7 cards`, `2, 3 and 52 cards`. */
export function provedSizes(sizes: readonly number[]): string {
  const runs: number[][] = [];
  for (const size of sizes) {
    const last = runs.at(-1);
    if (last && last.at(-1) === size - 1) last.push(size);
    else runs.push([size]);
  }
  const parts = runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run.map(String)));
  return `${andList(parts)} cards`;
}

/** The claim that one number of cards is dealt uniformly, as it was settled. */
export function uniformClaim({ n, method, orders, reached, uniform, totalVariation }: ProvedLaw): RecordedClaim {
  // A law by formula is about every order at once; a failing condition is one case.
  const cases = method.leaves ?? (totalVariation !== null && Number(orders) <= Number.MAX_SAFE_INTEGER ? Number(orders) : 1);
  const statement = uniform
    ? `each of the ${counted(orders, 'order')} of ${n} cards has probability exactly 1/${orders}`
    : totalVariation === null
      ? `the orders of ${n} cards are not equally likely: ${method.statement}`
      : `the orders of ${n} cards are not equally likely: ${reached} of ${orders} ${verbFor(String(reached), 'is')} dealt, and their total variation from uniform is ${totalVariation}`;
  return { id: `uniform/${n}`, holds: uniform, cases, statement };
}

/** The verdict over every number of cards that was looked at. */
export function provedVerdict(laws: readonly ProvedLaw[]): ProofVerdict {
  const uneven = laws.filter(({ uniform }) => !uniform).map(({ n }) => n);
  const sizes = laws.map(({ n }) => n);
  return uneven.length === 0
    ? { kind: 'holds', statement: `exactly uniform for ${provedSizes(sizes)}` }
    : { kind: 'fails', statement: `uneven for ${provedSizes(uneven)}` };
}
