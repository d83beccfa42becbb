import { lasting } from '../core/words/lasting.js';
import { count } from '../core/words/numbers.js';

/** The time watched before a pace is shown, and the warm-up before that: results kept from an earlier run come at once. */
const WATCHED_MS = 1000;
const GOING_MS = 200;

/** The pace of a task, measured from the amounts done at given times. */
export class Pace {
  readonly #now: () => number;
  readonly #first: number;
  #began: number | null = null;
  #since: number;
  #from: number;

  /** Starts with this amount already done. */
  constructor(now: () => number, done: number) {
    this.#now = now;
    this.#first = done;
    this.#since = now();
    this.#from = done;
  }

  /** Records the amount done now. Returns the rate per second, or null until one second has been watched. */
  at(done: number): number | null {
    const now = this.#now();
    if (this.#began === null && done > this.#first) this.#began = now;
    if (this.#began !== null && now - this.#began < GOING_MS) [this.#since, this.#from] = [now, done];
    const watched = now - this.#since;
    return watched >= WATCHED_MS && done > this.#from ? (1000 * (done - this.#from)) / watched : null;
  }
}

/** Writes the rate per second and the time left, as the end of a line; empty if the pace is unknown. */
export function paceWords(perSecond: number | null, left: number): string {
  if (perSecond === null) return '';
  return `, ${count(Math.round(perSecond))} a second${left > 0 ? `, ${lasting(left / perSecond)} left` : ''}`;
}
