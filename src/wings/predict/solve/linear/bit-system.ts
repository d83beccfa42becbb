/** Linear equations over GF(2), taken one at a time and kept in echelon form. */
export class BitSystem {
  readonly unknowns: number;
  /** Equations that say something new, at most `unknowns`. */
  rank = 0;
  readonly #words: number;
  /** Equations by their highest unknown: the bits of one, and its right side in the word behind them. */
  readonly #rows: (Uint32Array | undefined)[];
  readonly #work: Uint32Array;

  constructor(unknowns: number) {
    this.unknowns = unknowns;
    this.#words = Math.ceil(unknowns / 32);
    this.#rows = new Array<Uint32Array | undefined>(unknowns);
    this.#work = new Uint32Array(this.#words + 1);
  }

  /** Takes the equation that the unknowns in `bits` add up to `sum`. False if it contradicts those before. */
  add(bits: Uint32Array, sum: number): boolean {
    const work = this.#work;
    work.set(bits);
    work[this.#words] = sum;
    for (let w = this.#words - 1; w >= 0; w--) {
      while (work[w] !== 0) {
        const highest = 32 * w + 31 - Math.clz32(work[w]);
        const row = this.#rows[highest];
        if (row === undefined) {
          this.#rows[highest] = work.slice();
          this.rank++;
          return true;
        }
        for (let v = 0; v <= w; v++) work[v] ^= row[v];
        work[this.#words] ^= row[this.#words];
      }
    }
    return work[this.#words] === 0;
  }

  /** The unknowns, 32 a word; those that no equation fixes are 0. */
  solve(): Uint32Array {
    const found = new Uint32Array(this.#words);
    for (const [highest, row] of this.#rows.entries()) {
      if (row === undefined) continue;
      let sum = row[this.#words];
      for (let w = 0; w < this.#words; w++) sum ^= parity(row[w] & found[w]);
      if (sum & 1) found[highest >>> 5] |= 1 << (highest & 31);
    }
    return found;
  }
}

/** 1 if an odd number of a word's bits are 1. */
export function parity(word: number): number {
  let folded = word ^ (word >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  return (0x6996 >>> (folded & 15)) & 1;
}
