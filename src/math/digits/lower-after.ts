/**
 * Computes the Lehmer code of the deck in cells[at … at + n): into[p] becomes the number of lower cards after position p, in [0, n − 1 − p]. It is a
 * bijection (D. E. Knuth, TAOCP vol. 3, 5.1.1), so for an even shuffle the digits are independent and even. O(n log n).
 *
 * `tree` is scratch of n + 1 counters, from 1: tree[i] counts the cards met among the i & −i ones up to card i − 1. So repeatedly removing the lowest
 * 1 of i sums all below, and adding it finds all that hold a card. P. M. Fenwick (1994), doi:10.1002/spe.4380240306.
 */
export function lowerAfter(cells: Uint16Array, at: number, tree: Uint16Array, into: Uint16Array): void {
  const n = into.length;
  tree.fill(0);
  for (let p = n - 1; p >= 0; p--) {
    const card = cells[at + p];
    let lower = 0;
    for (let i = card; i > 0; i &= i - 1) lower += tree[i];
    into[p] = lower;
    for (let i = card + 1; i <= n; i += i & -i) tree[i]++;
  }
}
