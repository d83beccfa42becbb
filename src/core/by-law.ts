import type { RecordedClaim } from './recorded-claim.js';

/** What follows from the pipeline's parts without dealing a card. */
export interface KnownLaw {
  /**
   * 'choices': a correct shuffle whose bounded method is uneven. 'positions': the exact position matrix of a mistaken shuffle. 'outcomes':
   * the law of all outcomes, boards for instance, against the even one.
   */
  readonly kind: 'choices' | 'positions' | 'outcomes';
  /** Relative root-mean-square deviation, exact up to rounding; of outcomes a lower bound, where `variation` is known only so far. */
  readonly size: number;
  /** The same for the position probabilities, where they are worked out: the measure that the position matrix estimates. */
  readonly positions: number | null;
  /** Total variation between the law of the outcomes and the even one, in [0, 1); present where `kind` is 'outcomes'. */
  readonly variation?: { readonly value: number /** False: `value` is a lower bound that always holds. */; readonly exact: boolean };
  /** Deals at which this audit's tests would see it 99 times in 100; null where it is zero. */
  readonly trialsToSee: number | null;
  /** Of dealt piles: how far a single one is off, as a fraction, pairs beyond that on average, and the nim-sum, as a fraction. */
  readonly piles?: { readonly single: string; readonly pairs: number; readonly nimSum: string };
}

/** A well-known mistake and its exact size at this number of cards: the marks under the report's ruler. */
export interface Landmark {
  readonly id: string;
  readonly size: number;
}

/**
 * A condition on the experiment itself. 'period': no stream runs longer than the generator does before it repeats. 'overlap': separate streams do not meet. Where one of
 * them does not hold, the deals are copies, and no clean verdict can be given, however the tests look. 'fresh-period' and 'fresh-overlap' ask
 * the same of a fresh sample together with the first: where one of them does not hold, the first stands as it is, and no fresh one is drawn.
 */
export type Guard =
  /** A stream takes about so many `words` of a generator. */
  | { readonly id: 'period' | 'fresh-period'; readonly holds: boolean; readonly words: number; readonly prng: string }
  /** So many streams of so many words share a stretch with a chance of 2^bits at the most. */
  | {
      readonly id: 'overlap' | 'fresh-overlap';
      readonly holds: boolean;
      readonly streams: number;
      readonly words: number;
      readonly bits: number;
    };

/** The guards that do not hold for the sample that the verdict rests on: its deals are copies of one another. */
export function brokenGuards(guards: readonly Guard[]): readonly Guard[] {
  return guards.filter(({ holds, id }) => !holds && !isFresh(id));
}

/** The guards that do not hold for a fresh sample: doubtful rows cannot be looked at again. */
export function brokenFreshGuards(guards: readonly Guard[]): readonly Guard[] {
  return guards.filter(({ holds, id }) => !holds && isFresh(id));
}

/** Whether a guard is about the fresh sample. */
export function isFresh(id: Guard['id']): boolean {
  return id === 'fresh-period' || id === 'fresh-overlap';
}

/** How many orders the first deal after a start can have at most, against how many there are. */
export interface Reach {
  /** What limits it: the generator's state, or the seeds that it is started with before every deal. */
  readonly by: 'state' | 'seeds';
  /** log2 of the starts there are. */
  readonly bits: number;
  /** log2(n!). */
  readonly orderBits: number;
}

/** What a subject's parts say before a single deal. */
export interface ByLaw {
  readonly known: KnownLaw | null;
  /** True where the same plan never gives the same deals again, so that a fresh sample does not speak for what changed during the first. */
  readonly once?: boolean;
  /** True where every process that was started dealt the same first decks: what starts anew deals copies, whatever one process does. */
  readonly startsAlike?: boolean;
  /** True where a function leaves decks of other cards than the numbers from 0 on in order. */
  readonly keepsCards?: boolean;
  /** Of a program that deals alike after every start and may have been told its seed: the argument that may be it. */
  readonly told?: string;
  /** How far from even the boards of a walk are after 0, 1, 2, … moves, as total variations; absent where that is not worked out. */
  readonly walk?: readonly number[];
  /** What is settled case by case, beside the law; absent where there is nothing. */
  readonly claims?: readonly RecordedClaim[];
  readonly landmarks: readonly Landmark[];
  readonly guards: readonly Guard[];
  /** Null for code that we cannot see into, and where the generator's state is not known. */
  readonly reach: Reach | null;
}
