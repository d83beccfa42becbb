import type { KnownMistake } from '../../core/record/diagnosis.js';
import type { Counted } from '../../core/statistic/counted.js';
import type { Bounded } from '../../core/subject/bounded.js';
import type { Shuffle } from '../../core/subject/shuffle.js';
import type { Decoder } from '../../math/digits/digits.js';

/** The exact chances that a known mistake implies for one counted quantity. */
export type Expectation =
  /** Card by position: n² deviations from 1/n, row-major [card][position]; exact, or as often as they came in `deals` seeded deals. */
  | { readonly kind: 'positions'; readonly law: Float64Array; readonly deals?: number }
  /** The choices of every step as one decoder reads them; they are independent, and tell all that a deal tells. */
  | { readonly kind: 'choices'; readonly decoder: Decoder['id']; readonly chances: Float64Array }
  /** One number of every deal: the chance of each value, with that of an even shuffle beside it. It tells all that a deal tells. */
  | {
      readonly kind: 'numbers';
      readonly statistic: 'descents' | 'rising-sequences';
      readonly chances: Float64Array;
      readonly even: Float64Array;
      /** Natural log of each chance over that of the null law, if some null chances are too small for a double. */
      readonly gains?: Float64Array;
    }
  /** Every card is followed by the next one, around the deck; each of the n such orders equally likely. */
  | { readonly kind: 'ring' };

export type ObservedCounts = ReadonlyMap<Counted, Float64Array>;

/** The deck with which a shuffle began, and the end from which its cards were handed out, where they are not those of the audit. */
export interface Arrangement {
  /** The place, from 0, at which each card began; null if card c began at place c. */
  readonly starts: Uint16Array | null;
  /** True if the last position of the shuffled deck was handed out first. */
  readonly fromEnd: boolean;
}

export interface Suspect {
  /** The name, such as `naive-swap`, or with the method at fault `fisher-yates/modulo:8`. */
  readonly id: string;
  /** Same as `KnownMistake.keys`. */
  readonly keys?: KnownMistake['keys'];
  /** Same as `KnownMistake.swaps`. */
  readonly swaps?: KnownMistake['swaps'];
  /** The first order and the end under which it deals what was counted; absent if both are those of the audit. */
  readonly arrangement?: Arrangement;
  /** Natural log of how much rarer it is than the usual mistakes, or of what its fitted number gains by luck; 0 if absent. */
  readonly price?: number;
  /** The expectations, most telling first. */
  readonly expects: readonly Expectation[];
  /** Its dealer, with even words; null if nothing here can deal it. */
  readonly dealer: Dealing | null;
}

export interface Dealing {
  readonly shuffle: Shuffle;
  readonly bounded: Bounded;
}
