import type { SkipLimit, SkipReason } from '../../core/record/skip-reason.js';
import { type CodedWords, wordsFor } from '../../core/words/coded-words.js';
import { counted, nounFor } from '../../core/words/counted.js';
import { count } from '../../core/words/numbers.js';

const LIMITS: { readonly [Limit in SkipLimit]: (most: number, got: number) => string } = {
  orders: (most, got) => `counts complete orders up to ${counted(most, 'card')}, got ${got}`,
  boards: (most, got) => `counts every board up to ${counted(most, 'cell')}, got ${got}`,
  deals: (most, got) => `counts every deal where there are at most ${most}, and there are ${got}`,
  positions: (most, got) => `lists every position where there are at most ${most}, and there are ${got}`,
  searches: (most, got) => `solves at most ${counted(most, 'board')} of 4x4, which takes some seconds, got ${got}`,
  depths: (most, got) =>
    `needs the law of shortest solutions, which is known up to ${counted(most, 'cell')} and of 4x4, got ${counted(got, 'cell')}`,
  'card-pairs': (most, got) => `counts every pair of up to ${counted(most, 'card')}, got ${got}`,
  'card-pairs-looked-at': (most, got) => `looks at every pair of up to ${counted(most, 'card')}, got ${got}`,
  'position-pairs': (most, got) => `looks at every pair of up to ${counted(most, 'position')}, got ${got}`,
  'card-places': (most, got) => `counts up to ${counted(most, 'pair')} of card and place, got ${got}`,
  products: (most, got) => `multiplies the values of up to ${counted(most, 'card')}, got ${got}`,
  'law-of-cards': (most, got) => `works out its exact law up to ${counted(most, 'card')}, got ${got}`,
  'shape-of-cards': (most, got) => `knows its exact law up to ${counted(most, 'card')}, got ${got}`,
  'law-of-cells': (most, got) => `works out its exact law up to ${counted(most, 'cell')}, got ${got}`,
  'law-of-stones': (most, got) => `works out its exact law up to ${counted(most, 'stone')} a pile, got ${got}`,
  'law-of-totals': (most, got) => `works out its exact law up to ${counted(most, 'stone')} in all, got ${got}`,
  cards: (most, got) => `is for decks of at most ${counted(count(most), 'card')}, got ${got}`,
};

const BINS: Readonly<Record<Extract<SkipReason, { why: 'few-for-bins' }>['of'], (one: string) => string>> = {
  outcomes: (one) => `two bins of five expected ${nounFor(2, one)} each`,
  pairs: (one) => `two bins of five expected ${nounFor(2, `pair of ${nounFor(2, one)}`)} each`,
  position: (one) => `two bins of five expected ${nounFor(2, one)} each at one position`,
  'poker-hands': (one) => `two kinds of hand with five expected ${nounFor(2, one)} each`,
};

const wordsOf = (one: string): CodedWords<SkipReason> => ({
  'few-outcomes': ({ got, least }) => `needs at least ${counted(least, one)}, got ${got}`,
  'few-for-each': ({ each, got, least, outcomes }) =>
    `needs at least ${counted(least, one)}, ${each} for each of ${one === 'deal' ? counted(outcomes, 'order') : outcomes}, got ${got}`,
  'few-for-all': ({ got, least, outcomes }) => `needs at least ${counted(least, one)} for the ${outcomes} there are, got ${got}`,
  'few-for-rarest': ({ each, got, least }) => `needs at least ${counted(least, one)}, ${each} for the rarest choice, got ${got}`,
  'few-of-cards': ({ cards, got, least }) => `needs at least ${counted(least, one)} of ${counted(cards, 'card')}, got ${got}`,
  'few-left': ({ got }) => `needs more ${nounFor(2, one)}, got ${got}`,
  'few-for-bins': ({ got, of }) => `needs ${BINS[of](one)}, got ${counted(got, one)}`,
  'few-windows': ({ got, window }) => `needs two bins of five expected windows of ${counted(window, one)} each, got ${counted(got, one)}`,
  'few-cards': ({ got, least }) => `needs at least ${counted(least, 'card')}, got ${got}`,
  'few-cells': ({ got, least }) => `needs a board of ${counted(least, 'cell')}, on which its law is known, got ${got}`,
  'one-card': () => `needs at least 2 cards of every ${one}, got 1`,
  'one-pile': () => 'needs at least 2 piles, got 1',
  'few-seen': ({ seen, unseen }) => `needs at least 2 cards seen and 2 that are not, got ${seen} and ${unseen}`,
  'other-cards': ({ cards, got }) => `deals poker hands from ${counted(cards, 'card')}, got ${got}`,
  'too-large': ({ got, limit, most }) => LIMITS[limit](most, got),
  'too-many-hands': () => 'counts every different deal one by one, and there are too many of them',
  'no-order-of-hand': () => 'needs the order in which the cards were dealt, which is not known',
  'no-names': () => 'needs the 52 standard cards by name',
  'no-choice': () => 'needs positions in which there is something to choose, and there are none',
  'no-start': () => 'needs to know the order of the deck before each shuffle, which the log does not say',
  'no-order-of-rows': () => 'needs the order in which the rows were dealt, which is lost: they were sorted',
  'two-decks': () => `is for ${nounFor(2, one)} from one deck, and these come from two`,
  'no-null': () => 'needs a declared null: --null',
  'no-parities': () => 'needs a declared null of blocks, strata or derangements: what share of other orders is even is not worked out',
  'reads-all': () => 'under this null every deal is read as one that may come',
  'allows-all': () => 'under this null every order may come',
  'no-steps': () => 'under this null the chance of each card at each position takes too many steps to work out',
});

/** Says why a statistic is not computed: the rest of a sentence that begins with its id. `one`: an outcome, `deal`. */
export function skipReasonWords(reason: SkipReason, one: string): string {
  return wordsFor(wordsOf(one), reason);
}
