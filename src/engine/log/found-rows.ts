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
 * Decks of another size than the first one. Where the size was chosen they are left out and counted; where it was not, reading goes on only to
 * say which sizes there are.
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

  /** Whether the reading can only end in E_LOG_MIXED_DECK. */
  get surveying(): boolean {
    return this.#first !== null && !this.#chosen;
  }

  /** Takes the row where it is a whole deck of another size. */
  take({ cards }: RowFault, place: ErrorPlace): boolean {
    if (cards === undefined) return false;
    this.#rows.set(cards, (this.#rows.get(cards) ?? 0) + 1);
    this.#first ??= place;
    return true;
  }

  /** Throws E_LOG_MIXED_DECK where sizes were met that nobody chose between. */
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

  /** Rows left out, by size, the smallest first. */
  leftOut(): readonly { readonly cards: number; readonly rows: number }[] {
    return [...this.#rows].sort(([a], [b]) => a - b).map(([cards, rows]) => ({ cards, rows }));
  }
}

/** What the rows of a log turned out to be, counted as they are read, and what was left out. */
export class FoundRows {
  readonly rejects: Reject[] = [];
  readonly sizes: OtherSizes;
  readonly numbers: DealNumbers | null;
  /** Rows with anything in them, headers apart. */
  rows = 0;
  decks = 0;
  /** Lines with nothing in them. */
  blank = 0;
  /** How many lines end how. */
  readonly ends: Record<LineEnd, number> = { crlf: 0, lf: 0, none: 0 };
  readonly #maxRejects: number;
  /** Reads an outcome off a row, to see that it holds one. */
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

  /** Counts a row whose cells could all be read, and its number: what is wrong with it where they make no outcome, or where its number was there before. */
  take(cells: Uint16Array, at: number, id: number): RowFault | null {
    const rule = this.#turn?.(cells, at, this.#outcome, 0) ?? null;
    if (rule !== null) return { code: 'E_LOG_ROW', message: rule, offset: 0 };
    if (this.numbers !== null && !this.numbers.add(id))
      return { code: 'E_LOG_DUP_ID', message: `each deal must have a number of its own, got ${id} again`, offset: 0 };
    this.rows++;
    this.decks++;
    return null;
  }

  /** Whether there can be nothing wrong with a row whose cells could be read. */
  get takesAll(): boolean {
    return this.#turn === null && this.numbers === null;
  }

  /** Counts so many such rows. */
  takeAll(rows: number): void {
    this.rows += rows;
    this.decks += rows;
  }

  /** Counts how lines end. */
  passed({ crlf, lf, none }: Readonly<Record<LineEnd, number>>): void {
    this.ends.crlf += crlf;
    this.ends.lf += lf;
    this.ends.none += none;
  }

  /** Counts a row with a fault, which started at `from` behind `line` lines and ends at the window's place. Throws E_LOG_* where no more may be left out. */
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
