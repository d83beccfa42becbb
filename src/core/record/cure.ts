/** A whole number as code writes it: the position `i` that a step settles, the number `n` of cards, or nothing, and what is added to it. */
export type Index = readonly [of: 'i' | 'n' | '', plus: number];

/** A line of a shuffle by what it does, so that it can be written in any language. Positions count from 0. */
export type CodeStep =
  /** j becomes one of the positions from `from` up to, but not with, `below`, each equally likely. */
  | { readonly does: 'draw'; readonly from: Index; readonly below: Index }
  /** The loop over i, from `from` down to `to`, both included. */
  | { readonly does: 'countDown'; readonly from: Index; readonly to: Index }
  | { readonly does: WholeStep };

/**
 * Lines without numbers of their own. 'rounded': j from 0 to i, rounded; 'remainder', 'scaled': j from a word that is too short; then whole wrong shuffles;
 * 'shuffled': a whole right one; what a function gives back.
 */
export type WholeStep =
  | 'rounded'
  | 'remainder'
  | 'scaled'
  | 'sortedByCoins'
  | 'sortedByKeys'
  | 'cut'
  | 'riffled'
  | 'overhanded'
  | 'keyed'
  | 'sampled'
  | 'buffered'
  | 'shuffled'
  | 'gaveDeck'
  | 'gaveCopy';

/** How the code of a known mistake is mended. */
export interface Cure {
  /** What such code does, and what it should do in its place. */
  readonly wrong: CodeStep;
  readonly right: CodeStep;
  /** Why: a sentence of plain text, which speaks of i and j as the lines do. */
  readonly why: string;
}
