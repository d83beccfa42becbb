import type { Batch } from '../../core/subject/outcome.js';
import type { HeldCells } from '../../kernel/held-cells.js';

/** The most decks remembered, by 8 bytes each. */
const MOST_DECKS = 1 << 21;

/** The number of hashes stored together. */
const STRETCH = 1 << 16;

/** Bits per deck that tell most hashes apart. */
const SLOTS_A_DECK = 16;
const SLOT_WORD = 32;

/** Repeats are reported only if chance gives them in one of a million such logs. */
const RARE = 1e-6;

/** Counts the decks that came before in the same log, by two 32-bit hashes: different decks are taken for equal once in 10^7 full tables. */
export class RepeatedDecks {
  // With a sign: engines keep larger numbers as objects until a function is compiled for speed.
  readonly #stretches: Int32Array[] = [];
  #decks = 0;

  /** Takes the decks of a batch, which `held` may hold as well. */
  add({ cells, length, width }: Pick<Batch, 'cells' | 'length' | 'width'>, held: HeldCells | null = null): void {
    const hashes = held ? held.hashes() : hashesOf(cells, length, width);
    for (let from = 0; from < length && this.#decks + from < MOST_DECKS; ) {
      const at = (this.#decks + from) % STRETCH;
      if (at === 0) this.#stretches.push(new Int32Array(2 * STRETCH));
      const count = Math.min(length - from, STRETCH - at);
      this.#stretches[this.#stretches.length - 1].set(hashes.subarray(2 * from, 2 * (from + count)), 2 * at);
      from += count;
    }
    this.#decks += length;
  }

  /**
   * Returns how many decks came before, out of exp(`logOrders`) possible ones. Null if chance gives some at this size, or there were more decks than
   * are remembered.
   */
  count(logOrders: number): number | null {
    const logExpected = 2 * Math.log(Math.max(1, this.#decks)) - Math.LN2 - logOrders;
    return this.#decks <= MOST_DECKS && logExpected < Math.log(RARE) ? this.#met() : null;
  }

  /**
   * Returns how many of the hashes came before. Most have a bit to themselves, one of `SLOTS_A_DECK` per deck. Only the few that share one are looked
   * up in a table, which is at most half full and takes at most 32 MiB.
   */
  #met(): number {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(SLOT_WORD, SLOTS_A_DECK * this.#decks)));
    const met = new Int32Array(slots / SLOT_WORD);
    const shared = new Int32Array(slots / SLOT_WORD);
    let again = 0;
    for (const { hashes, length } of this.#lists()) {
      for (let at = 1; at < length; at += 2) {
        const slot = hashes[at] & (slots - 1);
        const bit = 1 << (slot % SLOT_WORD);
        const word = slot >>> 5;
        if ((met[word] & bit) === 0) met[word] |= bit;
        else {
          shared[word] |= bit;
          again++;
        }
      }
    }
    if (again === 0) return 0;
    const table = new PairTable(Math.min(this.#decks, 2 * again));
    let repeated = 0;
    for (const { hashes, length } of this.#lists()) {
      for (let at = 1; at < length; at += 2) {
        const slot = hashes[at] & (slots - 1);
        if ((shared[slot >>> 5] & (1 << (slot % SLOT_WORD))) !== 0 && !table.put(hashes[at - 1], hashes[at])) repeated++;
      }
    }
    return repeated;
  }

  #lists(): readonly { readonly hashes: Int32Array; readonly length: number }[] {
    return this.#stretches.map((hashes, k) => ({ hashes, length: 2 * Math.min(STRETCH, this.#decks - k * STRETCH) }));
  }
}

/** A set of pairs of 32-bit integers, of which the first is not 0. */
class PairTable {
  readonly #mask: number;
  readonly #pairs: Int32Array;

  constructor(most: number) {
    const places = 2 ** Math.ceil(Math.log2(2 * most));
    this.#mask = places - 1;
    this.#pairs = new Int32Array(2 * places);
  }

  /** Adds a pair; false if it is already there. */
  put(a: number, b: number): boolean {
    const pairs = this.#pairs;
    for (let place = (b ^ (a >>> 7)) & this.#mask; ; place = (place + 1) & this.#mask) {
      const at = 2 * place;
      if (pairs[at] === 0) {
        pairs[at] = a;
        pairs[at + 1] = b;
        return true;
      }
      if (pairs[at] === a && pairs[at + 1] === b) return false;
    }
  }
}

function hashesOf(cells: Uint16Array, length: number, width: number): Int32Array {
  const hashes = new Int32Array(2 * length);
  for (let deck = 0; deck < length; deck++) hashDeck(cells, deck * width, width, hashes, 2 * deck);
  return hashes;
}

/**
 * Writes two 32-bit integer hashes of the `width` cells from `from` on to `hashes` at `at` and after it. The first is never 0. Different decks share
 * both in about one of 2^64 pairs.
 */
export function hashDeck(cells: Uint16Array, from: number, width: number, hashes: Int32Array, at: number): void {
  // a ← (a ^ card) · 2,654,435,761 and b ← b · 2,246,822,519 + card, mod 2^32.
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = from; i < from + width; i++) {
    a = Math.imul(a ^ cells[i], 0x9e3779b1);
    b = Math.imul(b, 0x85ebca77) + cells[i];
  }
  // Products carry only upward, so the low bits are mixed with the high ones at the end.
  a = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d);
  b = Math.imul(b ^ (b >>> 16), 0xc2b2ae35);
  hashes[at] = (a ^ (a >>> 13)) | 1;
  hashes[at + 1] = b ^ (b >>> 16);
}
