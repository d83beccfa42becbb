import type { DeckPart } from '../../../core/source/log-source.js';
import type { PartFinder } from '../../../engine/log/layouts.js';
import type { LogForm } from '../../../engine/log/log-form.js';
import { DeckParts } from './deck-change.js';

/** The most parts of a log that are told one by one, and the fewest rows of one: others are rows cut short. */
const MOST_PARTS = 8;
const FEWEST_ROWS = 10;

type Part = Pick<DeckPart, 'from' | 'to' | 'seen'> & Partial<Pick<DeckPart, 'cards'>>;

/** Finds the parts of a log by the cards of its hands, and by the sizes of its rows. */
class Parts implements PartFinder {
  readonly #form: LogForm;
  readonly #decks: DeckParts | null;
  /** Rows in turn that have one other size, one more than are told at the most. */
  readonly #runs: { readonly from: number; to: number; readonly seen: number }[] = [];

  constructor(form: LogForm) {
    this.#form = form;
    this.#decks = form.partial ? new DeckParts(form.vocabulary.cards.length) : null;
  }

  addHand(cells: ArrayLike<number>, at: number, seen: number, row: number): void {
    this.#decks?.add(cells, at, seen, row);
  }

  addSize(cards: ArrayLike<number>, row: number): void {
    const seen = cards.length;
    this.#decks?.add(cards, 0, seen, row);
    const last = this.#runs.at(-1);
    if (last?.seen === seen && last.to === row - 1) last.to = row;
    else if (this.#runs.length <= MOST_PARTS) this.#runs.push({ from: row, to: row, seen });
  }

  found(): readonly DeckPart[] | null {
    return this.#decks?.found() ?? null;
  }

  advice(first: number, last: number): string | null {
    const all = this.found() ?? this.#sizes(first, last);
    const isOfParts = all.length <= MOST_PARTS && all.every(({ from, to }) => to - from >= FEWEST_ROWS);
    return isOfParts ? `audit each part by itself: ${all.map((part, k) => this.#words(part, k === all.length - 1)).join('; ')}` : null;
  }

  #sizes(first: number, last: number): readonly Part[] {
    const parts: Part[] = [];
    let next = first;
    for (const run of [...this.#runs, { from: last + 1, to: last, seen: 0 }]) {
      if (run.from > next) parts.push({ from: next, to: run.from - 1, seen: this.#form.width });
      if (run.seen > 0) parts.push(run);
      next = run.to + 1;
    }
    return parts;
  }

  #words({ cards, from, seen, to }: Part, isLast: boolean): string {
    const { partial, vocabulary } = this.#form;
    const fewer = partial && cards?.from === 1 && cards.to < vocabulary.cards.length ? ` --n ${cards.to}` : '';
    return `--rows ${from}-${isLast ? '' : to}${fewer} for ${partial ? 'hands' : 'decks'} of ${seen}`;
  }
}

export function findParts(form: LogForm): PartFinder {
  return new Parts(form);
}
