/**
 * The Walsh–Hadamard transform of a list of 2^b whole numbers: entry w is the sum of the numbers, those whose index shares an odd number of
 * bits with w taken away. Twice over it multiplies by 2^b, and the transform of an exclusive-or convolution is the product of both. Bit by
 * bit of the index, (a, b) ← (a + b, a − b): J. L. Shanks (1969), Computation of the fast Walsh–Fourier transform, IEEE Transactions on
 * Computers C-18:457–459.
 */
export function walsh(numbers: readonly bigint[]): bigint[] {
  const out = [...numbers];
  for (let half = 1; half < out.length; half *= 2)
    for (let start = 0; start < out.length; start += 2 * half)
      for (let i = start; i < start + half; i++) {
        const [a, b] = [out[i], out[i + half]];
        out[i] = a + b;
        out[i + half] = a - b;
      }
  return out;
}

/** The list with zeros added up to the next power of two; at least one number. */
export function padded(numbers: readonly bigint[]): bigint[] {
  let length = 1;
  while (length < numbers.length) length *= 2;
  return Array.from({ length }, (_, i) => numbers[i] ?? 0n);
}

/**
 * The law of the exclusive or of `times` independent numbers with these weights: weight of every value from 0 to the next power of two,
 * of (sum of weights)^times in all. Exact.
 */
export function xorPower(weights: readonly bigint[], times: number): bigint[] {
  const powers = walsh(padded(weights)).map((value) => value ** BigInt(times));
  const size = BigInt(powers.length);
  return walsh(powers).map((value) => value / size);
}
