import { AuditError } from '../errors.js';
import type { DeclaredNull } from '../record/declared-null.js';
import type { Outcome } from '../record/outcome-schema.js';
import type { Recorded } from '../record/recorded.js';
import type { Handing } from '../source/handing.js';
import type { RowForm } from '../statistic/row-form.js';

export type {
  BoardOutcome,
  BoardShape,
  ChoiceSpace,
  DeckOutcome,
  GameShape,
  HandOutcome,
  MovesOutcome,
  Outcome,
  PilesOutcome,
} from '../record/outcome-schema.js';

/** What is read of decks that lie side by side, row by row: `length` of them, `width` cells each. */
export interface Decks {
  readonly width: number;
  readonly length: number;
  readonly cells: Uint16Array;
  /** The group of the user's own that each belongs to, from 0; absent or null where they have none. */
  readonly groups?: Uint16Array | null;
  /** The same decks as they were dealt, where a declared null turned them into those of `cells`; absent or null where these are as dealt. */
  readonly dealt?: Uint16Array | null;
  /** As many decks of the sampler that they are compared with; absent or null where there is none. */
  readonly reference?: Uint16Array | null;
}

/** Decks side by side: row-major, `width` cells a deck. */
export class Batch {
  readonly width: number;
  readonly capacity: number;
  /** Room for the same decks in another form, where there is such room: they may be dealt there instead, and are then read from there. */
  readonly rows: RowForm | null;
  readonly #cells: Uint16Array;
  #read = true;
  #inRows = false;
  #seen = false;
  /** Decks filled so far, at most `capacity`. */
  length = 0;
  /** As `Decks.groups`. */
  groups: Uint16Array | null = null;
  /** As `Decks.dealt`. */
  dealt: Uint16Array | null = null;
  /** As `Decks.reference`. */
  reference: Uint16Array | null = null;
  /**
   * Set by whoever counts the cards dealt beside their order relative to the decks handed in, which `cells` then are: as wide and as large, and
   * filled along with this one, deal by deal.
   */
  absolute: Batch | null = null;

  constructor(width: number, capacity: number, rows: RowForm | null = null) {
    this.width = width;
    this.capacity = capacity;
    this.rows = rows;
    this.#cells = new Uint16Array(width * capacity);
  }

  /** The decks, to be read and to be filled. Whoever has seen them may write to them at any time, so from then on they alone are what was dealt. */
  get cells(): Uint16Array {
    if (!this.#read) {
      this.rows?.read(this.#cells, this.length);
      this.#read = true;
    }
    this.#seen = true;
    this.#inRows = false;
    return this.#cells;
  }

  /** Whether the decks lie in `rows`, as they were dealt. */
  get inRows(): boolean {
    return this.#inRows;
  }

  /** Makes room for the next decks, which are filled into `cells` unless somebody says otherwise. */
  clear(): void {
    this.length = 0;
    this.#read = true;
    this.#inRows = false;
  }

  /** Says that `length` decks were dealt into `rows`. */
  dealtInRows(length: number): void {
    this.length = length;
    this.#inRows = !this.#seen;
    this.#read = this.#seen;
    if (this.#seen) this.rows?.read(this.#cells, length);
  }
}

/** What one outcome cannot be: the position (from 0) and the rule it breaks. */
export interface Fault {
  readonly position: number;
  readonly rule: 'range' | 'duplicate';
  readonly message: string;
}

/** Outcomes of one kind. */
export type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { readonly kind: Kind }>;

/** What outcomes in a space are, where they must be of one kind; throws E_INTERNAL for any other. */
export function outcomeIn<Kind extends Outcome['kind']>(
  { id, outcome }: Pick<OutcomeSpace, 'id' | 'outcome'>,
  kind: Kind,
): OutcomeOf<Kind> {
  if (outcome.kind === kind) return outcome as OutcomeOf<Kind>;
  throw new AuditError('E_INTERNAL', `${id} holds no ${kind}`);
}

/** The set a subject's outcomes live in. */
export interface OutcomeSpace {
  /** What an outcome is. */
  readonly outcome: Outcome;
  /** What one of them is called: `deal`, `board`, `move`. */
  readonly one: string;
  readonly id: string;
  /** Cells of one outcome: the number of cards that are seen. */
  readonly width: number;
  /** Cards of the deck: `width`, unless only some are seen. Of a board: its cells. */
  readonly cards: number;
  readonly size: bigint;
  /** Whether the cards are the 52 standard ones, numbered by suit and then by rank: spades, hearts, diamonds, clubs, each from the ace. */
  readonly standard?: boolean;
  /** Whether every outcome holds each of the cards 0 … width − 1 once: tables of decks can then be made of them. */
  readonly allCards?: true;
  /** Whether the order of the cells says nothing: every outcome is sorted before it is counted, so that equal ones are equal cell by cell. */
  readonly unordered?: true;
  /** log2 of the equally likely outcomes: of decks, n!. */
  readonly orderBits: number;
  /** The statistics that a clean verdict rests on here; absent where they are those that say so themselves. */
  readonly required?: readonly string[];
  /** How a function is handed the decks that it deals these of, where it could be handed them in another way too; absent for whatever else deals. */
  readonly handed?: Handing;
  /** What is declared to be right in place of the even law: outcomes are then counted as those that a law turns them into, or beside those of a reference. */
  readonly declared?: DeclaredNull;
  /** Present where the outcomes were recorded elsewhere. */
  readonly recorded?: Recorded;
  /** Index in [0, size), for spaces small enough to count every outcome. */
  rank?(cells: Uint16Array, at: number): number;
  /** What is wrong with the outcome starting at `at`, or null. */
  fault(cells: Uint16Array, at: number): Fault | null;
}
