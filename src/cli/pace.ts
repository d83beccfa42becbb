import { lasting } from '../core/words/lasting.js';
import { count } from '../core/words/numbers.js';

/** How long something is watched before its pace is told, and how long before that it may get going: what was kept from an earlier run comes at once. */
const WATCHED_MS = 1000;
const GOING_MS = 200;

/** How fast something goes on, from how much of it was done by when. */
export class Pace {
  readonly #now: () => number;
  readonly #first: number;
  #began: number | null = null;
  #since: number;
  #from: number;

  /** Begins with so much done. */
  constructor(now: () => number, done: number) {
    this.#now = now;
    this.#first = done;
    this.#since = now();
    this.#from = done;
  }

  /** So much is done now: how much of it a second, or null until it was watched for a second. */
  at(done: number): number | null {
    const now = this.#now();
    if (this.#began === null && done > this.#first) this.#began = now;
    if (this.#began !== null && now - this.#began < GOING_MS) [this.#since, this.#from] = [now, done];
    const watched = now - this.#since;
    return watched >= WATCHED_MS && done > this.#from ? (1000 * (done - this.#from)) / watched : null;
  }
}

/** How many a second, and how long the rest takes, as the end of a line; nothing where the pace is not known. */
export function paceWords(perSecond: number | null, left: number): string {
  if (perSecond === null) return '';
  return `, ${count(Math.round(perSecond))} a second${left > 0 ? `, ${lasting(left / perSecond)} left` : ''}`;
}
