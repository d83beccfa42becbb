import type { ErrorPlace } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { kindOf } from '../../kinds/index.js';
import type { RowTurn } from '../../kinds/rows.js';
import { type ByteWindow, type LineEnd, placeIn } from './byte-window.js';
import { DealNumbers } from './deal-numbers.js';
import { logError, REJECT_HINT, type RowFault } from './log-error.js';
import type { LogForm } from './log-form.js';
import { chosenSize, type LogWishes } from './log-wishes.js';
import { type Reject, truncateRow } from './reject.js';

/**
 * Decks of another size than the first one. If the user chose the size they are left out and counted; if not, reading goes on only to list the sizes
 * found.
 */
class OtherSizes {
  readonly #width: number;
  readonly #chosen: boolean;
  readonly #partial: boolean;
  readonly #rows = new Map<number, number>();
  #first: ErrorPlace | null = null;

  constructor(width: number, chosen: boolean, partial: boolean) {
    this.#partial = partial;
    this.#width = width;
    this.#chosen = chosen;
  }

  /** True if the reading can only end in E_LOG_MIXED_DECK. */
  get surveying(): boolean {
    return this.#first !== null && !this.#chosen;
  }

  /** Takes the row if it is a whole deck of another size. */
  take({ cards }: RowFault, place: ErrorPlace): boolean {
    if (cards === undefined) return false;
    this.#rows.set(cards, (this.#rows.get(cards) ?? 0) + 1);
    this.#first ??= place;
    return true;
  }

  /** Throws E_LOG_MIXED_DECK if several sizes were met and the user chose none. */
  finish(decks: number): void {
    if (!this.surveying || this.#first === null) return;
    const sizes = [{ cards: this.#width, rows: decks }, ...this.leftOut()].map(({ cards, rows }) => `${rows} of ${counted(cards, 'card')}`);
    const option = this.#partial ? '--deal' : '--n';
    throw logError(
      'E_LOG_MIXED_DECK',
      `${this.#partial ? 'rows' : 'decks'} of ${counted(this.#width, 'card')} were expected, as in the first row, got ${this.#partial ? 'rows' : 'decks'} of several sizes: ${sizes.join(', ')}`,
      this.#first,
      `choose one with ${option}, such as ${option} ${this.#width}; rows cut short count as decks of another size`,
    );
  }

  /** Returns the rows left out, by size, the smallest first. */
  leftOut(): readonly { readonly cards: number; readonly rows: number }[] {
    return [...this.#rows].sort(([a], [b]) => a - b).map(([cards, rows]) => ({ cards, rows }));
  }
}

export class FoundRows {
  readonly rejects: Reject[] = [];
  readonly sizes: OtherSizes;
  readonly numbers: DealNumbers | null;
  /** Rows that are not blank, without headers. */
  rows = 0;
  decks = 0;
  /** Lines that are no rows. */
  blank = 0;
  comments = 0;
  readonly ends: Record<LineEnd, number> = { crlf: 0, lf: 0, none: 0 };
  readonly #maxRejects: number;
  /** Decodes an outcome from a row, to check that it holds one. */
  readonly #turn: RowTurn | null;
  readonly #outcome: Uint16Array;

  constructor({ layout, partial, vocabulary, width }: LogForm, wishes: LogWishes) {
    const { maxRejects, outcome } = wishes;
    this.#maxRejects = maxRejects;
    this.#turn = (outcome && kindOf(outcome).rows.turn?.(outcome, vocabulary)) ?? null;
    this.#outcome = new Uint16Array(2 * width);
    this.sizes = new OtherSizes(width, chosenSize(wishes) !== undefined, partial);
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
    return null;
  }

  /** True if a row whose cells could be read cannot have a fault. */
  get takesAll(): boolean {
    return this.#turn === null && this.numbers === null;
  }

  takeAll(rows: number): void {
    this.rows += rows;
    this.decks += rows;
  }

  passed({ crlf, lf, none }: Readonly<Record<LineEnd, number>>): void {
    this.ends.crlf += crlf;
    this.ends.lf += lf;
    this.ends.none += none;
  }

  /** Counts a row with a fault, which started at `from` after `line` lines and ends at the window's place. Throws E_LOG_* if no more may be left out. */
  refuse(fault: RowFault, { at, bytes }: ByteWindow, file: string, from: number, line: number): void {
    const place = placeIn(bytes, from, fault.offset, line);
    this.rows++;
    if (this.sizes.take(fault, { file, ...place })) return;
    const { code, message } = fault;
    // A survey of sizes ends in an error of its own.
    if (this.sizes.surveying) return;
    this.rejects.push({ file, ...place, code, message, row: truncateRow(bytes.subarray(from, at)) });
    if (this.rejects.length > this.#maxRejects) throw logError(code, message, { file, ...place }, REJECT_HINT);
  }
}
