import type { RunningStatistic } from './fit-lists.js';

/** Counts lists for several statistics at once, one list after another. */
export class ListCounting {
  readonly #counters;
  readonly #whole: Uint32Array | null;
  readonly #n: number;
  #first = 0;

  /** `n` items a list; whole lists are held only where a statistic needs them, in 4 n bytes. */
  constructor(n: number, statistics: readonly RunningStatistic[]) {
    this.#n = n;
    this.#counters = statistics.map(({ fitted, id }) => ({ id, counter: fitted.counter() }));
    this.#whole = this.#counters.some(({ counter }) => counter.whole) ? new Uint32Array(n) : null;
  }

  /** Adds the next items, and ends the list that they complete. Several lists may be added one after the other. */
  add(items: Uint32Array): void {
    for (const { counter } of this.#counters) counter.add?.(items, this.#first);
    this.#whole?.set(items, this.#first);
    this.#first += items.length;
    if (this.#first < this.#n) return;
    for (const { counter } of this.#counters) {
      counter.endList?.();
      if (this.#whole) counter.whole?.(this.#whole);
    }
    this.#first = 0;
  }

  /** The counts of every statistic, by its id. */
  get counts(): ReadonlyMap<string, Float64Array> {
    return new Map(this.#counters.map(({ counter, id }) => [id, counter.counts]));
  }
}
