/**
 * Returns the Walsh–Hadamard transform of a list of weights, padded with zeros to the next power of two. Entry w is the sum of the weights, with
 * those subtracted whose index shares an odd number of bits with w. Applied twice it multiplies by the length, and the transform of an exclusive-or
 * convolution is the product of both. Bit by bit of the index, (a, b) ← (a + b, a − b).
 *
 * Source: J. L. Shanks (1969), Computation of the fast Walsh–Fourier transform, IEEE Transactions on Computers C-18, 457–459.
 */
export function walsh(weights: readonly bigint[]): bigint[] {
  let length = 1;
  while (length < weights.length) length *= 2;
  const out = Array.from({ length }, (_, i) => weights[i] ?? 0n);
  for (let half = 1; half < length; half *= 2)
    for (let start = 0; start < length; start += 2 * half)
      for (let i = start; i < start + half; i++) {
        const [a, b] = [out[i], out[i + half]];
        out[i] = a + b;
        out[i + half] = a - b;
      }
  return out;
}
