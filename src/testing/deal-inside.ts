import { AuditError } from '../core/errors.js';
import type { Batch, OutcomeSpace } from '../core/subject/outcome.js';
import { ChildAnswer, childThenable, childThrew } from '../engine/child/answer.js';
import type { ChildBreach } from '../engine/child/breach.js';
import type { ChildInputDeck } from '../engine/child/input-deck.js';
import { ChildLoan } from '../engine/child/loan.js';
import { handedDeck } from '../kinds/handout.js';
import type { Steps } from './steps.js';
import type { ShuffleUnderTest } from './test-options.js';

/** The number of decks dealt before they are counted. */
export const INSIDE_BATCH = 256;

export interface InsideWishes {
  readonly shuffle: ShuffleUnderTest;
  readonly name: string;
  readonly space: OutcomeSpace;
  /** Given as the second argument; null gives none. */
  readonly random: (() => number) | null;
}

/** Calls a function again and again, each time with a fresh deck, and checks every deck. An error names the deal and position where a rule was broken. */
export class InsideDealer {
  readonly inside: InsideWishes;
  readonly #answer: ChildAnswer;
  readonly #loan: ChildLoan | null;
  readonly #order: readonly number[];
  #deal = 0;
  #handed: ChildInputDeck | null = null;

  constructor(inside: InsideWishes) {
    const { width } = inside.space;
    this.inside = inside;
    this.#answer = new ChildAnswer(handedDeck(width).answer, null);
    this.#loan = inside.random && new ChildLoan(inside.random);
    this.#order = Array.from({ length: width }, (_, card) => card);
  }

  /** Restarts: the next deal is the one after `before` others, for messages, and may use numbers that were dealt before. */
  restart(before = 0): void {
    this.#deal = before;
    this.#answer.again();
  }

  /**
   * Hands the function these decks from here on, and delivers the order of each result relative to its deck, with the cards dealt beside it; null:
   * the deck in order.
   */
  hand(decks: ChildInputDeck | null): void {
    this.#handed = decks;
  }

  /** Deals the next `decks` decks into `batch`. Throws E_SUBJECT_* for the first that is none. */
  *into(batch: Batch, decks: number): Steps<void> {
    const { shuffle, space } = this.inside;
    batch.length = 0;
    for (let row = 0; row < decks; row++) {
      this.#deal++;
      this.#handed?.next();
      const deck = this.#handed ? this.#handed.copy() : [...this.#order];
      this.#answer.hand(deck);
      let result: unknown;
      let waits = false;
      try {
        result = this.#loan ? shuffle(deck, this.#loan.lend()) : (shuffle as (deck: number[]) => unknown)(deck);
        waits = childThenable(result);
        if (childThenable(result)) result = yield result;
      } catch (thrown) {
        throw this.#broken(childThrew(thrown), thrown);
      }
      const breach = this.#answer.take(deck, result, waits, batch.cells, row * space.width) ?? this.#loan?.breach();
      if (breach) throw this.#broken(breach);
      this.#loan?.end();
      const fault = space.fault(batch.cells, row * space.width);
      if (fault) {
        const code = fault.rule === 'duplicate' ? 'E_SUBJECT_DUPLICATE' : 'E_SUBJECT_CARD';
        throw this.#broken({ code, rule: fault.message, position: fault.position + 1, stack: '' });
      }
      const at = row * space.width;
      batch.absolute?.cells.set(batch.cells.subarray(at, at + space.width), at);
      this.#handed?.place(batch.cells, at, space.width);
      batch.length++;
    }
    if (batch.absolute) batch.absolute.length = batch.length;
    const rule = this.#answer.unmoved();
    if (rule === null) return;
    this.#deal = 1;
    throw this.#broken({ code: 'E_SUBJECT_TYPE', rule, position: 0, stack: '' });
  }

  #broken({ code, position, rule }: ChildBreach, cause?: unknown): AuditError {
    const at = { trial: this.#deal, ...(position > 0 && { position }) };
    const where = `deal ${this.#deal}${position > 0 ? `, position ${position}` : ''}`;
    return new AuditError(code, `${this.inside.name}: ${where}: ${rule}`, { at, ...(cause !== undefined && { cause }) });
  }
}
