import type { WholeText } from './proved-law.js';

/**
 * Into what the answers to a question fall: each of so many values, so many pieces, or by their remainder, without the `low` lowest bits, but for so many
 * at the beginning and at the end that are taken one by one.
 */
export type TapeParts =
  | { readonly by: 'values'; readonly of: WholeText }
  | { readonly by: 'pieces'; readonly of: number }
  | { readonly by: 'remainder'; readonly of: WholeText; readonly low: number; readonly first: WholeText; readonly last: WholeText };

/** How one question of a program is used on some paths. */
export interface TapeUse {
  /** Which question of a deal, from 1. */
  readonly draw: number;
  /** As it asks: `bits 32`. */
  readonly question: string;
  readonly parts: TapeParts;
  /** Paths on which it is asked so. */
  readonly paths: number;
  /** Parts of it after which the program stands again where it stood before, on all these paths together. */
  readonly again: number;
}

/** What was found of a program that was dealt with a tape of our choosing. */
export interface TapeProbe {
  readonly n: number;
  /** Deals from which its tree was found and that were held against it, and questions answered in them; without those of the program started anew. */
  readonly deals: number;
  readonly questions: number;
  /** Whether every boundary of a double is a simple fraction; else the law is that of multiples of 2^-53. */
  readonly rational: boolean;
  /** The largest error of a probability where boundaries are no simple fractions; 0 where they are. */
  readonly error: number;
  readonly uses: readonly TapeUse[];
}
