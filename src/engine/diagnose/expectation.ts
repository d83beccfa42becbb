import type { KnownMistake } from '../../core/record/diagnosis.js';
import type { Counted } from '../../core/statistic/counted-part.js';
import type { Bounded } from '../../core/subject/bounded.js';
import type { Shuffle } from '../../core/subject/shuffle.js';
import type { Decoder } from '../../math/digits/digits.js';

/** What a known mistake leads to in one thing that is counted, as exact chances. */
export type Expectation =
  /**
   * Card by position: n² deviations from 1/n, row-major [card][position]; exact, or as often as they came in `deals` seeded deals.
   */
  | { readonly kind: 'positions'; readonly law: Float64Array; readonly deals?: number }
  /** The choices of every step as one decoder reads them; they are independent, and tell all that a deal tells. */
  | { readonly kind: 'choices'; readonly decoder: Decoder['id']; readonly chances: Float64Array }
  /** One number of every deal: the chance of each value, with that of an even shuffle beside it. It tells all that a deal tells. */
  | {
      readonly kind: 'numbers';
      readonly statistic: 'descents' | 'rising-sequences';
      readonly chances: Float64Array;
      readonly even: Float64Array;
      /** Natural logarithm of each chance over luck's, where some of luck's are too small for a double. */
      readonly gains?: Float64Array;
    }
  /** Every card is followed by the next one, around the deck; each of the n such orders equally likely. */
  | { readonly kind: 'ring' };

/** What was counted, by what the counts are of. */
export type ObservedCounts = ReadonlyMap<Counted, Float64Array>;

/** A known mistake, and what it leads to in what is counted. */
export interface Suspect {
  /** `naive-swap`, or with the method that is to blame, `fisher-yates/modulo:8`. */
  readonly id: string;
  /** As `KnownMistake.keys`. */
  readonly keys?: KnownMistake['keys'];
  /** The most telling first. */
  readonly expects: readonly Expectation[];
  /** What deals it, with even words; null where nothing here does. */
  readonly dealer: Dealing | null;
}

/** A shuffle and how it makes its choices. */
export interface Dealing {
  readonly shuffle: Shuffle;
  readonly bounded: Bounded;
}
