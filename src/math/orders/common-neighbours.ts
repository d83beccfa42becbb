import { pow } from '../primitives/pow.js';
/**
 * Returns E[k³] of the kernel k = (n − 1) c/2 − n, n ≥ 4, where c is the number of pairs of cards that lie side by side in both of two independent
 * uniform decks. First and last card count as neighbours. It follows from the chance that one, two or three given pairs are all kept: pairs that form
 * b blocks can be turned round in 2^b ways, and n − j things stand around the circle instead of n. Our own; checked against every order of small
 * decks in order-counts.test.ts.
 */
export function commonNeighbourCube(n: number): number {
  const one = (2 * n) / (n - 1);
  const two = (2 * n + 4 * ((n * (n - 3)) / 2)) / ((n - 1) * (n - 2));
  const three = (2 * n + 4 * n * (n - 4) + (8 * n * (n - 4) * (n - 5)) / 6) / ((n - 1) * (n - 2) * (n - 3));
  // From the binomial moments E[C(c, j)] to the powers of c.
  const square = 2 * two + one;
  const cube = 6 * three + 6 * two + one;
  const half = (n - 1) / 2;
  return pow(half, 3) * cube - 3 * half ** 2 * n * square + 3 * half * n ** 2 * one - pow(n, 3);
}
