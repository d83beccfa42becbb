/** How one question of a program is used on some paths. */
export interface TapeUse {
  /** Which question of a deal, from 1. */
  readonly draw: number;
  /** As it asks: `bits 32`. */
  readonly question: string;
  /** Into what its answers fall: `each of its 8 values`, `5 pieces`, `its remainder by 3, without its lowest 8 bits`. */
  readonly parts: string;
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
