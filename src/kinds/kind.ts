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

/** What a space is made from beside what an outcome is. */
export interface SpaceContext {
  /** Cards of a deck; nothing where outcomes are no deals of cards. */
  readonly n: number;
  /** Where the outcomes were recorded elsewhere. */
  readonly recorded?: Recorded | undefined;
  /** Whether the cards are the 52 standard ones, in the order of their names. */
  readonly standard?: boolean;
  /** How a function is handed its decks, where it could be handed them in another way too. */
  readonly handed?: Handing | undefined;
}

/** What makes outcomes of some kind, as the catalogues and the command line call it. */
export type MakerName = 'shuffle' | 'scrambler' | 'dealer' | 'player';

/** What a subject may be used for. 'audit' is every audit of fixed size, of a log too; 'input' is to be handed decks in random order. */
export type Use = 'audit' | 'until-decided' | 'compare' | 'input' | 'prove';

/** What a kind of outcome is for an audit. One folder of `src/kinds/` holds what belongs to one of them; `index.ts` lists them. */
export interface Kind<What extends Outcome = Outcome> {
  readonly kind: What['kind'];
  /** Its outcomes, in the plural: `whole decks`. */
  readonly title: string;
  /** What makes its outcomes, and what stands before a maker's id: `puzzle:`. */
  readonly makers: { readonly one: MakerName; readonly prefix: string; readonly all: Catalogue<Entry> };
  /** The id of the maker whose outcomes are even, as a calibration deals them. */
  even(outcome: What): string;
  /** The options that say which outcomes of the kind are meant. */
  readonly options: readonly string[];
  /** Uses that its outcomes have none of, each with the reason: lower case, after a colon. */
  readonly lacks: Readonly<Partial<Record<Use, string>>>;
  /** Whether a cell holds a card or tile by its place among them, each once; else a number, whatever it is. */
  readonly cells: 'cards' | 'numbers';
  /** What a cell of 0 is told as: cards are counted from 1, everything else is told as it is. */
  readonly toldFrom: 0 | 1;
  /** Whether the known mistakes have a law of what is counted of its outcomes, so that a bias can be diagnosed. */
  readonly diagnosed: boolean;
  readonly statistics: Catalogue<Statistic>;
  /** What is asked of deals as they come where a declared null is to be right, and of no others; absent where no null can be declared. */
  readonly ofDeclared?: readonly Statistic[];
  /** What is asked of deals beside those of a sampler that is declared right, and nothing else there; absent where none can be declared. */
  readonly besideReference?: Catalogue<Statistic>;
  /** What a run that stops when it is decided looks at. */
  readonly evidence: KindEvidence;
  /** The set that such outcomes live in. Throws E_USAGE for sizes that there are not. */
  space(outcome: What, context: SpaceContext): OutcomeSpace;
  /** How its outcomes stand in a log, or in the lines of a program. */
  readonly rows: Rows<What>;
  /** The same outcome as it was asked for, before anything was found out of those that came; itself where absent. */
  asked?(outcome: What): What;
  /** What such an outcome is where each one came with its cells in rising order; itself where absent. */
  sorted?(outcome: What): What;
  /** What a function of the user's own is handed for every outcome, and gives back; `n` as in `SpaceContext`. */
  handed(outcome: What, n: number): Handout;
  /** Bits of luck in an outcome of an even maker, over what it was handed: log2 of one over the chance that two of them agree; those of the space where absent. */
  bitsApart?(outcome: What): number;
  /** A maker where a shuffle is asked for, so that every generator and bounded method runs it. Throws E_UNKNOWN_ID, E_USAGE. */
  shuffle(maker: string, outcome: What): Shuffle;
  /** What is known of a built-in maker without running it: its exact law, and what holds of it case by case. */
  known(
    origin: Origin<BuiltInSource, What>,
    parts: Pipeline,
    plan: Plan,
    rows: readonly Row[],
  ): Pick<LawFacts, 'claims' | 'known' | 'walk'>;
  /** By row, the noncentrality a deal of what a built-in maker's exact law is off by; absent where none is worked out. */
  noncentralities?(parts: Pipeline, n: number): ReadonlyMap<string, number>;
  /** What a proof of its outcomes goes by; absent for whole decks, which are proved size by size. */
  readonly proof?: KindProof<What>;
  /** Sizes of well-known mistakes at `n` cards. */
  landmarks(n: number): readonly Landmark[];
}
