import { type ChildBreach, childBreach } from './breach.js';

// Captured before the subject is loaded: it may replace it.
const NodeError = Error;

const LATE = 'random() was called after the deal it was given for had returned';

/** Lends a function its `random()` for one deal, and detects later use. */
export class ChildLoan {
  readonly #draw: () => number;
  #deal = 0;
  #late = false;

  constructor(draw: () => number) {
    this.#draw = draw;
  }

  /** Returns a `random()` for the deal that begins; it throws once `end` was called. */
  lend(): () => number {
    const deal = this.#deal;
    return () => {
      if (this.#deal !== deal) {
        this.#late = true;
        throw new NodeError(LATE);
      }
      return this.#draw();
    };
  }

  /** Ends the loan when the deal has returned. */
  end(): void {
    this.#deal++;
  }

  /** Returns the broken rule if a `random()` was used after its deal, even if the function swallowed the error; else null. */
  breach(): ChildBreach | null {
    return this.#late ? childBreach('E_RNG_AFTER_RETURN', LATE) : null;
  }
}
