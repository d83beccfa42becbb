import { type HandedKernel, handedKernel } from './handed-kernel.js';
import { ChildStream } from './stream.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const toReversed = Array.prototype.toReversed;
const Halves = Uint16Array;
const State = Int32Array;

/** Every word of a stream is below it. */
const WORDS = 2 ** 32;

/** Decks, and cells in them, that a kernel makes ahead at the most. */
const MOST_AHEAD = 64;
const MOST_CELLS_AHEAD = 2 ** 16;

/**
 * The decks in random order that a function is handed, one after another, from a state of their own. The child makes them to hand them in; the
 * parent makes the same ones from the same state, and reads the order of what came back off them.
 */
export class ChildInputDeck {
  readonly #n: number;
  readonly #stream: ChildStream;
  readonly #rewind: boolean;
  /** The deck, last card first: a list that a subject cannot reach, so no setter of its making is ever asked. */
  readonly #reversed: number[];
  readonly #places: Uint16Array;
  /** Null where decks are made one by one, by the stream. */
  readonly #kernel: HandedKernel | null;
  /** Of the kernel: its words, the deck that it made last, and those that it made ahead, of which so many are still to come. */
  readonly #state: Int32Array = new State(4);
  readonly #last: Uint16Array;
  readonly #ahead: Uint16Array;
  readonly #room: number;
  #left = 0;

  /** `state` is four words, not all zero; `rewind`: every deck is the first again. Without `kernel` decks are made one by one. */
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

  /** Goes on to the next deck: an even shuffle, whatever the order of the last one was. */
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

  /** Goes on so many times, and writes each deck to `into`, side by side, last card first: for the parent, which hands none in. */
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

  /** A copy of the deck, to be handed in. */
  copy(): number[] {
    return apply(toReversed, this.#reversed, []) as number[];
  }

  /** Turns `width` cards at `at`, each below n, into their places in the deck, from 0. */
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

  /** Evenly below `bound`: words past the last whole multiple of it are passed over. */
  #below(bound: number): number {
    const most = WORDS - (WORDS % bound);
    let word = this.#stream.word();
    while (word >= most) word = this.#stream.word();
    return word % bound;
  }
}
