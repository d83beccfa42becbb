import { readEntry } from './text-entries.js';
import { textHash } from './text-hash.js';

/** Faults of one kind found so far: their number, and the first of them by its place; places count from 0. */
export interface Missed {
  count: number;
  at: number;
  /** The first place of a doubled text. */
  first: number;
}

export function noneMissed(): Missed {
  return { count: 0, at: Number.POSITIVE_INFINITY, first: -1 };
}

/** Counts one more fault, and keeps it as the first where its place precedes the others. */
function miss(missed: Missed, at: number, first = -1): void {
  missed.count++;
  if (at < missed.at) Object.assign(missed, { at, first });
}

/** The texts of one order, to look up the place of each: a hash table over the bytes as they lie, so that it adds only 8 to 16 bytes per text. */
export class TextPlaces {
  readonly #bytes: Uint8Array;
  /** The start of an entry plus 1; 0 where there is none. */
  readonly #slots: Uint32Array;
  /** The place plus 1 where its text was found in the other order; 0 where it was not. */
  readonly #found: Uint32Array;

  /** `bytes`: entries as `writeEntry` makes them. A text that is among them twice is counted in `doubled` and has its first place. */
  constructor(bytes: Uint8Array, doubled: Missed) {
    let entries = 0;
    for (let at = 0; at < bytes.length; at = readEntry(bytes, at).to) entries++;
    this.#bytes = bytes;
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * entries + 1)));
    this.#found = new Uint32Array(this.#slots.length);
    for (let at = 0; at < bytes.length; ) {
      const { place, from, to } = readEntry(bytes, at);
      const slot = this.#slotOf(bytes, from, to);
      if (this.#slots[slot] === 0) this.#slots[slot] = at + 1;
      else miss(doubled, place, readEntry(bytes, this.#slots[slot] - 1).place);
      at = to;
    }
  }

  /**
   * Returns the place of the text in [from, to) of other bytes, which stands at `at` there. Returns -1, and counts the fault, where there is none or
   * it was found before.
   */
  find(bytes: Uint8Array, from: number, to: number, at: number, foreign: Missed, doubled: Missed): number {
    const slot = this.#slotOf(bytes, from, to);
    if (this.#slots[slot] === 0) miss(foreign, at);
    else if (this.#found[slot] !== 0) miss(doubled, at, this.#found[slot] - 1);
    else {
      this.#found[slot] = at + 1;
      return readEntry(this.#bytes, this.#slots[slot] - 1).place;
    }
    return -1;
  }

  /** Counts the texts that were not found, each at its own place. */
  missLost(lost: Missed): void {
    for (let slot = 0; slot < this.#slots.length; slot++)
      if (this.#slots[slot] !== 0 && this.#found[slot] === 0) miss(lost, readEntry(this.#bytes, this.#slots[slot] - 1).place);
  }

  /** Returns the slot that holds a text, or the empty one where it would be put. */
  #slotOf(bytes: Uint8Array, from: number, to: number): number {
    const mask = this.#slots.length - 1;
    let slot = textHash(bytes, from, to) & mask;
    while (this.#slots[slot] !== 0 && !this.#holds(this.#slots[slot] - 1, bytes, from, to)) slot = (slot + 1) & mask;
    return slot;
  }

  #holds(entry: number, bytes: Uint8Array, from: number, to: number): boolean {
    const own = readEntry(this.#bytes, entry);
    if (own.to - own.from !== to - from) return false;
    for (let k = 0; k < to - from; k++) if (this.#bytes[own.from + k] !== bytes[from + k]) return false;
    return true;
  }
}
