import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { checkDealSize } from './deal-size.js';
import type { DealSize, NimDealer } from './dealer.js';
import { distinctPicks, pickBounds } from './distinct-picks.js';

/** Yields every list of different piles in every order; the array is reused. */
function* orderedDeals({ piles, max }: DealSize): Generator<readonly number[]> {
  const deal: number[] = [];
  const used = new Uint8Array(max + 1);
  function* fill(): Generator<readonly number[]> {
    if (deal.length === piles) {
      yield deal;
      return;
    }
    for (let stones = 1; stones <= max; stones++) {
      if (used[stones] === 1) continue;
      used[stones] = 1;
      deal.push(stones);
      yield* fill();
      deal.pop();
      used[stones] = 0;
    }
  }
  yield* fill();
}

/** Piles that are all different: drawn one after the other from 1 to max, none twice. */
export const withoutReplacement: NimDealer = {
  id: 'without-replacement',
  title: 'Different piles',
  summary: 'The piles are drawn from 1 to max, and no two are the same.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, 35–39',
  uniform: false,
  seenIn: 'no published case is known to us',
  law: {
    kind: 'listed',
    count({ piles, max }) {
      let deals = 1n;
      for (let k = 0; k < piles; k++) deals *= BigInt(Math.max(0, max - k));
      return deals;
    },
    deals: orderedDeals,
  },
  bounds(size) {
    checkDealSize(size);
    const { piles, max } = size;
    if (piles > max)
      throw new AuditError('E_USAGE', `different piles need at least as many sizes as piles, got ${counted(piles, 'pile')} of 1 to ${max}`);
    return pickBounds(piles, max);
  },
  apply(draws, piles) {
    distinctPicks(draws).forEach((pick, i) => {
      piles[i] = pick + 1;
    });
  },
};
