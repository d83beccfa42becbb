import { AuditError } from '../../../core/errors.js';
import type { Cells, RowForm } from '../../../core/statistic/row-form.js';
import { Batch, type OutcomeSpace } from '../../../core/subject/outcome.js';
import { ChildInputDeck } from '../../../engine/child/input-deck.js';
import type { ChildTask } from '../../../engine/child/protocol.js';
import type { ChildCardNames } from './card-names.js';
import type { ChildLink } from './link.js';

/** The cards of a deck that are names or objects: their content, in the order in which a child sent it, and the number of each. */
class ChildMetCards {
  readonly #names: ChildCardNames | null;
  readonly #most: number;
  readonly #lines: string[] = [];
  readonly #numbers: number[] = [];

  /** Numbers the cards by `names`, or in order of arrival; there are at most `most` of them. */
  constructor(names: ChildCardNames | null, most: number) {
    this.#names = names;
    this.#most = most;
  }

  /** The content of the cards that have arrived, a line of JSON each. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Takes lines that describe more cards; returns the first that is no known card, or null. */
  meet(lines: string): string | null {
    for (const line of lines.split('\n').slice(0, -1)) {
      const number = this.#names ? this.#names.numberOf(line) : this.#lines.length;
      if (number === undefined || this.#lines.length === this.#most) return line;
      this.#lines.push(line);
      this.#numbers.push(number);
    }
    return null;
  }

  /** Turns `n` cells at `at` from the child's numbers to those of the names; false where the child announced no such card. */
  rename(cells: Uint16Array, at: number, n: number): boolean {
    for (let i = at; i < at + n; i++) {
      if (cells[i] >= this.#numbers.length) return false;
      cells[i] = this.#numbers[cells[i]];
    }
    return true;
  }

  nameOf(card: number): string | undefined {
    return this.#names ? this.#names.vocabulary.cards[card] : this.#lines[card];
  }
}

/**
 * Takes in the decks of a child process, and checks each here, where the subject cannot reach. A deck handed in in random order is delivered relative
 * to it: the position in it of every card dealt. The cards dealt are delivered too where asked for.
 */
export class ChildIntake {
  readonly #width: number;
  readonly #space: OutcomeSpace;
  readonly #link: ChildLink;
  readonly #cards: ChildMetCards;
  /** The decks that the function is handed, where they are in random order. */
  readonly #handed: ChildInputDeck | null;
  /** True if decks may be taken as rows, unchanged. */
  readonly #inRows: boolean;
  /** The decks handed in, for those taken together. */
  #decks: Uint16Array = new Uint16Array(0);
  /** The outcomes of a batch that it is compared with, where that is read. */
  #copy: Batch | null = null;

  /** Numbers cards with their own names by `names`, or in order of arrival. */
  constructor(
    { deck, handed, rewind, written = 'numbers' }: ChildTask,
    space: OutcomeSpace,
    link: ChildLink,
    names: ChildCardNames | null,
  ) {
    this.#width = handed.width;
    this.#space = space;
    this.#link = link;
    this.#cards = new ChildMetCards(names, space.cards);
    this.#handed = deck ? new ChildInputDeck(space.cards, deck, rewind === true) : null;
    this.#inRows = space.allCards === true && written === 'numbers';
  }

  /** The content of the cards that are names or objects, as far as they arrived, a line of JSON each; empty where cards are numbers. */
  get lines(): readonly string[] {
    return this.#cards.lines;
  }

  /** Takes the cards that first occur in the next decks. Throws E_SUBJECT_CARD for an unknown one. */
  meet(lines: string): void {
    const strange = this.#cards.meet(lines);
    if (strange !== null)
      throw this.#link.failure('E_SUBJECT_CARD', `must deal the same cards as it did first, got ${strange}`, this.#link.received + 1);
  }

  /** Appends the next `decks` of the frame to the batch. Throws E_SUBJECT_* for an invalid deck. */
  take(batch: Batch, decks: number): void {
    const n = this.#width;
    const { absolute, length, rows } = batch;
    const cells = this.#link.cells(decks * n);
    if (rows && this.#inRows) {
      if (this.#handed) absolute?.cells.set(cells, length * n);
      this.#takeRows(rows, cells, decks, length);
    } else {
      batch.cells.set(cells, length * n);
      for (let at = length * n; at < (length + decks) * n; at += n) {
        this.#check(batch.cells, at);
        if (!this.#handed) continue;
        absolute?.cells.set(batch.cells.subarray(at, at + n), at);
        this.#handed.next();
        this.#handed.place(batch.cells, at, n);
      }
    }
    batch.length += decks;
  }

  /** Completes a batch that gets no more decks. */
  filled(batch: Batch): void {
    if (batch.rows && this.#inRows) batch.dealtInRows(batch.length);
    if (batch.absolute && this.#handed) batch.absolute.length = batch.length;
  }

  /**
   * Returns how many of the next `decks` of the frame agree with those of the batch after the first `at`. Throws E_SUBJECT_* where the next one is
   * invalid.
   */
  agree(batch: Batch, decks: number, at: number): number {
    const dealt = this.#handed ? batch.absolute : batch;
    if (!this.#inRows || !dealt) return this.#agreeAsRead(batch, decks, at);
    // Cards as they come, which are the numbers of those in the batch: what agrees with a deal that was checked needs no check.
    const cells = this.#link.cells(decks * this.#width);
    const good = dealt.rows && dealt.inRows ? dealt.rows.agree(cells, decks, at) : this.#same(dealt, cells, decks, at);
    this.#link.received += good;
    if (good < decks) this.#fault(cells, good * this.#width);
    return good;
  }

  /** Does the same for any other outcome, read as that of the batch was. */
  #agreeAsRead(batch: Batch, decks: number, at: number): number {
    const { capacity, width } = batch;
    const copy = this.#copy?.capacity === capacity ? this.#copy : new Batch(width, capacity);
    this.#copy = copy;
    copy.length = 0;
    this.take(copy, decks);
    return this.#same(batch, copy.cells, decks, at);
  }

  #same(batch: Batch, cells: Cells, decks: number, at: number): number {
    const n = batch.width;
    const there = batch.cells;
    for (let i = 0; i < decks * n; i++) if (cells[i] !== there[at * n + i]) return Math.floor(i / n);
    return decks;
  }

  /** Takes whole decks of numbers by the kernel that checks as it copies; a refused deck is examined by the definition. */
  #takeRows(rows: RowForm, cells: Cells, decks: number, at: number): void {
    const good = rows.take(cells, decks, at);
    this.#link.received += good;
    if (good < decks) {
      this.#fault(cells, good * this.#width);
      throw new AuditError('E_INTERNAL', `${this.#space.id}: a kernel refused a deck that holds every card once`);
    }
    if (!this.#handed) return;
    const all = decks * this.#width;
    if (this.#decks.length < all) this.#decks = new Uint16Array(all);
    this.#handed.take(decks, this.#decks);
    rows.place(this.#decks, decks, at);
  }

  #check(cells: Uint16Array, at: number): void {
    if (this.#cards.lines.length > 0 && !this.#cards.rename(cells, at, this.#width)) {
      this.#link.received++;
      throw this.#link.foreign();
    }
    this.#fault(cells, at);
    this.#link.received++;
  }

  #fault(cells: Cells, at: number): void {
    const fault = this.#space.fault(cells instanceof Uint16Array ? cells : Uint16Array.from(cells), at);
    if (!fault) return;
    this.#link.received++;
    const named = fault.rule === 'duplicate' ? (this.#cards.nameOf(cells[at + fault.position]) ?? null) : null;
    const message = named === null ? fault.message : `must hold every card once, got ${named} again`;
    throw this.#link.wrongDeck({ ...fault, message }, this.#link.received);
  }
}
