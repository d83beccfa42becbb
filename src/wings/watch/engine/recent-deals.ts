/** Outcomes remembered at the most, and cells in them. */
const MOST_DEALS = 1 << 16;
const MOST_CELLS = 1 << 22;

/** The latest outcomes of a stream, so that the place of a change can be looked for once it was noticed: 65,536 of 52 cards. */
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

  /** How many there are. */
  get length(): number {
    return Math.min(this.#added, this.#most);
  }

  /** Takes the outcome that starts at `at`, in place of the oldest where there are as many as are remembered. */
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

  /** Hands over the latest `many` outcomes, the latest first. */
  backwards(many: number, take: (cells: Uint16Array, at: number) => void): void {
    for (let k = 1; k <= many; k++) take(this.#cells, ((this.#added - k) % this.#most) * this.width);
  }

  /** All of them, the oldest first. */
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
