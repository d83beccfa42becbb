/** A whole number as code writes it: the index `i` of a step, the number `n` of cards, or neither, and a number added to it. */
export type Index = readonly [of: 'i' | 'n' | '', plus: number];

/** A line of a shuffle by its effect, so that it can be written in any language. Positions count from 0. */
export type CodeStep =
  /** j becomes one of the positions from `from` up to, but not with, `below`, each equally likely. */
  | { readonly does: 'draw'; readonly from: Index; readonly below: Index }
  /** The loop over i, from `from` down to `to`, both included. */
  | { readonly does: 'countDown'; readonly from: Index; readonly to: Index }
  | { readonly does: WholeStep };

/**
 * Lines without numbers of their own. 'rounded': j from 0 to i, rounded; 'remainder', 'scaled': j from a word that is too short; then whole wrong
 * shuffles. 'pooled': a card is drawn from all that are left in a list, and taken out; the two before it draw it wrongly. 'oneNumber': j from a
 * number for all steps. 'transposed', 'halved': the swap of a step. 'zeroSkipped': j, with 0 taken for
 * no choice. 'endsByCoin': a card laid at one of the ends. 'shuffled': a whole correct shuffle; then a function's return value.
 */
export type WholeStep =
  | 'rounded'
  | 'remainder'
  | 'scaled'
  | 'sortedByCoins'
  | 'sortedOneSided'
  | 'sortedByKeys'
  | 'cut'
  | 'riffled'
  | 'overhanded'
  | 'keyed'
  | 'sampled'
  | 'buffered'
  | 'pooledShort'
  | 'pooledRounded'
  | 'pooled'
  | 'restShuffled'
  | 'oneNumber'
  | 'transposed'
  | 'halved'
  | 'zeroSkipped'
  | 'endsByCoin'
  | 'shuffled'
  | 'gaveDeck'
  | 'gaveCopy';

/** The fix for the code of a known mistake. */
export interface Cure {
  /** The faulty line; below it the line that should replace it. */
  readonly wrong: CodeStep;
  readonly right: CodeStep;
  /** The reason: a sentence of plain text, which uses i and j as the lines do. */
  readonly why: string;
}
