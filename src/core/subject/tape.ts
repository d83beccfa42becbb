/** What a program may ask of its tape: a whole number below a bound, a word of so many bits, or a double. */
export type TapeQuestion =
  | { readonly kind: 'below'; readonly bound: bigint }
  | { readonly kind: 'bits'; readonly bits: number }
  | { readonly kind: 'double' };

/** The widest word that a program may ask for. */
export const MOST_TAPE_BITS = 64;
/** The greatest bound that it may ask a number below, 2^53. */
export const MOST_TAPE_BOUND: bigint = 2n ** 53n;

/** A question and its answer: a whole number below `tapeSize`; of a double the multiple of 2^-53. */
export interface TapeStep {
  readonly question: TapeQuestion;
  readonly answer: bigint;
}

/** One deal of a program, with all that it asked on its way. */
export interface TapeDeal {
  readonly steps: readonly TapeStep[];
  /** The card at each place, 0 … n − 1; every card once. */
  readonly deck: Uint16Array;
}

/** A program that is dealt with answers of our choosing, in whatever language: it sees a tape, never a generator. */
export interface TapeDealer {
  readonly n: number;
  /**
   * Deals once; `answer` gives the number for each question, `index` from 0. Throws E_SUBJECT_* and, for a deal that asks more than 4096 times, E_UNPROVABLE;
   * the dealer is closed then.
   */
  deal(answer: (question: TapeQuestion, index: number) => bigint): Promise<TapeDeal>;
}

/** How many answers a question has, all equally likely. */
export function tapeSize(question: TapeQuestion): bigint {
  if (question.kind === 'below') return question.bound;
  return question.kind === 'bits' ? 2n ** BigInt(question.bits) : 2n ** 53n;
}

/** The question as the program asks it: `below 5`, `bits 32`, `double`. */
export function questionText(question: TapeQuestion): string {
  if (question.kind === 'below') return `below ${question.bound}`;
  return question.kind === 'bits' ? `bits ${question.bits}` : 'double';
}
