/** Thrown to break off a deal that wants more numbers than it was given; made once, since a stack for each would cost more than the deal. */
const ENOUGH = new Error('no more numbers');
Object.freeze(ENOUGH);

/**
 * Gives `Math.random` the numbers of one deal, one after the other, and counts them.
 *
 * Plain syntax only: a subject may replace any function, and the numbers must not notice.
 */
export class ChildNumbers {
  #numbers: Float64Array = new Float64Array(0);
  #from = 0;
  #at = 0;
  #to = 0;
  #dealing = false;
  #wanting = false;
  #astray = false;

  /** The next number. Throws where the deal was given no more; outside a deal it answers, and remembers that it was asked. */
  next(): number {
    if (this.#at < this.#to) return this.#numbers[this.#at++];
    if (this.#dealing) {
      this.#wanting = true;
      throw ENOUGH;
    }
    this.#astray = true;
    return 0.5;
  }

  /** A deal begins that is given numbers `from` up to `to` of `numbers`. */
  begin(numbers: Float64Array, from: number, to: number): void {
    this.#numbers = numbers;
    this.#from = from;
    this.#at = from;
    this.#to = to;
    this.#dealing = true;
    this.#wanting = false;
  }

  /** Whether the deal wanted more numbers than it was given, whatever it did then. */
  get wanting(): boolean {
    return this.#wanting;
  }

  /** Whether something thrown that nobody caught comes of breaking a deal off: parts of it may still have been running. */
  causes(thrown: unknown): boolean {
    return this.#wanting || thrown === ENOUGH;
  }

  /** The deal is over; answers with how many numbers it asked for, one more than it was given where it wanted more. */
  end(): number {
    const asked = this.#wanting ? this.#to - this.#from + 1 : this.#at - this.#from;
    this.#at = this.#to;
    this.#dealing = false;
    return asked;
  }

  /** Whether a number was asked for outside any deal. */
  get astray(): boolean {
    return this.#astray;
  }
}
