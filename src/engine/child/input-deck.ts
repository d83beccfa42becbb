import { ChildStream } from './stream.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const toReversed = Array.prototype.toReversed;
const Halves = Uint16Array;

/** Every word of a stream is below it. */
const WORDS = 2 ** 32;

/**
 * The decks in random order that a function is handed, one after another, from a state of their own. The child makes them to hand them in; the
 * parent makes the same ones from the same state, and reads the order of what came back off them.
 */
export class ChildInputDeck {
  readonly #stream: ChildStream;
  readonly #rewind: boolean;
  /** The deck, last card first: a list that a subject cannot reach, so no setter of its making is ever asked. */
  readonly #reversed: number[];
  readonly #places: Uint16Array;

  /** `state` is four words, not all zero; `rewind`: every deck is the first again. */
  constructor(n: number, state: readonly number[], rewind: boolean = false) {
    this.#stream = new ChildStream(state);
    this.#rewind = rewind;
    this.#reversed = Array.from({ length: n }, (_, i) => i);
    this.#places = new Halves(n);
  }

  /** Goes on to the next deck: an even shuffle, whatever the order of the last one was. */
  next(): void {
    const cards = this.#reversed;
    const n = cards.length;
    if (this.#rewind) {
      this.#stream.rewind();
      for (let i = 0; i < n; i++) cards[i] = i;
    }
    for (let i = n - 1; i > 0; i--) {
      const j = this.#below(i + 1);
      const card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
  }

  /** A copy of the deck, to be handed in. */
  copy(): number[] {
    return apply(toReversed, this.#reversed, []) as number[];
  }

  /** Turns `width` cards at `at`, each below n, into their places in the deck, from 0. */
  place(cells: Uint16Array, at: number, width: number): void {
    const last = this.#reversed.length - 1;
    for (let i = 0; i <= last; i++) this.#places[this.#reversed[i]] = last - i;
    for (let i = at; i < at + width; i++) cells[i] = this.#places[cells[i]];
  }

  /** Evenly below `bound`: words past the last whole multiple of it are passed over. */
  #below(bound: number): number {
    const most = WORDS - (WORDS % bound);
    let word = this.#stream.word();
    while (word >= most) word = this.#stream.word();
    return word % bound;
  }
}
