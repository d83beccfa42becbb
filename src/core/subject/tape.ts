/** A question a program may ask its tape: an integer below a bound, a word of a number of bits, or a double. */
export type TapeQuestion =
  | { readonly kind: 'below'; readonly bound: bigint }
  | { readonly kind: 'bits'; readonly bits: number }
  | { readonly kind: 'double' };

export const MOST_TAPE_BITS = 64;
/** The greatest bound that a program may ask a number below, 2^53. */
export const MOST_TAPE_BOUND: bigint = 2n ** 53n;

/** A question and its answer: an integer below `tapeSize`; for a double, the multiple of 2^-53. */
export interface TapeStep {
  readonly question: TapeQuestion;
  readonly answer: bigint;
}

/** One deal of a program, with all questions it asked. */
export interface TapeDeal {
  readonly steps: readonly TapeStep[];
  /** The card at each place, 0 … n − 1; every card once. */
  readonly deck: Uint16Array;
}

/** A program that is dealt with prescribed answers, in any language: it reads a tape, without a generator. */
export interface TapeDealer {
  readonly n: number;
  /**
   * Deals once; `answer` gives the number for each question, `index` from 0. Throws E_SUBJECT_* and, for a deal that asks more than 4096 times,
   * E_UNPROVABLE; then closes the dealer.
   */
  deal(answer: (question: TapeQuestion, index: number) => bigint): Promise<TapeDeal>;
}

/** Returns the number of answers to a question, all equally likely. */
export function tapeSize(question: TapeQuestion): bigint {
  if (question.kind === 'below') return question.bound;
  return question.kind === 'bits' ? 2n ** BigInt(question.bits) : 2n ** 53n;
}

/** Writes the question as the program asks it: `below 5`, `bits 32`, `double`. */
export function questionText(question: TapeQuestion): string {
  if (question.kind === 'below') return `below ${question.bound}`;
  return question.kind === 'bits' ? `bits ${question.bits}` : 'double';
}
