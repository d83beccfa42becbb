import type { Entry } from '../catalogue.js';
import { AuditError } from '../errors.js';
import type { ComparedParts } from '../record/compared-parts.js';
import type { EqualDeals } from '../record/equal-deals.js';
import type { DealsAgain } from '../record/results.js';
import type { Grade } from '../record/schema-parts.js';
import type { Shows } from '../record/shows.js';
import type { SkipReason } from '../record/skip-reason.js';
import type { Decks, OutcomeSpace } from '../subject/outcome.js';
import type { Stretch } from '../subject/stretch.js';
import type { Added } from './added.js';
import type { Counted } from './counted.js';
import type { FurthestGroup, Looks } from './furthest-group.js';
import type { Headline } from './headline.js';
import type { LooksBack } from './row-group.js';
import type { RunParts } from './run-parts.js';
import type { TallyReader } from './tally.js';

export type { Grade } from '../record/schema-parts.js';

declare const probability: unique symbol;
/** A number known to lie in (0, 1]. Only `pValue` makes one, so NaN can never pass as a p-value. */
export type PValue = number & { readonly [probability]: true };

/** Makes a p-value. Throws E_PROBABILITY outside [0, 1] and on NaN; 0 becomes the least positive double, since the log beside it keeps the size. */
export function pValue(x: number): PValue {
  if (!(x >= 0 && x <= 1)) throw new AuditError('E_PROBABILITY', `a p-value must lie in [0, 1], got ${x}`);
  return Math.max(x, Number.MIN_VALUE) as PValue;
}

/** One row of the results: one statistic with one null law, known before a single deal. */
export interface Row {
  /** The id: `position-matrix`, or `family/part` such as `fisher-yates-digits/down`. */
  readonly test: string;
  readonly degrees: number;
  /** The scale: a relative root-mean-square deviation r has noncentrality `scale · r²` per trial. */
  readonly scale: number;
  /** Present if probabilities are added before they are compared, and the size is that of the sums. */
  readonly shows?: Shows;
  /** The fewest deals at which the row can call anything biased; below them its law is not known far enough in the tail. 1 if absent. */
  readonly decidesFrom?: number;
  /** The fewest deals at which a plan guarantees that the row can call anything biased. With fewer it may, if few rows share the level. 1 if absent. */
  readonly promisesFrom?: number;
  /** The id of a row with the same null law, to the last table: measurements of its law need not be repeated for this row. */
  readonly lawOf?: string;
  /** Present if the row is that of the furthest of many groups, each against all others: its p is their least, multiplied by their number. */
  readonly furthest?: Looks;
  /**
   * Present where what the row sees does not follow from its degrees and scale. 'never': it counts what never comes by luck, of which a single one is enough: it has no size, and its value is
   * (those that came)²/deals. Of a law that nobody knows, 'values': its degrees are those of all values, and a result's of those that came; 'pairs': its size grows with the deals, so that nothing is foreseen.
   */
  readonly forecast?: 'never' | 'values' | 'pairs';
  /** Present in a row that counts equal deals and measures no deviation: `degrees` and `scale` are 0 then. */
  readonly equalDeals?: EqualDeals;
}

/** A row whose question is asked, with the space and number of its outcomes. */
export interface AskedRow extends Pick<Row, 'shows' | 'test'> {
  readonly space: OutcomeSpace;
  readonly trials: number;
}

/** Both tails of one law at the observed value, each with its natural log. */
export interface TailPs {
  /** Upper tail: too uneven. */
  readonly p: PValue;
  readonly logP: number;
  /** Lower tail: too even. */
  readonly lowerP: PValue;
  readonly logLowerP: number;
}

/** The result of one row for one sample, before any decision. Its p-values are those of the law that decides, and `grade` is that law's. */
export interface TestResult extends TailPs {
  readonly test: string;
  readonly value: number;
  readonly degrees: number;
  readonly grade: Grade;
  readonly trials: number;
  /** The tails by the statistic's usual law, if that is too light in the far tail and another one decides; null if the usual law decides. */
  readonly plain: TailPs | null;
  /** The factor by which its value scatters more around the size of a bias than for uniform deals; 1 if absent. Only intervals use it. */
  readonly scatter?: number;
  /**
   * Present in a row that counts equal deals if no number of equally likely deals explains them. One deal makes most of the equal pairs, or a few
   * repeat beside many that do not.
   */
  readonly frequent?: DealsAgain;
  /** Present if a row compares parts of a sample and some of them could not be compared. */
  readonly compared?: ComparedParts;
  /** Present if the row compares groups one by one and could compare any: the group that it found. */
  readonly furthest?: FurthestGroup;
}

/** The counts of one statistic, whole numbers. Blocks are added cell by cell, unless `Fitted.condense` says otherwise, so workers change nothing. */
export interface Accumulator {
  readonly counts: Float64Array;
  add(decks: Decks): void;
  /** Present if the tables of these readers hold all that `add` takes from whole decks: either all tables are handed in, or the decks are added. */
  readonly readers?: readonly TallyReader[];
}

/** A statistic bound to one deck size and number of deals. */
export interface Fitted {
  /** The shape of the counts, row-major. */
  readonly shape: readonly number[];
  /** The rows in the order of `test`'s results. */
  readonly rows: readonly Row[];
  /** The amounts that deals add to the counts. No other counts are possible, so that a forged count is refused before its law is evaluated. */
  readonly adds: Added;
  /** The probability of every value counted, for uniform outcomes: present if a page draws it beside the counts, so that the record holds it. */
  readonly law?: ArrayLike<number>;
  /**
   * Makes a counter for the deals of a block, in order. `stretch` is that block's place, the whole sample if absent. `counts`, all 0: the array for
   * large tables, so that they are in memory once.
   */
  accumulator(stretch?: Stretch, counts?: Float64Array): Accumulator;
  /**
   * Makes the counts from the lists that the blocks kept, in any order, some joined end to end. Present if more must be kept of the deals than
   * counts. The lists are not added.
   */
  condense?(kept: readonly Float64Array[]): Float64Array;
  test(counts: Float64Array, trials: number): TestResult[];
  /**
   * Returns only the values of `test`. Present if their tails are slow to compute and p decreases, and lowerP increases, with the value whatever the
   * counts are.
   */
  values?(counts: Float64Array, trials: number): readonly number[];
  /** Makes its counts from those of cards by positions (row-major [card][position]); present if they follow from these. */
  fromPositions?(positions: Float64Array): Float64Array;
  /** Present if parts of the run are compared. */
  readonly inTime?: RunParts<TestResult>;
}

export interface Skipped {
  readonly skipped: SkipReason;
}

/** The batteries of statistics, by cost: only the required ones, also those that cost little beside them, all; and those that gaming standards name. */
export type BatteryId = 'quick' | 'standard' | 'deep' | 'standards';

/** The extent of the deals that a statistic uses, where it can use more or fewer. */
export interface Reach {
  /** The largest lag in deals; 1 if absent. */
  readonly lags?: number | undefined;
  /** True if there is memory for what it keeps of every deal; otherwise it may keep only some. */
  readonly keepsAll?: boolean;
}

/** One question about a shuffle. One file in `src/kinds/deck/statistics/` exports exactly one. */
export interface Statistic extends Entry {
  /** The question in plain words, ending in a question mark; printed in every report. */
  readonly question: string;
  /** Returns the question of one of its rows, if it differs from the question above. */
  asks?(row: AskedRow): string;
  /** A built-in subject this must flag, as its parts (`sattolo`, `fisher-yates/mt19937/lemire/random-16`); the contract suite fails if it does not. */
  readonly catches: string;
  /** The cheapest battery that includes it; the batteries that include that one include it too. */
  readonly battery: BatteryId;
  /**
   * Present where deals are seen in their order: one accumulator counts one block whole, and only deals of one block are compared. 'between-deals' where it looks at one deal after another, and not
   * at what a single deal looks like.
   */
  readonly ordered?: 'in-run' | 'between-deals';
  /** Present where an ordered statistic leaves out by itself what rests on the order of the rows of a sorted log. */
  readonly fitsSorted?: true;
  /** True for the statistics that a clean verdict requires; it needs all of them. */
  readonly required: boolean;
  /** Present if a clean verdict needs it run and free of doubt, though it does not set the number of deals. Returns the fewest deals it needs. */
  neededFrom?(space: OutcomeSpace): number;
  /** True if a deal is read as a rearrangement of a known order (card k started at position k), unlike a table of cards by positions. */
  readonly needsStart?: true;
  /** The meaning of its counts, if other code reads them. No two statistics of a kind count the same. */
  readonly counts?: Counted;
  /** The headline for a bias that one of its rows shows. Absent if the kind's own headline is used. */
  readonly headline?: Headline;
  /**
   * Present if biased positions alone change its one row: returns the row's value without that effect. `positions`: of the same deals, row-major
   * [card][position].
   */
  beyondPositions?(counts: ArrayLike<number>, positions: ArrayLike<number>, trials: number): number;
  /** Present if deals may be compared at lags above 1, by a plan's `lags`. */
  readonly looksBack?: LooksBack;
  /** Checks the preconditions before a single deal is drawn. */
  fit(space: OutcomeSpace, trials: number, reach?: Reach): Fitted | Skipped;
}
