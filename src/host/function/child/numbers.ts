/** The error that aborts a deal that wants more numbers than it was given. Made once, since a stack for each would cost more than the deal. */
const ENOUGH = new Error('no more numbers');
Object.freeze(ENOUGH);

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const NodeError = Error;
const { includes } = String.prototype;

/** True within a comparator that a sort of the language calls. */
function isComparing(): boolean {
  const stack = new NodeError().stack ?? '';
  return apply(includes, stack, ['rray.sort (']) || apply(includes, stack, ['rray.toSorted (']);
}

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
  #compared = 0;
  readonly #comparing: boolean;

  /** `comparing`: counts only the numbers that comparators of sorts ask for. */
  constructor(comparing: boolean) {
    this.#comparing = comparing;
  }

  /** Returns the next number. Throws where the deal has used up its numbers; outside a deal it returns one, and remembers the call. */
  next(): number {
    if (this.#comparing && isComparing()) this.#compared++;
    if (this.#at < this.#to) return this.#numbers[this.#at++];
    if (this.#dealing) {
      this.#wanting = true;
      throw ENOUGH;
    }
    this.#astray = true;
    return 0.5;
  }

  begin(numbers: Float64Array, from: number, to: number): void {
    this.#numbers = numbers;
    this.#from = from;
    this.#at = from;
    this.#to = to;
    this.#dealing = true;
    this.#wanting = false;
    this.#compared = 0;
  }

  /** True if the deal wanted more numbers than it was given, whatever it did then. */
  get wanting(): boolean {
    return this.#wanting;
  }

  /** True if an uncaught error comes from aborting a deal: parts of it may still have been running. */
  causes(thrown: unknown): boolean {
    return this.#wanting || thrown === ENOUGH;
  }

  /** Ends the deal; returns the number of numbers it asked for, one more than it was given where it wanted more. */
  end(): number {
    const dealt = this.#comparing ? this.#compared : this.#at - this.#from;
    const asked = this.#wanting ? this.#to - this.#from + 1 : dealt;
    this.#at = this.#to;
    this.#dealing = false;
    return asked;
  }

  /** True if a number was asked for outside any deal. */
  get astray(): boolean {
    return this.#astray;
  }
}
