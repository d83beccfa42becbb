/** A known mistake by name. */
export interface KnownMistake {
  readonly id: string;
  /** Of a sort by so many keys as fit best: how many, and the bounds of those that the counts do not tell from it. */
  readonly keys?: { readonly fitted: number; readonly low: number; readonly high: number };
  /** Seeded deals that stand for its law, made by the engine that made the record; absent where its law is exact. */
  readonly dealt?: number;
}

/** What is wrong with the choices of a shuffle, as one way of reading its deals shows them. */
export interface StepFault {
  /** From the last position down, from the first up, or as a deck that grows card by card. */
  readonly decoder: 'down' | 'forward' | 'inside-out';
  /**
   * 'stuck': the steps for `positions` make the same choice in every deal. Of every step: 'never-own', no card is left where it is;
   * 'never-first', the first choice never comes; 'half-ends', both ends come half as often; 'low-values', the lowest come too often, as
   * remainders of `width` bits do.
   */
  readonly pattern: 'stuck' | 'never-own' | 'never-first' | 'half-ends' | 'low-values';
  /** Counted from 1, rising; empty unless stuck. */
  readonly positions: readonly number[];
  /** Stuck steps that always leave their card where it is: they might as well be missing. */
  readonly stays: boolean;
  readonly width: number | null;
}

/** What gives a number of seeds: so many bits, or units of time in a longer one. */
export type SeedSource =
  | { readonly of: 'bits'; readonly bits: number }
  | { readonly of: 'day-milliseconds' | 'second-milliseconds' | 'day-seconds' };

/** How many different deals there seem to be, where deals came again, and what gives so many. */
export interface SeedGuess {
  readonly deals: number;
  /** The ends of its 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** Null where nothing known, or more than one thing, gives so many. */
  readonly source: SeedSource | null;
}

/** Which known mistake explains what was counted, with its odds, and what the choices of its steps show. */
export interface Diagnosis {
  /** The mistakes that fit best, several where their laws are the same at this number of cards; empty where none fits. */
  readonly best: readonly KnownMistake[];
  /** The closest, whether it fits or not. */
  readonly closest: KnownMistake;
  /** The next closest with another law. */
  readonly next: KnownMistake | null;
  /** Natural logarithm of the odds of the closest against the next, both equally likely beforehand; null without another. */
  readonly logOdds: number | null;
  /** A sum of squares, (O − N p)²/(N p) or that of positions, from what the closest leads to, and its mean if that is the cause. */
  readonly distance: number;
  readonly expected: number;
  /** Whether no known mistake explains the counts better than an even shuffle does: what is uneven is not what any of them leads to. */
  readonly even: boolean;
  /** How many known mistakes were compared. */
  readonly compared: number;
  /** Null where nothing as simple explains the choices, or they were not counted. */
  readonly steps: StepFault | null;
  /** Null unless deals came again more often than luck lets them, and it is not one deal that did. */
  readonly seed: SeedGuess | null;
}
