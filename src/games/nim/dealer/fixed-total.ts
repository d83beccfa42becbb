import { AuditError } from '../../../core/errors.js';
import { waysToChoose } from '../../../core/ways-to-choose.js';
import { counted } from '../../../core/words/counted.js';
import { checkDealSize, MOST_STONES } from './deal-size.js';
import type { DealSize, NimDealer } from './dealer.js';
import { combinations, distinctPicks, pickBounds } from './distinct-picks.js';

/** Returns the piles between the cuts of a row of `total` stones. Cuts are in rising order from 0; cut c comes after c + 1 stones. */
function between(cuts: readonly number[], total: number): number[] {
  const ends = [...cuts.map((cut) => cut + 1), total];
  return ends.map((end, i) => end - (i === 0 ? 0 : ends[i - 1]));
}

/** Returns the dealer of `total` stones; null means as many as even piles have on average, rounded down. */
function fixed(total: number | null): NimDealer {
  const stones = ({ piles, max }: DealSize): number => total ?? Math.floor((piles * (max + 1)) / 2);
  return {
    id: total === null ? 'fixed-total' : `fixed-total:${total}`,
    title: total === null ? 'A fixed number of stones' : `${counted(total, 'stone')} in all`,
    summary: 'A fixed number of stones is cut into piles of one stone or more, every way equally likely; a pile may have more than max.',
    reference:
      'W. Feller (1968), An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., section II.5: occupancy, no cell empty',
    uniform: false,
    seenIn: 'no published case is known to us',
    law: {
      kind: 'listed',
      count: (size) => waysToChoose(stones(size) - 1, size.piles - 1),
      *deals(size) {
        for (const cuts of combinations(size.piles - 1, stones(size) - 1)) yield between(cuts, stones(size));
      },
    },
    bounds(size) {
      checkDealSize(size);
      const all = stones(size);
      if (all < size.piles || all > MOST_STONES)
        throw new AuditError(
          'E_USAGE',
          `the stones must be as many as the piles at least and ${MOST_STONES} at the most, got ${all} for ${size.piles}`,
        );
      return pickBounds(size.piles - 1, all - 1);
    },
    apply(draws, piles, size) {
      piles.set(
        between(
          distinctPicks(draws).sort((a, b) => a - b),
          stones(size),
        ),
      );
    },
  };
}

/** A fixed number of stones in all. With an odd number the nim-sum is odd, so that the player to move always wins. */
export const fixedTotal: NimDealer = { ...fixed(null), parameter: { meaning: 'stones', least: 1, most: MOST_STONES, of: fixed } };
