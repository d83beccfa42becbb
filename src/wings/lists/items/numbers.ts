/** Whole numbers below 2^32 in order, which can be read any number of times. */
export interface Numbers {
  readonly length: number;
  /** Yields a few ten thousand at a time; each step overwrites the array. */
  read(): AsyncIterable<Uint32Array>;
}
