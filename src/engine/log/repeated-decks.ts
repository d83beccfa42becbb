/** Decks remembered at most, 8 bytes each in a table that is at most half full: 32 MiB. */
const MOST_DECKS = 1 << 21;

/** Repeats are worth a word only where luck gives one in a million such logs. */
const RARE = 1e-6;

/** Counts the decks that came before in the same log, by two 32-bit hashes: decks that differ are taken for equal once in 10^7 full tables. */
export class RepeatedDecks {
  readonly #width: number;
  #first = new Uint32Array(1 << 12);
  #second = new Uint32Array(1 << 12);
  #decks = 0;
  #repeated = 0;

  constructor(width: number) {
    this.#width = width;
  }

  /** Takes the deck that starts at `at`. */
  add(cells: Uint16Array, at: number): void {
    this.#decks++;
    if (this.#decks > MOST_DECKS) return;
    // a ← (a ^ card) · 2,654,435,761 and b ← b · 2,246,822,519 + card, mod 2^32.
    let a = 0x9e3779b9;
    let b = 0x85ebca6b;
    for (let i = at; i < at + this.#width; i++) {
      a = Math.imul(a ^ cells[i], 0x9e3779b1);
      b = Math.imul(b, 0x85ebca77) + cells[i];
    }
    // Products carry only upward, so the low bits are mixed with the high ones at the end.
    a = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d);
    a ^= a >>> 13;
    b = Math.imul(b ^ (b >>> 16), 0xc2b2ae35);
    b ^= b >>> 16;
    // Zero stands for an empty place.
    if (this.#put((a | 1) >>> 0, b >>> 0)) return;
    this.#repeated++;
  }

  /** False where it is there already. */
  #put(a: number, b: number): boolean {
    if (2 * (this.#decks - this.#repeated) > this.#first.length) this.#grow();
    const mask = this.#first.length - 1;
    for (let slot = (b ^ (a >>> 7)) & mask; ; slot = (slot + 1) & mask) {
      if (this.#first[slot] === 0) {
        this.#first[slot] = a;
        this.#second[slot] = b;
        return true;
      }
      if (this.#first[slot] === a && this.#second[slot] === b) return false;
    }
  }

  #grow(): void {
    const [first, second] = [this.#first, this.#second];
    this.#first = new Uint32Array(2 * first.length);
    this.#second = new Uint32Array(2 * first.length);
    const mask = this.#first.length - 1;
    for (let i = 0; i < first.length; i++) {
      if (first[i] === 0) continue;
      let slot = (second[i] ^ (first[i] >>> 7)) & mask;
      while (this.#first[slot] !== 0) slot = (slot + 1) & mask;
      this.#first[slot] = first[i];
      this.#second[slot] = second[i];
    }
  }

  /** How many decks came before, of exp(`logOrders`) there are; null where luck gives some at this size, or where there were more decks than are remembered. */
  count(logOrders: number): number | null {
    const logExpected = 2 * Math.log(Math.max(1, this.#decks)) - Math.LN2 - logOrders;
    return this.#decks <= MOST_DECKS && logExpected < Math.log(RARE) ? this.#repeated : null;
  }
}
