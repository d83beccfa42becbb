import type { Clause, EvidenceGap } from '../../../core/record/profile.js';
import type { Foretold } from '../../../core/record/run-info.js';
import type { LogSource } from '../../../core/source/log-source.js';

/**
 * The sample of a record that a row belongs to, and its reading: the first or the second, as an order relative to the deck handed in or as cards dealt.
 */
export type SampleName = 'first' | 'first-absolute' | 'second' | 'second-absolute';

/** One row of a record, or one card position of it, as a clause judges it. */
export interface JudgedRow {
  readonly sample: SampleName;
  readonly test: string;
  /** The card position from 1, where its counts are judged by themselves. */
  readonly position: number | null;
  /** Natural log of the lesser tail after Holm over the rows of the clause and both tails. */
  readonly logPAdjusted: number;
  /** True where it is beyond the clause's level, or among the reasons of a biased verdict. */
  readonly failed: boolean;
}

/** The extent to which a clause is met: the smallest bias that every one of its tests would have seen 99 times in 100, or how even a law is. */
export type MetTo =
  /** A relative root-mean-square deviation. */
  | { readonly by: 'size'; readonly size: number }
  /** No more different deals than this would have been seen; none of its tests measures a deviation. */
  | { readonly by: 'deals'; readonly deals: number }
  /** The largest relative deviation of a chance from an even one, by exact law; 0 is exactly even. */
  | { readonly by: 'law'; readonly deviation: number };

/**
 * A fact known of a subject beside its deals, which refutes what a clause asks for. `instead` is a generator that neither this nor its states would
 * refute.
 */
export type Fact =
  /** Its deals were foretold, as a record beside it shows. */
  | ({ readonly by: 'foretold' } & Omit<Foretold, 'foretold'> & { readonly deals: number })
  /** The generator is not cryptographically strong. */
  | { readonly by: 'weak'; readonly prng: string; readonly instead?: string }
  /** The numbers of a function are those of `Math.random`. */
  | { readonly by: 'engine' }
  /** Its seed is the time alone, a number that goes up by one, or the same at every start. */
  | { readonly by: 'clock' | 'counter' | 'fixed'; readonly seeding: string }
  /** Two starts of a function dealt the same, one after the other: what it deals comes again. */
  | { readonly by: 'starts' }
  /** log2 of its starts: so few that all can be tried, and that they come again. */
  | { readonly by: 'few-starts'; readonly bits: number }
  /** log2 of the numbers after which the generator repeats itself: as few. */
  | { readonly by: 'period'; readonly bits: number }
  /** The generator is started anew before every deal. */
  | { readonly by: 'restarts'; readonly seeding: string }
  /** Fewer starts than possible deals, both as log2. */
  | { readonly by: 'states'; readonly bits: number; readonly orderBits: number; readonly instead?: string };

export type NotMet =
  | Fact
  | { readonly by: 'rows' }
  /** The exact law of the subject is off by so much, root-mean-square; no deal was needed to see it. */
  | { readonly by: 'known'; readonly size: number }
  /** The chances change during the run, as these rows show: its own tests see their average alone. */
  | { readonly by: 'changes'; readonly tests: readonly string[] }
  | { readonly by: 'scaling'; readonly deviation: number; readonly most: number | null };

/** The reason why the record cannot show whether a clause is met. */
export type NotShown =
  | { readonly by: 'beyond' }
  /** None of its tests is one of the kind of outcome. */
  | { readonly by: 'no-tests' }
  /** The plan left some of its tests out. */
  | { readonly by: 'left-out'; readonly tests: readonly string[] }
  /** The plan had its tests, and the deals or what is known of them allowed none. */
  | { readonly by: 'skipped' }
  /** The deals, or what is known of them, did not allow these of its tests, which every clean verdict rests on. */
  | { readonly by: 'not-made'; readonly tests: readonly string[] }
  | { readonly by: 'copies' }
  /** The log lacks deals, or has them twice, out of order or with cards that cannot be told apart: it can show a bias, but not that there is none. */
  | { readonly by: 'log'; readonly log: LogSource }
  /** These rows are doubtful, and no fresh sample looked at them again. */
  | { readonly by: 'doubtful'; readonly tests: readonly string[] }
  /** All that these tests saw follows from cards whose positions are uneven, which another clause is about. */
  | { readonly by: 'positions'; readonly tests: readonly string[] }
  | { readonly by: 'few'; readonly least: number; readonly trials: number }
  /** So few outcomes are not sure to show any bias, however large. */
  | { readonly by: 'promise' }
  /** Parts of the run hold too little to be compared, or were not. */
  | { readonly by: 'untold'; readonly tests: readonly string[] }
  /** The smallest bias that its tests would have seen is larger than any clean verdict may leave. */
  | { readonly by: 'coarse'; readonly size: number }
  /** Nothing is known of how the subject makes choices of words, nor of states that could be counted: it is code of somebody else's, or asks for words in another way. */
  | { readonly by: 'no-law' }
  | { readonly by: 'no-states' }
  /** Two starts of a program dealt the same; whether they would where it is used, with other arguments, is not known. */
  | { readonly by: 'starts' }
  /** Its tests find nothing, but show nothing of outcomes that are foretold, and the generator is not known to be cryptographically strong. */
  | { readonly by: 'prediction'; readonly to: MetTo }
  /** States enough there are; that every order is reached does not follow. */
  | { readonly by: 'states-enough'; readonly bits: number; readonly orderBits: number };

export type Answer =
  | { readonly status: 'met'; readonly to: MetTo }
  | { readonly status: 'not-met'; readonly why: NotMet }
  | { readonly status: 'not-shown'; readonly why: NotShown }
  | { readonly status: 'not-seen' };

/** The row of a document: a clause and what the record says of it. */
export interface Finding {
  readonly clause: Clause;
  readonly answer: Answer;
  /** The level it was judged at, as a chance of a false alarm; null where no test was judged. */
  readonly alpha: number | null;
  /** Judged rows, the least adjusted p first. */
  readonly rows: readonly JudgedRow[];
  /** Tests of the clause that the deals, or what is known of them, did not allow. */
  readonly skipped: readonly string[];
  /** Demands beside the tests that the record cannot show and no known fact refutes. */
  readonly beyond: readonly EvidenceGap[];
}
