import type { ErrorPlace } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { logError, type RowFault } from './log-error.js';
import type { LogForm } from './log-form.js';

/**
 * Decks of another size than the first one. If the user chose the size they are left out and counted; if not, reading goes on only to list the sizes
 * found.
 */
export class OtherSizes {
  readonly #form: LogForm;
  readonly #chosen: boolean;
  readonly #rows = new Map<number, number>();
  #first: ErrorPlace | null = null;

  constructor(form: LogForm, chosen: boolean) {
    this.#form = form;
    this.#chosen = chosen;
  }

  /** True if the reading can only end in E_LOG_MIXED_DECK. */
  get surveying(): boolean {
    return this.#first !== null && !this.#chosen;
  }

  /** Takes the row if it is a whole deck of another size. */
  take({ cards }: RowFault, place: ErrorPlace): boolean {
    if (cards === undefined) return false;
    this.#rows.set(cards.length, (this.#rows.get(cards.length) ?? 0) + 1);
    this.#first ??= place;
    return true;
  }

  /** Throws E_LOG_MIXED_DECK, with the advice if there is any, if several sizes were met and the user chose none. */
  finish(decks: number, advice: () => string | null | undefined): void {
    if (!this.surveying || this.#first === null) return;
    const { partial, width } = this.#form;
    const sizes = [{ cards: width, rows: decks }, ...this.leftOut()].map(({ cards, rows }) => `${rows} of ${counted(cards, 'card')}`);
    const option = partial ? '--deal' : '--n';
    const what = partial ? 'rows' : 'decks';
    throw logError(
      'E_LOG_MIXED_DECK',
      `${what} of ${counted(width, 'card')} were expected, as in the first row, got ${what} of several sizes: ${sizes.join(', ')}`,
      this.#first,
      advice() ?? `choose one with ${option}, such as ${option} ${width}; rows cut short count as decks of another size`,
    );
  }

  /** Returns the rows left out, by size, the smallest first. */
  leftOut(): readonly { readonly cards: number; readonly rows: number }[] {
    return [...this.#rows].sort(([a], [b]) => a - b).map(([cards, rows]) => ({ cards, rows }));
  }
}
