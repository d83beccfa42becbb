import { kindOf } from '../../kinds/index.js';
import type { RowTurn } from '../../kinds/rows.js';
import { type ByteWindow, type LineEnd, placeIn } from './byte-window.js';
import { DealNumbers } from './deal-numbers.js';
import type { PartFinder } from './layouts.js';
import { logError, REJECT_HINT, type RowFault } from './log-error.js';
import type { LogForm } from './log-form.js';
import { chosenSize, type LogWishes } from './log-wishes.js';
import { OtherSizes } from './other-sizes.js';
import { type Reject, truncateRow } from './reject.js';

const POOL_HINT =
  'a card drawn from a deck of its own, such as a bonus ball, is audited by itself: name the fields of the others with --field';

export class FoundRows {
  readonly rejects: Reject[] = [];
  readonly sizes: OtherSizes;
  readonly numbers: DealNumbers | null;
  readonly parts: PartFinder | undefined;
  /** Rows that are not blank, without headers. */
  rows = 0;
  decks = 0;
  /** Lines that are no rows. */
  blank = 0;
  comments = 0;
  readonly ends: Record<LineEnd, number> = { crlf: 0, lf: 0, none: 0 };
  /** Rows before the first that is to be read. */
  readonly skipped: number;
  readonly #last: number;
  readonly #maxRejects: number;
  readonly #width: number;
  /** True if rows hold hands. */
  readonly #hands: boolean;
  /** Decodes an outcome from a row, to check that it holds one. */
  readonly #turn: RowTurn | null;
  readonly #outcome: Uint16Array;

  constructor(form: LogForm, wishes: LogWishes, parts?: PartFinder) {
    const { layout, partial, vocabulary, width } = form;
    const { maxRejects, outcome } = wishes;
    this.#maxRejects = maxRejects;
    this.#width = width;
    this.skipped = (wishes.only?.from ?? 1) - 1;
    this.#last = wishes.only?.to ?? Infinity;
    this.#turn = (outcome && kindOf(outcome).rows.turn?.(outcome, vocabulary)) ?? null;
    this.#outcome = new Uint16Array(2 * width);
    this.sizes = new OtherSizes(form, chosenSize(wishes) !== undefined);
    this.parts = parts;
    this.#hands = partial;
    this.numbers = layout.id === null ? null : new DealNumbers(String(layout.id));
  }

  /** Counts a row whose cells could all be read, and its number. Returns the fault if they make no outcome, or the number came before. */
  take(cells: Uint16Array, at: number, id: number): RowFault | null {
    const rule = this.#turn?.(cells, at, this.#outcome, 0) ?? null;
    if (rule !== null) return { code: 'E_LOG_ROW', message: rule, offset: 0 };
    if (this.numbers !== null && !this.numbers.add(id))
      return { code: 'E_LOG_DUP_ID', message: `each deal must have a number of its own, got ${id} again`, offset: 0 };
    this.rows++;
    this.decks++;
    if (this.#hands) this.parts?.addHand(cells, at, this.#width, this.skipped + this.rows);
    return null;
  }

  /** The rows that may still be read. */
  get left(): number {
    return this.#last - this.skipped - this.rows;
  }

  /** True if a row whose cells could be read cannot have a fault. */
  get takesAll(): boolean {
    return this.#turn === null && this.numbers === null;
  }

  /** Counts rows that have no fault, whose cells lie in turn. */
  takeAll(cells: Uint16Array, at: number, rows: number): void {
    for (let row = 0; this.#hands && row < rows; row++)
      this.parts?.addHand(cells, at + row * this.#width, this.#width, this.skipped + this.rows + row + 1);
    this.rows += rows;
    this.decks += rows;
  }

  /** Throws E_LOG_MIXED_DECK once all was read, if the user chose no size and several were met. */
  checkSizes(): void {
    this.sizes.finish(this.decks, () => this.parts?.advice(this.skipped + 1, this.skipped + this.rows));
  }

  passed({ crlf, lf, none }: Readonly<Record<LineEnd, number>>): void {
    this.ends.crlf += crlf;
    this.ends.lf += lf;
    this.ends.none += none;
  }

  /** Counts a row with a fault, which started at `from` after `line` lines and ends at the window's place. Throws E_LOG_* if no more may be left out. */
  refuse(fault: RowFault, { at, bytes, name: file }: ByteWindow, from: number, line: number): void {
    const place = placeIn(bytes, from, fault.offset, line);
    this.rows++;
    if (this.sizes.take(fault, { file, ...place })) {
      if (this.sizes.surveying && fault.cards) this.parts?.addSize(fault.cards, this.skipped + this.rows);
      return;
    }
    const { code, message } = fault;
    const hint = this.#hands && code === 'E_LOG_DUPLICATE' ? `${POOL_HINT}; ${REJECT_HINT}` : REJECT_HINT;
    // A survey of sizes ends in an error of its own.
    if (this.sizes.surveying) return;
    this.rejects.push({ file, ...place, code, message, row: truncateRow(bytes.subarray(from, at)) });
    if (this.rejects.length > this.#maxRejects) throw logError(code, message, { file, ...place }, hint);
  }
}
