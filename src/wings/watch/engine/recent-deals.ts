/** The most outcomes remembered, then the most cells in them. */
const MOST_DEALS = 1 << 16;
const MOST_CELLS = 1 << 22;

/** The latest outcomes of a stream, in which to search for the place of a change once it was noticed: 65,536 of 52 cards. */
export class RecentDeals {
  readonly width: number;
  readonly #most: number;
  #cells: Uint16Array;
  #added = 0;

  constructor(width: number) {
    this.width = width;
    this.#most = Math.max(1, Math.min(MOST_DEALS, Math.floor(MOST_CELLS / width)));
    this.#cells = new Uint16Array(Math.min(this.#most, 1024) * width);
  }

  get length(): number {
    return Math.min(this.#added, this.#most);
  }

  /** Adds the outcome that starts at `at`; it replaces the oldest where the memory is full. */
  add(cells: Uint16Array, at: number): void {
    const { width } = this;
    const place = (this.#added % this.#most) * width;
    if (place >= this.#cells.length) {
      const larger = new Uint16Array(Math.min(this.#most * width, 2 * this.#cells.length));
      larger.set(this.#cells);
      this.#cells = larger;
    }
    this.#cells.set(cells.subarray(at, at + width), place);
    this.#added++;
  }

  /** Passes the latest `many` outcomes to `take`, the latest first. */
  backwards(many: number, take: (cells: Uint16Array, at: number) => void): void {
    for (let k = 1; k <= many; k++) take(this.#cells, ((this.#added - k) % this.#most) * this.width);
  }

  /** Returns all of them, the oldest first. */
  inOrder(): Uint16Array {
    const cells = new Uint16Array(this.length * this.width);
    let end = cells.length;
    this.backwards(this.length, (from, at) => {
      end -= this.width;
      cells.set(from.subarray(at, at + this.width), end);
    });
    return cells;
  }
}
