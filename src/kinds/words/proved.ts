import type { ProofCore } from '../../core/record/proof.js';
import type { RecordedClaim } from '../../core/record/recorded-claim.js';
import { counted, verbFor } from '../../core/words/counted.js';
import { lawWay } from './law-way.js';
import { sizesText } from './sizes.js';

/** States a claim of a proof, as it was settled: lower case, no full stop; its id, where this program makes no such claim. */
export function proofClaim(core: ProofCore, { holds, id }: Pick<RecordedClaim, 'holds' | 'id'>): string {
  const { deck, draws } = core.proof;
  if (deck && id === `even-positions/${deck.n}`)
    return `${holds ? '' : 'not '}every one of ${deck.n} cards is equally likely to end at every position, by the exact product of the step laws`;
  if (draws && id === `even-draws/${draws.n}`) {
    const { bounded, how, range, worst } = draws;
    const manner = how === 'counted' ? `running it on all ${counted(range, 'word')}` : 'its own law';
    return holds
      ? `by ${manner}, ${bounded} makes every draw of a deal of ${counted(draws.n, 'card')} exactly even on words below ${range}`
      : `by ${manner}, ${bounded} makes draws of a deal of ${counted(draws.n, 'card')} uneven on words below ${range}: the worst is off by ${worst} in total variation`;
  }
  const law = core.proof.laws.find(({ n }) => id === `uniform/${n}`);
  if (!law) return id;
  const { n, orders, reached, totalVariation } = law;
  if (holds) return `each of the ${counted(orders, 'order')} of ${n} cards has probability exactly 1/${orders}`;
  const uneven = `the orders of ${n} cards are not equally likely`;
  return totalVariation === null
    ? `${uneven}: ${lawWay(core, law)}`
    : `${uneven}: ${reached} of ${orders} ${verbFor(String(reached), 'is')} dealt, and their total variation from uniform is ${totalVariation}`;
}

/** Sums up a proof in a few words. */
export function proofComesTo(core: ProofCore): string {
  const { laws } = core.proof;
  const uneven = laws.filter(({ uniform }) => !uniform);
  if (uneven.length > 0) return `uneven for ${sizesText(uneven.map(({ n }) => n))}`;
  const even = `exactly uniform for ${sizesText(laws.map(({ n }) => n))}`;
  const broken = core.claims.find(({ holds }) => !holds);
  return broken ? `${even}, but ${proofClaim(core, broken)}` : even;
}
