import { AuditError } from '../../core/errors.js';
import type { Recorded } from '../../core/record/recorded.js';
import type { GameShape, OutcomeSpace } from '../../core/subject/outcome.js';
import { checkDealSize } from '../../games/nim/dealer/deal-size.js';
import { pilePairs } from './statistics/pile-pairs.js';
import { pileSizes } from './statistics/pile-sizes.js';

/** The most deals that are counted one by one. */
const MOST_RANKED = 40_320;

/**
 * Returns the deals of Nim as a space of outcomes: cell i holds the stones of pile i. Even means that every list of piles of 1 to `max` stones is
 * equally likely. Piles of no stone, and larger ones, are still outcomes, which `pile-sizes` finds impossible. A clean verdict rests on single piles
 * and on pairs of them. Throws E_USAGE for fewer than 2 stones, and beyond 100 piles or 65,534 stones.
 */
export function nimDeals({ max, piles }: GameShape, recorded?: Recorded): OutcomeSpace {
  checkDealSize({ piles, max });
  if (max < 2) throw new AuditError('E_USAGE', `the largest pile must have at least 2 stones, or there is one deal only, got ${max}`);
  const size = BigInt(max) ** BigInt(piles);
  return {
    id: `piles(${piles} of 1 to ${max})`,
    width: piles,
    cards: piles,
    outcome: { kind: 'piles', piles, max },
    one: 'deal',
    orderBits: piles * Math.log2(max),
    required: piles > 1 ? [pileSizes.id, pilePairs.id] : [pileSizes.id],
    ...(recorded && { recorded }),
    size,
    ...(size <= MOST_RANKED && {
      rank: (cells: Uint16Array, at: number) => {
        let rank = 0;
        for (let i = at; i < at + piles; i++) rank = rank * max + Math.min(Math.max(cells[i], 1), max) - 1;
        return rank;
      },
    }),
    fault: () => null,
  };
}
