import { waysToChoose } from '../../../core/ways-to-choose.js';
import { checkDealSize } from './deal-size.js';
import type { NimDealer } from './dealer.js';
import { combinations, distinctPicks, pickBounds } from './distinct-picks.js';

/** Returns the piles of `piles` different numbers from 0 on in rising order: a pile may equal the one before. */
const spread = (picks: readonly number[]): number[] => picks.map((pick, i) => pick - i + 1);

/** Every choice of piles regardless of their order equally likely: equal piles come too often if piles are meant to be independent. */
export const uniformMultiset: NimDealer = {
  id: 'uniform-multiset',
  title: 'Even choices of piles regardless of order',
  summary: 'Every collection of piles from 1 to max is equally likely, in rising order.',
  reference:
    'W. Feller (1968), An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., section II.5: Bose–Einstein statistics',
  uniform: false,
  seenIn: 'no published case is known to us',
  law: {
    kind: 'listed',
    count: ({ piles, max }) => waysToChoose(max + piles - 1, piles),
    *deals({ piles, max }) {
      for (const picks of combinations(piles, max + piles - 1)) yield spread(picks);
    },
  },
  bounds(size) {
    checkDealSize(size);
    return pickBounds(size.piles, size.max + size.piles - 1);
  },
  apply(draws, piles) {
    piles.set(spread(distinctPicks(draws).sort((a, b) => a - b)));
  },
};
