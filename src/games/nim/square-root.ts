/**
 * The greatest whole number whose square is at most n, which is 0 or more: Newton's method from above, root ← (root + n/root)/2, until it
 * falls no more.
 */
export function squareRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
