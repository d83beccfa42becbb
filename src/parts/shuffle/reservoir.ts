import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { counted } from '../../core/words/counted.js';
import { swap } from './swap.js';

/**
 * Algorithm R keeps `size` cards while the deck goes by. A later card i takes place j < size where its draw from 0 … i says so, and the card that lay
 * there takes the place of the newcomer. Each set of `size` cards is kept equally often, but not in each order: a card below `size` that is kept lies
 * where it first lay. So a sample of all cards is the deck as it was, without a single choice.
 */
function reservoirOf(size: number): PlannedShuffle {
  return {
    kind: 'planned',
    id: `reservoir:${size}`,
    title: `Reservoir of ${counted(size, 'card')}`,
    summary: 'The first places hold a sample, which each later card may enter in the place of a random one; its order is taken as random.',
    reference:
      'J. S. Vitter, Random sampling with a reservoir, ACM Transactions on Mathematical Software 11 (1985) 37–57, doi:10.1145/3147.3165: Algorithm R, of A. Waterman',
    uniform: false,
    seenIn: 'programs that draw a sample by Algorithm R and go on as if its order were random too; the sample is even, its order is not',
    cure: {
      wrong: { does: 'sampled' },
      right: { does: 'shuffled' },
      why: 'The sample is an even one, but a card that was there from the start lies where it lay. Shuffle the sample before its order counts.',
    },
    bounds: (n) => Uint32Array.from({ length: Math.max(0, n - size) }, (_, k) => size + k + 1),
    apply(draws, deck) {
      for (let i = size; i < deck.length; i++) {
        const j = draws[i - size];
        if (j < size) swap(deck, i, j);
      }
    },
  };
}

/** Algorithm R's sample, taken as an order; of five cards by default. */
export const reservoir: PlannedShuffle = {
  ...reservoirOf(5),
  id: 'reservoir',
  title: 'Reservoir',
  parameter: { meaning: 'cards of the sample', least: 1, most: 65_535, of: reservoirOf },
};
