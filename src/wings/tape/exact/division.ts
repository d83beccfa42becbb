import type { FractionText } from '../../../core/record/proved-law.js';
import type { TapeParts } from '../../../core/source/tape-probe.js';
import type { TailLook } from './looks.js';

/** Answers to one question after which a program does the same. */
export interface Part {
  /** One of them, which stands for all. */
  readonly answer: bigint;
  /** Their joint probability, num/den, not always in lowest terms. */
  readonly num: bigint;
  readonly den: bigint;
  /** A stretch of [0, 1), divided by the number of answers, all of whose answers belong to the part. */
  readonly from: FractionText;
  readonly to: FractionText;
  readonly seen: TailLook;
}

/** A division of the answers to one question into parts. */
export interface Division {
  readonly recorded: TapeParts;
  readonly parts: readonly Part[];
  /** The number of boundaries of a double that are no simple fractions. */
  readonly measured: number;
  /** The way it is cut, to be tried at other states; the one that was tried where it held. */
  readonly cut: Cut;
  /** The index of the part that an answer belongs to; −1 where it lies within rounding of a boundary. */
  partOf(answer: bigint): number;
}

/** The way answers are cut: one by one, at places, or by remainders of what is left above the lowest bits. */
export type Cut =
  | { readonly kind: 'whole' }
  | { readonly kind: 'pieces'; readonly changes: readonly bigint[] }
  | { readonly kind: 'remainder'; readonly low: bigint; readonly by: bigint; readonly first: bigint; readonly end: bigint };
