/** The number of differences in a bin, and the number of those whose mirror image is in it too: differences d of the bin for which n − d is in it. */
export interface DifferenceBin {
  readonly size: number;
  readonly mirrored: number;
}

/**
 * Returns the mean of Pearson's X² of `pairs` differences v(p + s) − v(p) modulo n, counted in bins, against pairs · size/(n − 1). The order v of 0 …
 * n − 1 is uniform, n ≥ 5. Two of the pairs share an item `shared` times, counted both ways round. Our own, by counting orders. Two pairs a, b that
 * share an item have any two differences that are not mirror images with probability 1/((n − 1)(n − 2)). Two that share none have any two with
 * probability (n − 4 + [a = b] + [a = −b])/((n − 1)(n − 2)(n − 3)). Tested against counts over every order in difference-moments.test.ts.
 */
export function differenceMean(n: number, bins: readonly DifferenceBin[], pairs: number, shared: number): number {
  const apart = pairs * (pairs - 1) - shared;
  const two = (n - 1) * (n - 2);
  let mean = 0;
  for (const { mirrored, size } of bins) {
    const share = size / (n - 1);
    // E[c²] − E[c]², each divided by E[c] = pairs · share; the parts that grow with pairs² are taken together before anything is rounded.
    const own = 1;
    const sharing = (shared * (size * size - mirrored)) / two;
    const others = (apart * ((n - 4) * size * size + size + mirrored)) / (two * (n - 3));
    mean += own + (sharing + others - (pairs * share) ** 2) / (pairs * share);
  }
  return mean;
}
