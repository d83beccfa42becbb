import type { Prng } from '../../../core/subject/source.js';
import type { Machine, Method } from './machine.js';
import type { Sheet } from './sheet.js';

/** The state of a generator before the first draw of the first deal that was read. */
export interface State {
  /** Words of its whole state, or the seed from which it starts itself. */
  readonly words?: readonly number[];
  readonly seed?: string;
  /** The seed's growth from deal to deal, where every deal starts the generator anew; absent where it starts once. */
  readonly step?: number;
  /** Numbers that it drew between that state and the first draw. */
  readonly skipped: number;
}

/** A state that fits the deals it was worked out from, not yet held against the others. */
export interface Candidate {
  readonly sheet: Sheet;
  /** Further numbers drawn between two deals. */
  readonly between: number;
  /** Deals it was worked out from, from the first. */
  readonly used: number;
  readonly state: State;
  /** log2 of the number of states that fitted these deals or might have, and so are held against the others. */
  readonly heldBits: number;
}

/** The limits of a search. */
export interface Limits {
  /** The numbers between two deals that are tried. */
  readonly between: readonly number[];
  /** Deals that may be used: the others are held back. */
  readonly usable: number;
  /** Seconds of Unix time about which clocks are tried as seeds. */
  readonly clock: number;
  /** True if a deal was dealt at that time, so that its milliseconds are worth more than those of years. */
  readonly dealtThen?: boolean;
  /** The most seeds that are tried by number, as a power of two. */
  readonly seedBits: number;
  /** True where more time is given than ways take by default. */
  readonly thorough: boolean;
}

/** A way to find the state of one generator behind one method of choices. */
export interface Way {
  readonly id: string;
  readonly prng: Prng;
  readonly method: Method;
  /** The means by which the state is found. */
  readonly by: 'equations' | 'seeds' | 'recurrence';
  /** The id of the way whose search is for this one too, since both make the same words of a seed; then it has no parts of its own. */
  readonly searchedBy?: string;
  /** log2 of the states that it may hold against the deals held back. */
  readonly heldBits: number;
  /** Deals of `n` cards from which it works out a state, on average. Infinity where no number of them is enough. */
  needs(n: number): number;
  /** Bits that its search has to find: of a state, or of as many seeds as it tries. */
  unknown(limits: Limits): number;
  /** Bits that a draw of a deal of `n` cards tells it: log2 of the bound, where absent. */
  told?(bound: number, draw: number, n: number): number;
  /** The sheets that it reads: of ranks, or, where absent, of draws. */
  readonly reads?: 'ranks';
  /** True where a part takes milliseconds, so that all of them come before those of other ways. */
  readonly quick?: true;
  /** The parts of the search, each of which can be done on a thread of its own; the likeliest first. */
  parts(limits: Limits): number;
  /** True where its parts leave out numbers between deals and unlikely shuffles, which take too long unless time is given. */
  abridges?(limits: Limits): boolean;
  /**
   * Searches one part; `believe` is asked of each state found, and ends the search where it is the one. It is told the way that opens the state, where
   * that is another of the same generator, for which this one searches too.
   */
  search(sheets: readonly Sheet[], limits: Limits, part: number, believe: (candidate: Candidate, way?: Way) => boolean): void;
  /** Starts the generator in a state that was found. */
  open(state: State): Machine;
}
