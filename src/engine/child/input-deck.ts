import { type HandedKernel, handedKernel } from './handed-kernel.js';
import { ChildStream } from './stream.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const toReversed = Array.prototype.toReversed;
const Halves = Uint16Array;
const State = Int32Array;

/** The exclusive upper bound of the words of a stream. */
const WORDS = 2 ** 32;

/** The most decks, and below it the most cells in them, that a kernel makes ahead. */
const MOST_AHEAD = 64;
const MOST_CELLS_AHEAD = 2 ** 16;

/**
 * The decks in random order that are a function's input, one after another, from a state of their own. The child makes them as input; the parent
 * makes the same ones from the same state, and reads the order of the answers from them.
 */
export class ChildInputDeck {
  readonly #n: number;
  readonly #stream: ChildStream;
  readonly #rewind: boolean;
  /** The deck, last card first: a list that a subject cannot reach, so none of its setters is ever called. */
  readonly #reversed: number[];
  readonly #places: Uint16Array;
  /** Null if the stream makes decks one by one. */
  readonly #kernel: HandedKernel | null;
  /** The kernel's words; then the deck it made last, the decks it made ahead, and the number of them still to come. */
  readonly #state: Int32Array = new State(4);
  readonly #last: Uint16Array;
  readonly #ahead: Uint16Array;
  readonly #room: number;
  #left = 0;

  /** `state` is four words, not all zero; `rewind`: every deck is the first again. Without `kernel`, decks are made one by one. */
  constructor(n: number, state: readonly number[], rewind: boolean = false, kernel: HandedKernel | null = handedKernel()) {
    this.#n = n;
    this.#stream = new ChildStream(state, null);
    this.#rewind = rewind;
    this.#reversed = Array.from({ length: n }, (_, i) => i);
    this.#places = new Halves(n);
    this.#kernel = rewind ? null : kernel;
    for (let i = 0; i < 4; i++) this.#state[i] = state[i];
    this.#last = Halves.from(this.#reversed);
    this.#room = Math.min(MOST_AHEAD, Math.floor(MOST_CELLS_AHEAD / n));
    this.#ahead = new Halves(this.#kernel ? this.#room * n : 0);
  }

  /** Moves to the next deck: an unbiased shuffle, whatever the order of the last one. */
  next(): void {
    if (this.#kernel === null) {
      this.#shuffle();
      return;
    }
    const n = this.#n;
    const cards = this.#reversed;
    const ahead = this.#ahead;
    if (this.#left === 0) this.#makeAhead(this.#kernel);
    const at = (this.#room - this.#left--) * n;
    for (let i = 0; i < n; i++) cards[i] = ahead[at + i];
  }

  /** Moves ahead `count` times, and writes each deck to `into`, side by side, last card first: for the parent, which hands none in. */
  take(count: number, into: Uint16Array): void {
    const n = this.#n;
    for (let made = 0; made < count; ) {
      if (this.#kernel === null) {
        this.#shuffle();
        into.set(this.#reversed, made++ * n);
        continue;
      }
      if (this.#left === 0) this.#makeAhead(this.#kernel);
      const some = Math.min(this.#left, count - made);
      const at = (this.#room - this.#left) * n;
      into.set(this.#ahead.subarray(at, at + some * n), made * n);
      this.#left -= some;
      made += some;
    }
  }

  copy(): number[] {
    return apply(toReversed, this.#reversed, []) as number[];
  }

  /** Replaces `width` cards at `at`, each below n, by their places in the deck, from 0. */
  place(cells: Uint16Array, at: number, width: number): void {
    const cards = this.#reversed;
    const places = this.#places;
    const last = this.#n - 1;
    for (let i = 0; i <= last; i++) places[cards[i]] = last - i;
    for (let i = at; i < at + width; i++) cells[i] = places[cells[i]];
  }

  #makeAhead(kernel: HandedKernel): void {
    kernel.decks(this.#state, this.#last, this.#n, this.#ahead, this.#room);
    this.#left = this.#room;
  }

  #shuffle(): void {
    const cards = this.#reversed;
    const n = this.#n;
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

  /** Returns a uniform number below `bound`: words past its last whole multiple are rejected. */
  #below(bound: number): number {
    const most = WORDS - (WORDS % bound);
    let word = this.#stream.word();
    while (word >= most) word = this.#stream.word();
    return word % bound;
  }
}
