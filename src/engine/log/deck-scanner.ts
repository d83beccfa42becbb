import type { CardTrie } from './card-trie.js';
import { cardTrie } from './card-trie.js';
import type { LogForm } from './log-form.js';
import { pairTable, STEP_BITS } from './pair-table.js';
import { spellings } from './vocabulary.js';

const QUOTE = 34;
const SPACE = 32;
const OPEN = 91;
const CLOSE = 93;
const START = 1;
const STEP = 2 ** STEP_BITS - 1;

/**
 * Reads a deck directly from bytes, without making a string. It accepts only the plain form; anything else is left to the careful reader, which
 * accepts it or says what is wrong.
 */
export class DeckScanner {
  readonly #trie: CardTrie;
  readonly #pairs: Uint16Array;
  readonly #width: number;
  readonly #packs: number;
  /** The byte between two cards, -1 if there is none. */
  readonly #separator: number;
  /** True if quotes and brackets may surround the deck. */
  readonly #wrapped: boolean;
  /** The number of times each card came in the deck being read, beyond `#floor`. */
  readonly #met: Float64Array;
  #floor = 0;

  /** `separator` is one byte, or '' if cards follow one another directly. */
  constructor({ packs, vocabulary, width }: Pick<LogForm, 'packs' | 'vocabulary' | 'width'>, separator: string, wrapped: boolean) {
    this.#separator = separator === '' ? -1 : separator.charCodeAt(0);
    const spelled = spellings(vocabulary);
    this.#trie = cardTrie(spelled);
    this.#pairs = pairTable(spelled, this.#separator);
    this.#width = width;
    this.#packs = packs;
    this.#wrapped = wrapped;
    this.#met = new Float64Array(vocabulary.cards.length);
  }

  /** Reads the deck that starts at `at`, as card indices into `cells` from `into`. Returns where it ends, or -1 if it is not plain. */
  scan(bytes: Uint8Array, at: number, cells: Uint16Array, into: number): number {
    const quoted = this.#wrapped && bytes[at] === QUOTE;
    if (quoted) at++;
    const bracketed = this.#wrapped && bytes[at] === OPEN;
    if (bracketed) at++;
    at = this.#cards(bytes, at, cells, into);
    if (at < 0 || !this.#whole(cells, into)) return -1;
    if (bracketed && bytes[at++] !== CLOSE) return -1;
    if (quoted && bytes[at++] !== QUOTE) return -1;
    return at;
  }

  #cards(bytes: Uint8Array, at: number, cells: Uint16Array, into: number): number {
    const pairs = this.#pairs;
    const separator = this.#separator;
    const last = into + this.#width - 1;
    for (let to = into; to < last; to++) {
      // first + 256 second → card · 8 + bytes to go on, or 0: see `pairTable`.
      const entry = pairs[bytes[at] | (bytes[at + 1] << 8)];
      const next = at + (entry & STEP);
      if (entry !== 0 && bytes[next - 1] === separator) {
        cells[to] = entry >>> STEP_BITS;
        at = next;
      } else {
        at = this.#card(bytes, at, cells, to);
        if (at < 0 || (separator >= 0 && bytes[at++] !== separator)) return -1;
      }
    }
    return this.#card(bytes, at, cells, last);
  }

  /** Reads one card, byte by byte; returns where it ends, or -1. */
  #card(bytes: Uint8Array, at: number, cells: Uint16Array, to: number): number {
    const { next, card: cardOf } = this.#trie;
    // One space behind a separator is how many programs write a list.
    if (bytes[at] === SPACE && this.#separator >= 0) at++;
    let state = START;
    for (let step = next[256 * state + bytes[at]]; step !== 0; step = next[256 * state + bytes[at]]) {
      state = step;
      at++;
    }
    cells[to] = cardOf[state];
    return cardOf[state] < 0 ? -1 : at;
  }

  /** True if every card comes as often as it should: the number of cards is right, and none comes too often. */
  #whole(cells: Uint16Array, into: number): boolean {
    const met = this.#met;
    const floor = this.#floor;
    const full = floor + this.#packs;
    const end = into + this.#width;
    // Each deck counts on from where the last one ended, so that nothing has to be cleared.
    this.#floor = full;
    for (let at = into; at < end; at++) {
      const card = cells[at];
      const count = Math.max(met[card], floor) + 1;
      if (count > full) return false;
      met[card] = count;
    }
    return true;
  }
}
