import type { ChildCardNames } from './card-names.js';

/** The cards of a deck that are names or objects: what they hold, in the order in which a child told it, and the number of each. */
export class ChildMetCards {
  readonly #names: ChildCardNames | null;
  readonly #most: number;
  readonly #lines: string[] = [];
  readonly #numbers: number[] = [];

  /** Numbered by `names`, or as they come; there are at most `most` of them. */
  constructor(names: ChildCardNames | null, most: number) {
    this.#names = names;
    this.#most = most;
  }

  /** What they hold, as far as they came, a line of JSON each. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Takes lines that tell of more cards; answers with the first that is of none of them, or null. */
  meet(lines: string): string | null {
    for (const line of lines.split('\n').slice(0, -1)) {
      const number = this.#names ? this.#names.numberOf(line) : this.#lines.length;
      if (number === undefined || this.#lines.length === this.#most) return line;
      this.#lines.push(line);
      this.#numbers.push(number);
    }
    return null;
  }

  /** Turns `n` cells at `at` from the child's numbers to those of the names; false where the child told of no such card. */
  rename(cells: Uint16Array, at: number, n: number): boolean {
    for (let i = at; i < at + n; i++) {
      if (cells[i] >= this.#numbers.length) return false;
      cells[i] = this.#numbers[cells[i]];
    }
    return true;
  }

  /** What the card of a number is called. */
  nameOf(card: number): string | undefined {
    return this.#names ? this.#names.vocabulary.cards[card] : this.#lines[card];
  }
}
