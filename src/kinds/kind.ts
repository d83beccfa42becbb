import type { Catalogue, Entry } from '../core/catalogue.js';
import type { Landmark, LawFacts } from '../core/record/by-law.js';
import type { Plan } from '../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../core/record/origin.js';
import type { Recorded } from '../core/record/recorded.js';
import type { Handing } from '../core/source/handing.js';
import type { Row, Statistic } from '../core/statistic/statistic.js';
import type { Outcome, OutcomeSpace } from '../core/subject/outcome.js';
import type { Shuffle } from '../core/subject/shuffle.js';
import type { Pipeline } from '../parts/pipeline.js';
import type { KindEvidence } from './evidence.js';
import type { Handout } from './handout.js';
import type { KindProof } from './kind-proof.js';
import type { Rows } from './rows.js';

/** The facts that a space is made from besides what an outcome is. */
export interface SpaceContext {
  /** Cards of a deck; nothing where outcomes are no deals of cards. */
  readonly n: number;
  readonly recorded?: Recorded | undefined;
  /** True where the cards are the 52 standard ones, in the order of their names. */
  readonly standard?: boolean;
  /** The way a function is given its decks, where there is another way too. */
  readonly handed?: Handing | undefined;
}

/** The word for what makes outcomes of some kind, in the catalogues and on the command line. */
export type MakerName = 'shuffle' | 'scrambler' | 'dealer' | 'player';

/** A use that a subject may be put to. 'audit' is every audit of fixed size, of a log too; 'input' is to be given decks in random order. */
export type Use = 'audit' | 'until-decided' | 'compare' | 'input' | 'prove' | 'predict';

/** A kind of outcome, as an audit needs it. One folder of `src/kinds/` holds what belongs to one of them; `index.ts` lists them. */
export interface Kind<What extends Outcome = Outcome> {
  readonly kind: What['kind'];
  /** Its outcomes, in the plural: `whole decks`. */
  readonly title: string;
  /** The makers of its outcomes, and what stands before a maker's id: `puzzle:`. */
  readonly makers: { readonly one: MakerName; readonly prefix: string; readonly all: Catalogue<Entry> };
  /** Returns the id of the maker whose outcomes are even, as a calibration deals them. */
  even(outcome: What): string;
  /** The options that say which outcomes of the kind are meant. */
  readonly options: readonly string[];
  /** Uses that its outcomes do not allow, each with the reason: lower case, after a colon. */
  readonly lacks: Readonly<Partial<Record<Use, string>>>;
  /** 'cards' where a cell holds a card or tile by its place among them, each once; else a number, whatever it is. */
  readonly cells: 'cards' | 'numbers';
  /** The number shown for a cell of 0: cards are counted from 1, everything else is shown as it is. */
  readonly toldFrom: 0 | 1;
  /** True where the known mistakes have a law of what is counted of its outcomes, so that a bias can be diagnosed. */
  readonly diagnosed: boolean;
  readonly statistics: Catalogue<Statistic>;
  /** The statistics asked of deals as they come, against a declared null, and of no others; absent where no null can be declared. */
  readonly ofDeclared?: readonly Statistic[];
  /** The statistics asked beside a reference sampler that is declared right, the only ones there; absent where none can be declared. */
  readonly besideReference?: Catalogue<Statistic>;
  readonly evidence: KindEvidence;
  /** Returns the set that such outcomes live in. Throws E_USAGE for sizes that do not exist. */
  space(outcome: What, context: SpaceContext): OutcomeSpace;
  readonly rows: Rows<What>;
  /** Returns the outcome as it was asked for, before anything was learnt from those that came; itself where absent. */
  asked?(outcome: What): What;
  /** Returns the outcome for the case that each one came with its cells in rising order; itself where absent. */
  sorted?(outcome: What): What;
  /** Returns what a user's own function gets for every outcome, and gives back; `n` as in `SpaceContext`. */
  handed(outcome: What, n: number): Handout;
  /**
   * Returns the bits of luck in an outcome of an even maker, given its input: log2 of one over the chance that two of them agree; those of the space
   * where absent.
   */
  bitsApart?(outcome: What): number;
  /** Returns a maker as a shuffle, so that every generator and bounded method runs it. Throws E_UNKNOWN_ID, E_USAGE. */
  shuffle(maker: string, outcome: What): Shuffle;
  /** Returns what is known of a built-in maker without running it: its exact law, and what holds of it case by case. */
  known(
    origin: Origin<BuiltInSource, What>,
    parts: Pipeline,
    plan: Plan,
    rows: readonly Row[],
  ): Pick<LawFacts, 'claims' | 'known' | 'walk'>;
  /** Returns by row the noncentrality that each deal adds under a built-in maker's exact law; absent where none is worked out. */
  noncentralities?(parts: Pipeline, n: number): ReadonlyMap<string, number>;
  /** True where an outcome is a single card, of which a recording holds as many as there are: its plan asks for the size that they can show. */
  isSingle?(outcome: What): boolean;
  /** The basis of a proof of its outcomes; absent for whole decks, which are proved size by size. */
  readonly proof?: KindProof<What>;
  /** Returns the sizes of well-known mistakes at `n` cards. */
  landmarks(n: number): readonly Landmark[];
}
