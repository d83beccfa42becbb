import { counted } from '../../core/counted.js';
import type { ErrorPlace } from '../../core/errors.js';
import type { RowFault } from './log-error.js';
import { logError } from './log-error.js';

/**
 * Decks of another size than the first one. Where the size was chosen they are left out and counted; where it was not, reading goes on only to
 * say which sizes there are.
 */
export class OtherSizes {
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
