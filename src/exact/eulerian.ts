/** How many orders of `n` cards have k descents, for k = 0 … n − 1: the Eulerian numbers, by A(m, k) = (k + 1) A(m − 1, k) + (m − k) A(m − 1, k − 1). */
export function eulerian(n: number): readonly bigint[] {
  let row = [1n];
  for (let m = 2; m <= n; m++) {
    row = Array.from({ length: m }, (_, k) => BigInt(k + 1) * (row[k] ?? 0n) + BigInt(m - k) * (row[k - 1] ?? 0n));
  }
  return row;
}
