import type { Cure } from '../../core/record/cure.js';
import type { AdaptiveShuffle, Cells, Choices, PlannedShuffle, Shuffle } from '../../core/subject/shuffle.js';

/** A shuffle that is recognised in deals. */
export type Recognised = Shuffle & {
  /** The declared null for which it is right; absent if it is right for none. */
  readonly rightFor?: 'derangement';
  /** A list of swaps after which every card is in every position with the same chance; absent if none is known. */
  readonly positionsOf?: PlannedShuffle;
};

/** Returns a mistake that is met in people's code and dealt to be recognised; it is no subject of its own. */
export function mistake(
  facts: Pick<AdaptiveShuffle, 'id' | 'title' | 'summary' | 'leastCards'> & { readonly cure?: Cure },
  run: (choices: Choices, deck: Cells) => void,
): AdaptiveShuffle {
  return { kind: 'adaptive', uniform: false, reference: 'Met in public code and questions', run, ...facts };
}

/** Returns a number from 0 up to, but not with, 1, of the 53 bits that a double holds. */
export function fraction(choices: Choices): number {
  return (choices.below(2 ** 26) * 2 ** 27 + choices.below(2 ** 27)) / 2 ** 53;
}

/** The right line of a shuffle by swaps: j from 0 to i, both included. */
export const DRAW_AGAIN: Cure['right'] = { does: 'draw', from: ['', 0], below: ['i', 1] };
