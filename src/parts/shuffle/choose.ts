/** The binomial coefficient C(from, n), for `from` ≥ 0; 0 where n is greater. */
export function choose(from: bigint, n: number): bigint {
  let product = 1n;
  for (let k = 0n; k < BigInt(n); k++) product = (product * (from - k)) / (k + 1n);
  return product;
}
