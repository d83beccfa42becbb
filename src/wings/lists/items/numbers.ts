/** Whole numbers below 2^32 in order, which can be read as often as is wanted. */
export interface Numbers {
  readonly length: number;
  /** A few ten thousand at a time; the array is overwritten by the next. */
  read(): AsyncIterable<Uint32Array>;
}
