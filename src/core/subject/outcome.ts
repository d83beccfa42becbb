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

/** Decks to read, stored row by row: `length` decks, `width` cells each. */
export interface Decks {
  readonly width: number;
  readonly length: number;
  readonly cells: Uint16Array;
  /** The user's group of each deck, from 0; absent or null if there are no groups. */
  readonly groups?: Uint16Array | null;
  /** The same decks as dealt, if a declared null transformed them into those of `cells`; absent or null if `cells` are as dealt. */
  readonly dealt?: Uint16Array | null;
  /** The decks of the reference sampler, as many; absent or null if there is none. */
  readonly reference?: Uint16Array | null;
}

/** A batch of decks: row-major, `width` cells per deck. */
export class Batch {
  readonly width: number;
  readonly capacity: number;
  /** Storage for the same decks in another form, if there is any. They may be dealt there instead, and are then read from there. */
  readonly rows: RowForm | null;
  readonly #cells: Uint16Array;
  #read = true;
  #inRows = false;
  #seen = false;
  /** Decks filled so far, at most `capacity`. */
  length = 0;
  /** The groups, as in `Decks.groups`. */
  groups: Uint16Array | null = null;
  /** The decks as dealt, as in `Decks.dealt`. */
  dealt: Uint16Array | null = null;
  /** The decks of the reference, as in `Decks.reference`. */
  reference: Uint16Array | null = null;
  /**
   * A batch for the cards dealt, if they are counted besides their order relative to the input decks, which `cells` then holds. It has the same width
   * and capacity, and is filled along with this one, deal by deal.
   */
  absolute: Batch | null = null;

  constructor(width: number, capacity: number, rows: RowForm | null = null) {
    this.width = width;
    this.capacity = capacity;
    this.rows = rows;
    this.#cells = new Uint16Array(width * capacity);
  }

  /** The decks, to read and to fill. A caller who got them may write to them at any time, so from then on they alone are the decks dealt. */
  get cells(): Uint16Array {
    if (!this.#read) {
      this.rows?.read(this.#cells, this.length);
      this.#read = true;
    }
    this.#seen = true;
    this.#inRows = false;
    return this.#cells;
  }

  /** True if the decks are in `rows`, as they were dealt. */
  get inRows(): boolean {
    return this.#inRows;
  }

  /** Clears the batch for the next decks, which go into `cells` unless `dealtInRows` is called. */
  clear(): void {
    this.length = 0;
    this.#read = true;
    this.#inRows = false;
  }

  /** Sets `length`: the decks were dealt into `rows`. */
  dealtInRows(length: number): void {
    this.length = length;
    this.#inRows = !this.#seen;
    this.#read = this.#seen;
    if (this.#seen) this.rows?.read(this.#cells, length);
  }
}

/** A fault in an outcome: the position (from 0) and the rule it breaks. */
export interface Fault {
  readonly position: number;
  readonly rule: 'range' | 'duplicate';
  readonly message: string;
}

export type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { readonly kind: Kind }>;

/** Returns the outcome of a space that must be of one kind; throws E_INTERNAL for any other. */
export function outcomeIn<Kind extends Outcome['kind']>(
  { id, outcome }: Pick<OutcomeSpace, 'id' | 'outcome'>,
  kind: Kind,
): OutcomeOf<Kind> {
  if (outcome.kind === kind) return outcome as OutcomeOf<Kind>;
  throw new AuditError('E_INTERNAL', `${id} holds no ${kind}`);
}

/** The set a subject's outcomes live in. */
export interface OutcomeSpace {
  /** The kind of outcome. */
  readonly outcome: Outcome;
  /** The noun for an outcome: `deal`, `board`, `move`. */
  readonly one: string;
  readonly id: string;
  /** Cells of one outcome: the number of cards seen. */
  readonly width: number;
  /** Cards of the deck: `width`, unless only some are seen. For a board, its cells. */
  readonly cards: number;
  readonly size: bigint;
  /** True if the cards are the 52 standard ones, numbered by suit and then by rank: spades, hearts, diamonds, clubs, each from the ace. */
  readonly standard?: boolean;
  /** True if every outcome holds each of the cards 0 … width − 1 once, so that tables of decks can be made. */
  readonly allCards?: true;
  /** True if the order of the cells has no meaning: every outcome is sorted before it is counted, so that equal ones are equal cell by cell. */
  readonly unordered?: true;
  /** log2 of the number of equally likely outcomes; n! for decks. */
  readonly orderBits: number;
  /** The statistics that a clean verdict requires here; absent if they are those marked as required. */
  readonly required?: readonly string[];
  /** The input mode of a function that could also get its decks in another; absent for anything else that deals. */
  readonly handed?: Handing;
  /** The null declared in place of the uniform law. Outcomes are then counted after the law's transformation, or beside those of a reference. */
  readonly declared?: DeclaredNull;
  /** Present if the outcomes were recorded elsewhere. */
  readonly recorded?: Recorded;
  /** Returns the rank in [0, size), for spaces small enough to count every outcome. */
  rank?(cells: Uint16Array, at: number): number;
  /** Returns the fault in the outcome that starts at `at`, or null. */
  fault(cells: Uint16Array, at: number): Fault | null;
}
