import { parity } from '../bit-system.js';
import { type BitMemory, bitMemory } from './bit-memory.js';
import { addPivot, type Pivot } from './slab-pivot.js';

/** Columns of a stripe, and bytes of a row in it. */
const [STRIPE, ROW] = [512, 64];

/** Columns that are cleared at a time, and bytes of the tables of their sums. */
const [SLAB, TABLES] = [64, 8 * 256 * ROW];

/**
 * Linear equations over GF(2), all at once, for several right sides: Gaussian elimination by the Method of Four Russians (Albrecht, Bard, Hart 2010,
 * doi:10.1145/1644001.1644002). The bits of all rows lie in stripes of 512 columns, so that the tables of a stripe stay in a cache; the right sides are
 * the last stripe.
 */
export class BitMatrix {
  readonly rows: number;
  readonly unknowns: number;
  /** Equations that say something new, once eliminated. */
  rank = 0;
  readonly memory: BitMemory;
  /** Free memory behind the rows for whoever fills them. */
  readonly room: number;
  readonly #stripes: number;
  readonly #choices: number;
  readonly #given: number;
  readonly #tables: number;
  /** The column of each row that an unknown is read off. */
  readonly #columns: number[] = [];

  /** Makes room for at most 512 right sides. `room`: bytes of memory left to whoever fills the rows, which `take` gives. */
  constructor(rows: number, unknowns: number, room = 0, take = bitMemory) {
    this.rows = rows;
    this.unknowns = unknowns;
    this.#stripes = Math.ceil(unknowns / STRIPE);
    const own = rows * ROW * (this.#stripes + 1);
    this.memory = take(own + TABLES + SLAB * ROW + (rows + SLAB) * 8 + 64 + room);
    this.#tables = this.memory.at + own;
    this.#given = this.#tables + TABLES;
    this.room = this.#given + SLAB * ROW;
    this.#choices = this.room + room;
  }

  /** The address of the first row of a stripe. */
  stripe(s: number): number {
    return this.memory.at + s * this.rows * ROW;
  }

  /** Adds 1 to a bit of a row: column `unknowns` rounded up to whole stripes is the first right side. */
  toggle(row: number, column: number): void {
    this.memory.words[this.#word(row, column)] ^= 1 << (column & 31);
  }

  /** Sets the right side of a row for one of the sides. */
  setSide(row: number, side: number, value: number): void {
    if (value) this.toggle(row, this.#stripes * STRIPE + side);
  }

  /** Brings the rows to echelon form. */
  eliminate(): void {
    for (let from = 0; from < this.unknowns && this.rank < this.rows; from += SLAB) this.#clear(from);
  }

  /** True where no unknowns fulfil the equations with this right side. */
  contradicts(side: number): boolean {
    const column = this.#stripes * STRIPE + side;
    for (let row = this.rank; row < this.rows; row++) if ((this.memory.words[this.#word(row, column)] >>> (column & 31)) & 1) return true;
    return false;
  }

  /** The unknowns that no equation fixes. */
  free(): readonly number[] {
    const fixed = new Set(this.#columns);
    return Array.from({ length: this.unknowns }, (_, column) => column).filter((column) => !fixed.has(column));
  }

  /** The unknowns for a right side, 32 a word; those that no equation fixes are 0. */
  solve(side: number): Uint32Array {
    const column = this.#stripes * STRIPE + side;
    return this.#substitute(
      new Uint32Array(this.#stripes * (STRIPE / 32)),
      (row) => this.memory.words[this.#word(row, column)] >>> (column & 31),
    );
  }

  /** The unknowns that turn over with one that no equation fixes. */
  turnedWith(free: number): Uint32Array {
    const found = new Uint32Array(this.#stripes * (STRIPE / 32));
    found[free >>> 5] = 1 << (free & 31);
    return this.#substitute(found, () => 0);
  }

  #substitute(found: Uint32Array, side: (row: number) => number): Uint32Array {
    const { words } = this.memory;
    for (let row = this.rank - 1; row >= 0; row--) {
      const own = this.#columns[row];
      let sum = 0;
      // A row may have unknowns that nothing fixes among the 64 columns in which it was found.
      for (let w = (own - (own % SLAB)) >>> 5; w < found.length; w++) sum ^= words[this.#word(row, 32 * w)] & found[w];
      found[own >>> 5] |= ((parity(sum) ^ side(row)) & 1) << (own & 31);
    }
    return found.subarray(0, Math.ceil(this.unknowns / 32));
  }

  #word(row: number, column: number): number {
    return ((this.stripe(Math.floor(column / STRIPE)) + row * ROW) >>> 2) + ((column % STRIPE) >>> 5);
  }

  /** Clears 64 columns below the rows that stand for them. */
  #clear(from: number): void {
    const { kernels, words } = this.memory;
    const first = this.rank;
    const pivots = this.#findPivots(from);
    const rest = this.rank;
    const below = this.rows - rest;
    const [tables, given, choices] = [this.#tables, this.#given, this.#choices];
    const chosen = choices >>> 2;
    const at = this.#word(rest, from);
    for (let r = 0; r < below; r++) {
      words[chosen + 2 * r] = words[at + r * (ROW / 4)];
      words[chosen + 2 * r + 1] = words[at + r * (ROW / 4) + 1];
    }
    const sums = chosen + 2 * below;
    for (const [k, { low, high }] of pivots.entries()) words.set([low, high], sums + 2 * k);
    for (let s = Math.floor(from / STRIPE); s <= this.#stripes; s++) {
      const rows = this.stripe(s);
      const own = (rows + first * ROW) >>> 2;
      const length = pivots.length * (ROW / 4);
      // The rows found are replaced by sums of them, of which each has one of the columns alone.
      words.fill(0, given >>> 2, (given + SLAB * ROW) >>> 2);
      words.copyWithin(given >>> 2, own, own + length);
      kernels.sumTables(given, tables);
      words.fill(0, own, own + length);
      kernels.addSums(4 * own, pivots.length, choices + 8 * below, tables);
      words.fill(0, given >>> 2, (given + SLAB * ROW) >>> 2);
      for (const [k, { column }] of pivots.entries())
        words.copyWithin((given >>> 2) + column * (ROW / 4), own + k * (ROW / 4), own + (k + 1) * (ROW / 4));
      kernels.sumTables(given, tables);
      kernels.addSums(rows + rest * ROW, below, choices, tables);
    }
  }

  /**
   * Moves rows that have something new in 64 columns to the front of those that are left. Returns for each the column that it stands for, and which of
   * the rows so moved, by a bit each, add up to that column alone, apart from columns that none stands for.
   */
  #findPivots(from: number): readonly Pivot[] {
    const { words } = this.memory;
    const pivots: Pivot[] = [];
    const first = this.rank;
    for (let row = first; row < this.rows && pivots.length < SLAB; row++) {
      const at = this.#word(row, from);
      const pivot = addPivot(pivots, [words[at], words[at + 1]]);
      if (pivot === null) continue;
      this.#columns.push(from + pivot.column);
      this.#swap(row, first + pivots.length - 1, Math.floor(from / STRIPE));
      this.rank++;
    }
    return pivots;
  }

  #swap(a: number, b: number, from: number): void {
    if (a === b) return;
    const { words } = this.memory;
    for (let s = from; s <= this.#stripes; s++) {
      const [one, other] = [(this.stripe(s) + a * ROW) >>> 2, (this.stripe(s) + b * ROW) >>> 2];
      const held = words.slice(one, one + ROW / 4);
      words.copyWithin(one, other, other + ROW / 4);
      words.set(held, other);
    }
  }
}
