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
import type { Counted, CountedPart } from './counted-part.js';
import type { FurthestGroup, Looks } from './furthest-group.js';
import type { OwnGroups, RunParts } from './own-groups.js';
import type { PartTables } from './part-tables.js';
import type { LooksBack, RowGroupName } from './row-group.js';
import type { TallyReader } from './tally.js';

export type { Grade } from '../record/schema-parts.js';

declare const probability: unique symbol;
/** A number known to lie in (0, 1]. Only `pValue` makes one, so NaN can never be read as an answer. */
export type PValue = number & { readonly [probability]: true };

/** Throws E_PROBABILITY outside [0, 1] and on NaN; 0 becomes the least positive double, since the log beside it carries the size. */
export function pValue(x: number): PValue {
  if (!(x >= 0 && x <= 1)) throw new AuditError('E_PROBABILITY', `a p-value must lie in [0, 1], got ${x}`);
  return Math.max(x, Number.MIN_VALUE) as PValue;
}

/** One row of the results: one statistic with one null law. Known before a single deal. */
export interface Row {
  /** `position-matrix`, or `family/part` such as `fisher-yates-digits/down`. */
  readonly test: string;
  readonly degrees: number;
  /** Noncentrality a trial of a relative root-mean-square deviation r is `scale · r²`. */
  readonly scale: number;
  /** Present where chances are added up before they are compared, and the size is that of the sums. */
  readonly shows?: Shows;
  /** The fewest deals at which the row can call anything biased; below them its law is not known far enough out. 1 where absent. */
  readonly decidesFrom?: number;
  /** The fewest deals from which a plan promises that the row calls anything biased; with fewer it may, where few rows share the level. 1 where absent. */
  readonly promisesFrom?: number;
  /** The id of a row whose law, with even deals, this one has too, to the last table: what is measured of it need not be measured here again. */
  readonly lawOf?: string;
  /** Present where the row is that of the furthest of many groups, each against all others: its p is the least of theirs, so many times. */
  readonly furthest?: Looks;
  /** Present in a row that counts what never comes by luck, of which a single one is enough: it has no size, and its value is (those that came)²/deals. */
  readonly never?: true;
  /** Present in a row of a law that nobody knows: 'values' where its degrees are those of all values, and a result's of those that came; 'pairs' where its size grows with the deals, so that nothing is foreseen. */
  readonly lawless?: 'values' | 'pairs';
  /** Present in a row that counts equal deals and measures no deviation: `degrees` and `scale` are 0 then. */
  readonly equalDeals?: EqualDeals;
}

/** A row whose question is asked for, and of how many outcomes of which space it is. */
export interface AskedRow extends Pick<Row, 'shows' | 'test'> {
  readonly space: OutcomeSpace;
  readonly trials: number;
}

/** Both tails of one law at the value seen, each with its natural log. */
export interface TailPs {
  /** Upper tail: too uneven. */
  readonly p: PValue;
  readonly logP: number;
  /** Lower tail: too even. */
  readonly lowerP: PValue;
  readonly logLowerP: number;
}

/** What one row says of one sample, before any decision. Its p-values are those of the law that decides, and `grade` is that law's. */
export interface TestResult extends TailPs {
  readonly test: string;
  readonly value: number;
  readonly degrees: number;
  readonly grade: Grade;
  readonly trials: number;
  /** What the statistic's usual law gives, where that is too light far out and another one decides; null where the usual law decides. */
  readonly plain: TailPs | null;
  /** How much further than even deals its value scatters around the size of a bias; 1 where absent. Only intervals ask. */
  readonly scatter?: number;
  /** Present in a row that counts equal deals where no number of equally likely deals explains them: one makes most of the equal pairs, or a few come again beside many that do not. */
  readonly frequent?: DealsAgain;
  /** Present where a row compares parts of a sample and not all of them could be. */
  readonly compared?: ComparedParts;
  /** Present where the row looks at groups one by one and could look at any: the one that it found. */
  readonly furthest?: FurthestGroup;
}

/** Exact integers only. Merging two blocks is elementwise addition, unless `Fitted.condense` says otherwise, so workers and restarts cannot change an answer. */
export interface Accumulator {
  readonly counts: Float64Array;
  add(decks: Decks): void;
  /** Present where the tables of these readers say all that `add` looks for in whole decks: either all of them are handed in, or the decks are added. */
  readonly readers?: readonly TallyReader[];
}

/** A statistic bound to one deck size and number of deals. */
export interface Fitted {
  /** Of the counts, row-major. */
  readonly shape: readonly number[];
  /** In the order `test` answers. */
  readonly rows: readonly Row[];
  /** Present where the counts are those of other statistics, end to end, in the order of the counts. */
  readonly parts?: readonly CountedPart[];
  /** What deals add to the counts: no others can have come from them, so that a forged count is refused before its law is asked. */
  readonly adds: Added;
  /** The chance of every value counted, where outcomes are even: present where a page draws it beside the counts, so that the record holds it. */
  readonly law?: ArrayLike<number>;
  /** Counts the deals of a block, in order; `stretch` is that block's place, the whole sample where it is absent. `counts`, all 0: where large tables are counted, so that they stand in the memory once. */
  accumulator(stretch?: Stretch, counts?: Float64Array): Accumulator;
  /** Present where more must be kept of the deals than counts: makes the counts of the lists that the blocks kept, in any order, some joined end to end. They are not added. */
  condense?(kept: readonly Float64Array[]): Float64Array;
  /** Present where of so many deals only some are kept: the same statistic with all of them, for whoever has the room. */
  readonly keepingAll?: Fitted;
  test(counts: Float64Array, trials: number): TestResult[];
  /** The values of `test` alone, where their tails take long and p falls, and lowerP rises, with the value whatever the counts are. */
  values?(counts: Float64Array, trials: number): readonly number[];
  /** Present where parts of the run are compared: the tables of those parts. */
  partTables?(counts: Float64Array): readonly PartTables[];
  /** Present where its counts follow from those of cards by positions (row-major [card][position]): makes them. */
  fromPositions?(positions: Float64Array): Float64Array;
  /** Present where parts of the run are compared. */
  readonly inTime?: RunParts<TestResult>;
  /** Present where groups of the user's own are compared. */
  readonly ownGroups?: OwnGroups<TestResult>;
}

/** Why a statistic cannot run at this deck size and number of deals. */
export interface Skipped {
  readonly skipped: SkipReason;
}

/** Which statistics run together, by cost: the required ones alone, those that cost little beside them too, all; and what gaming standards name. */
export type BatteryId = 'quick' | 'standard' | 'deep' | 'standards';

/** What a page says first of a bias that a row shows. */
export interface Headline {
  /** The rest of “Biased: …”, lower case, without a full stop. */
  readonly says: string;
  /** The same of rows that compare groups of the user's own, where it has such rows. */
  readonly ofGroups?: string;
  /** Of several rows beyond luck the headline of the highest rank is said, of one rank that of the strongest row. 0 where absent. */
  readonly rank?: number;
  /** True where it is said only if its row is the strongest of all: what it says may follow from what another row shows more clearly. */
  readonly strongestOnly?: true;
  /** True where it says which card lies in which position: the lead may then be a card, or a distance that cards move. */
  readonly ofPositions?: true;
  /** True where it says that the cards of a deal move together: not where single positions are shown to be uneven, which alone makes deals agree. */
  readonly together?: true;
  /** True where it says that chances change during the run: only where the parts differ by more than deals vary within a part. */
  readonly changes?: true;
}

/** One question about a shuffle. One file in `src/kinds/deck/statistics/` exports exactly one. */
export interface Statistic extends Entry {
  /** In plain words, ending in a question mark; printed in every report. */
  readonly question: string;
  /** What one of its rows asks, where that is not the question above. */
  asks?(row: AskedRow): string;
  /** A built-in subject this must flag, as its parts (`sattolo`, `fisher-yates/mt19937/lemire/random-16`); the contract suite fails if it stops doing so. */
  readonly catches: string;
  /** The cheapest battery that holds it; those that hold that one hold it too. */
  readonly battery: BatteryId;
  /** True where deals are seen in their order: one accumulator counts one block whole, and only deals of one block are compared. */
  readonly ordered?: true;
  /** One of those that alone can carry a clean verdict; all of them must. */
  readonly required: boolean;
  /** Present where no clean verdict stands without it made and free of doubt, though it sets no number of deals: the fewest it takes. */
  neededFrom?(space: OutcomeSpace): number;
  /** True where a deal is read as a rearrangement of a known order (card k started at position k), unlike a table of cards by positions. */
  readonly needsStart?: true;
  /** True where a card's own number is its value, high or low, whatever the order before: renaming the cards changes what it says. */
  readonly readsValues?: true;
  /** What its counts are of, where others read them. No two statistics of a kind count the same. */
  readonly counts?: Counted;
  /** What a bias comes to that one of its rows shows. Absent where the kind's own headline says it. */
  readonly headline?: Headline;
  /** The same of single rows, by what follows the slash in their ids. */
  readonly headlines?: Readonly<Record<string, Headline>>;
  /** Present where uneven positions alone move its one row: the row's value without that. `positions`: of the same deals, row-major [card][position]. */
  beyondPositions?(counts: ArrayLike<number>, positions: ArrayLike<number>, trials: number): number;
  /** True where it looks at one deal after another, and not at what a single deal looks like. */
  readonly betweenDeals?: true;
  /** The ids of its rows whose size says how many different deals there seem to be: those that compare all pairs of deals. */
  readonly distinctDeals?: readonly string[];
  /** Present where its rows ask the questions of other statistics again, of something else than the deals: shown as a group, one test in a comparison, left out where an audit must be short. */
  readonly group?: RowGroupName;
  /** Present where deals may be held against more than the one before, as a plan's `lags` says. */
  readonly looksBack?: LooksBack;
  /** Checks the preconditions before a single deal is drawn. `lags`: how many deals back it looks, where it can; 1 where absent. */
  fit(space: OutcomeSpace, trials: number, lags?: number): Fitted | Skipped;
}

/** Adds `from` into `into`, elementwise. */
export function merge(into: Float64Array, from: Float64Array): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) + (from[i] as number);
}
