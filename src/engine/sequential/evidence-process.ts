/**
 * A bet against an even shuffle, settled after every deal. It starts with 1, and if the shuffle is even its expected value after the next
 * deal is what it is now, whatever was dealt before (an e-process). So it ever reaches x with a chance of at most 1/x: J. Ville (1939),
 * Étude critique de la notion de collectif; A. Ramdas, P. Grünwald, V. Vovk & G. Shafer (2023), Game-theoretic statistics and safe
 * anytime-valid inference, doi:10.1214/23-STS894.
 */
export interface EvidenceProcess {
  /** Settles the bet on the deck that starts at `at`: as many cells as the process was made for. */
  add(cells: Uint16Array, at: number): void;
  /** Natural logarithm of its value. */
  logE(): number;
}
