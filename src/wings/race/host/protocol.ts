/** The task of a thread of a race, given as it starts. Both see the same memory. */
export interface RaceTask {
  /** True for the first thread, which lays out the deck, starts every deal and hands over the result. */
  readonly first: boolean;
  readonly n: number;
  readonly locked: boolean;
  /** The shared deck: one 16-bit card per position. */
  readonly deck: SharedArrayBuffer;
  /** The shared signals, RACE_SIGNALS 32-bit integers. */
  readonly signals: SharedArrayBuffer;
  /** Four words, not all zero: each thread draws from a generator of its own. */
  readonly state: readonly number[];
}

/**
 * The index of each signal: the deal that has begun, the deals that the second thread is ready for and has finished, and who holds the lock (0
 * nobody, 1 somebody).
 */
export const RACE_SIGNAL = { begun: 0, ready: 1, finished: 2, lock: 3 } as const;

export const RACE_SIGNALS = 4;
