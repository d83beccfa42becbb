/** What a bench took on the machine it was run on: outside the digest. */
export interface BenchCost {
  /** Milliseconds for the tables of the estimate. */
  readonly tablesMs: number;
  /** Milliseconds for all boards together. */
  readonly searchMs: number;
  /** The most memory that the program held until then, in bytes. */
  readonly peakBytes: number;
}
