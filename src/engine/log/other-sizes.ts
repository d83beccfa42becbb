import type { ErrorPlace } from '../../core/errors.js';
import type { DeckPart } from '../../core/source/log-source.js';
import { counted } from '../../core/words/counted.js';
import { logError, type RowFault } from './log-error.js';
import type { LogForm } from './log-form.js';

/** The most parts of a log that are told one by one, and the fewest rows of one: others are rows cut short. */
const MOST_PARTS = 8;
const FEWEST_ROWS = 10;

type Part = Pick<DeckPart, 'from' | 'to' | 'seen'> & Partial<Pick<DeckPart, 'cards'>>;

/**
 * Decks of another size than the first one. If the user chose the size they are left out and counted; if not, reading goes on only to list the sizes
 * found.
 */
export class OtherSizes {
  readonly #form: LogForm;
  readonly #chosen: boolean;
  readonly #rows = new Map<number, number>();
  /** Rows in turn that have one other size, one more than are told at the most. */
  readonly #runs: { readonly from: number; to: number; readonly seen: number }[] = [];
  #first: ErrorPlace | null = null;

  constructor(form: LogForm, chosen: boolean) {
    this.#form = form;
    this.#chosen = chosen;
  }

  /** True if the reading can only end in E_LOG_MIXED_DECK. */
  get surveying(): boolean {
    return this.#first !== null && !this.#chosen;
  }

  /** Takes the row of a number if it is a whole deck of another size. */
  take({ cards }: RowFault, place: ErrorPlace, row: number): boolean {
    if (cards === undefined) return false;
    const seen = cards.length;
    this.#rows.set(seen, (this.#rows.get(seen) ?? 0) + 1);
    const last = this.#runs.at(-1);
    if (last?.seen === seen && last.to === row - 1) last.to = row;
    else if (this.#runs.length <= MOST_PARTS) this.#runs.push({ from: row, to: row, seen });
    this.#first ??= place;
    return true;
  }

  /** Throws E_LOG_MIXED_DECK if several sizes were met and the user chose none. `parts`: those that were found by the cards, of rows up to `last`. */
  finish(decks: number, first: number, last: number, parts: readonly DeckPart[] | null): void {
    if (!this.surveying || this.#first === null) return;
    const { partial, width } = this.#form;
    const sizes = [{ cards: width, rows: decks }, ...this.leftOut()].map(({ cards, rows }) => `${rows} of ${counted(cards, 'card')}`);
    const option = partial ? '--deal' : '--n';
    const what = partial ? 'rows' : 'decks';
    const all = parts ?? this.#parts(first, last);
    const isOfParts = all.length <= MOST_PARTS && all.every(({ from, to }) => to - from >= FEWEST_ROWS);
    throw logError(
      'E_LOG_MIXED_DECK',
      `${what} of ${counted(width, 'card')} were expected, as in the first row, got ${what} of several sizes: ${sizes.join(', ')}`,
      this.#first,
      isOfParts
        ? `audit each part by itself: ${all.map((part, k) => this.#partWords(part, k === all.length - 1)).join('; ')}`
        : `choose one with ${option}, such as ${option} ${width}; rows cut short count as decks of another size`,
    );
  }

  /** Returns the rows left out, by size, the smallest first. */
  leftOut(): readonly { readonly cards: number; readonly rows: number }[] {
    return [...this.#rows].sort(([a], [b]) => a - b).map(([cards, rows]) => ({ cards, rows }));
  }

  #parts(first: number, last: number): readonly Part[] {
    const parts: Part[] = [];
    let next = first;
    for (const run of [...this.#runs, { from: last + 1, to: last, seen: 0 }]) {
      if (run.from > next) parts.push({ from: next, to: run.from - 1, seen: this.#form.width });
      if (run.seen > 0) parts.push(run);
      next = run.to + 1;
    }
    return parts;
  }

  #partWords({ cards, from, seen, to }: Part, isLast: boolean): string {
    const { partial, vocabulary } = this.#form;
    const fewer = partial && cards?.from === 1 && cards.to < vocabulary.cards.length ? ` --n ${cards.to}` : '';
    return `--rows ${from}-${isLast ? '' : to}${fewer} for ${partial ? 'hands' : 'decks'} of ${seen}`;
  }
}
