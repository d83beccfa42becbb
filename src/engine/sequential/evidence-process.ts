/**
 * A bet against an even shuffle, settled after every deal. It starts with 1, and if the shuffle is even its expected value after the next deal
 * is what it is now, whatever was dealt before (an e-process). So it ever reaches x with a chance of at most 1/x (Ville's inequality).
 */
export interface EvidenceProcess {
  /** Settles the bet on the deck that starts at `at`: as many cells as the process was made for. */
  add(cells: Uint16Array, at: number): void;
  /** Natural logarithm of its value. */
  logE(): number;
}
