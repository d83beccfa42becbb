/** Natural logarithm of the evidence at which a run is decided: an even shuffle ever reaches it with a chance of at most `alpha`. */
export function decisionLine(alpha: number): number {
  return -Math.log(alpha);
}
