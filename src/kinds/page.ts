import type { KnownLaw } from '../core/record/by-law.js';
import type { EvidenceCore } from '../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../core/record/origin.js';
import type { RecordedClaim } from '../core/record/recorded-claim.js';
import type { RecordedResult } from '../core/record/results.js';
import type { LogSource } from '../core/source/log-source.js';
import type { Outcome } from '../core/subject/outcome.js';
import type { DocSection } from '../page/document/doc.js';
import type { PositionMap } from '../page/facts/position-map.js';
import type { Markup } from '../page/markup.js';
import type { Nouns } from '../page/nouns.js';
import type { Phrase } from '../page/phrase.js';

/** One section of an audit's document; null where the record has nothing for it. */
export type Section = (core: EvidenceCore) => DocSection | null;

export interface KindPage<What extends Outcome = Outcome> {
  readonly nouns: Nouns;
  /** Words the size of its outcomes: `52 cards`, `3 × 3 puzzle`; `n` is the number of cards of a deck. */
  size(outcome: What, n: number): string;
  /** Words one outcome with its size, as a plan speaks of it: `deal of 52 cards`. */
  outcome(outcome: What, n: number): string;
  /** Returns the same as words of a file name; none where the size is the usual one, or that of recorded rows. */
  nameWords(outcome: What, n: number, recorded: boolean): readonly string[];
  /** Returns the options that make outcomes of the same size again, for a built-in maker or for one of the user's own. */
  options(outcome: What, n: number, builtIn: boolean): readonly string[];
  /** Returns the same for recorded outcomes other than whole decks. */
  logOptions(outcome: What, source: LogSource): readonly string[];
  /** Lists what a reader must know of recorded outcomes to see how they were read, beyond what all logs have. */
  logFacts?(outcome: What, source: LogSource): readonly (readonly [string, string])[];
  /** A sentence on what a program is given for each, where that is no deck. */
  readonly handed?: string;
  /** Says what was not tested of these outcomes, as a sentence below the verdict; null where there is nothing to say. */
  untested?(outcome: What, source: Origin['source']): string | null;
  /** The fewest outcomes in which a bias, however large, is sure to be found; absent where a few will do. */
  readonly promisedFrom?: number;
  /** Words a built-in maker, as the subject of `, fed by`, and what even means where that has to be said, after the sentence. */
  builtIn(outcome: What, maker: BuiltInSource['maker']): { readonly maker: Phrase; readonly even: Phrase };
  /** Says what is seen of every outcome, as a sentence after others; nothing where it is all. */
  beside(outcome: What, n: number): Phrase;
  /** Explains the words of the page; `card` is the one that the headline speaks of. */
  terms(outcome: What, card: number, source: Origin['source']): Phrase;
  /** Describes the dependence and unevenness that these tests do not look at. */
  unseen(tests: readonly string[], lags?: number): string;
  /** Writes a deal in lines of a terminal. */
  told(cells: readonly number[]): string;
  /** Draws one outcome as a small picture, without words around it; absent where it is shown as text alone. */
  picture?(cells: readonly number[], outcome: What): Markup;
  /** Draws what came before an outcome as a small picture: the piles before a move. Absent where nothing does. */
  situation?(given: readonly number[]): Markup;
  /** Says what the size of an exact law of whole outcomes measures, as a sentence after others. */
  offBy(size: Phrase): Phrase;
  /** Tells what is known of a built-in maker without dealing, as a clause. Absent where nothing is. */
  law?(law: KnownLaw, origin: Origin<BuiltInSource, What>): string;
  /** The name of the exact law's mark on the ruler, after the maker. */
  readonly markOf: string;
  /** Names a cell of what its evidence counts, as the subject of `came 12 times`; absent where a map is drawn of them. */
  cell?(outcome: What, row: number, column: number): string;
  /**
   * The row by which a comparison says how far chances are off; `by` holds the words after “by” for what its chances are of. With one row, the sizes
   * of all audits measure the same thing.
   */
  readonly sizedBy: { readonly test: string; readonly by: string };
  /** Returns the small map of a comparison; null where the record has no such counts. Absent where the kind has no such map. */
  map?(core: EvidenceCore): PositionMap | null;
  /** The sections that only its pages have, between the resolution and what is known. */
  readonly sections: readonly Section[];
  readonly style: string;
  /**
   * Returns the headline of a bias, where the kind has one beside those of the rows. `established` is the headline of the rows, null where that is
   * not asked or none of theirs may be said.
   */
  headline?(core: EvidenceCore, established: string | null): string | null;
  /** Tells the finding in terms of the kind; null where none of its own tests shows it. */
  lead?(core: EvidenceCore, found: readonly RecordedResult[]): Phrase | null;
  /** Words a claim of an audit's record: lower case, no full stop. Absent where nothing is settled case by case. */
  claimed?(claim: RecordedClaim, subject: EvidenceCore['subject']): string;
  /** Words what a row of recorded outcomes saw, as a sentence, where a few numbers tell it; null where they are many. */
  shown?(core: EvidenceCore, row: RecordedResult): string | null;
  /** Tells how often luck splits recorded outcomes in two as these are split; null where they are no split. */
  split?(core: EvidenceCore): Phrase | null;
  more?(core: EvidenceCore, uneven: readonly RecordedResult[]): readonly Phrase[];
}
