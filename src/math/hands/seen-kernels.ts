import { pow } from '../primitives/pow.js';
import { hypergeometricLaw } from './hypergeometric.js';

/**
 * The basis of the three quadratic statistics of partial deals: for each a kernel of two deals of `k` out of `n` cards, Q = (1/N) Σ kernel over all
 * ordered pairs of deals. Every kernel is that of a projection. So its mean is 0, the mean of its square is the degrees, and a deal with itself gives
 * the degrees. A third moment also needs the mean of its cube, by the number m of cards that two deals share, which is hypergeometric. The three
 * moments follow as in `kernelCumulants`; checked against every deal of small decks in kinds/hand/laws.test.ts.
 */
export interface SeenKernel {
  readonly degrees: number;
  /** Mean of the kernel's cube for two independent even deals. */
  readonly cube: number;
}

/** A kernel with its value for two hands that share `m` cards, `same` of them in the same place. */
export interface HandKernel extends SeenKernel {
  of(m: number, same: number): number;
}

/** Returns the kernel of which cards are seen: (m − k²/n)/a with a = k(n − k)/(n(n − 1)), which is what the deck's covariance leaves of a card. */
export function seenCardsKernel(n: number, k: number): HandKernel {
  const a = (k * (n - k)) / (n * (n - 1));
  const of = (m: number): number => (m - k ** 2 / n) / a;
  return { degrees: n - 1, cube: meanOver(n, k, (m) => pow(of(m), 3)), of };
}

/** Returns the kernel of the places of the cards that are seen: (n − 1)(F − m/k), where F of the m shared cards lie in the same place. */
export function seenPlacesKernel(n: number, k: number): HandKernel {
  return {
    degrees: (n - 1) * (k - 1),
    cube: pow(n - 1, 3) * meanOver(n, k, (m) => placeCube(m, k)),
    of: (m, same) => (n - 1) * (same - m / k),
  };
}

/** Returns the third central moment of F: of m given cards in k places, r stay with a chance (m)_r/(k)_r in falling factorials. */
function placeCube(m: number, k: number): number {
  const first = m / k;
  const second = k < 2 ? 0 : (first * (m - 1)) / (k - 1);
  const third = k < 3 ? 0 : (second * (m - 2)) / (k - 2);
  return third + 3 * second + first - 3 * first * (second + first) + 2 * pow(first, 3);
}

/**
 * Returns the kernel of which two cards are seen together, beyond what single cards explain: the second eigenspace of the Johnson scheme J(n, 2),
 * with eigenvalue `pairVariance`. For n ≥ 4 and 2 ≤ k ≤ n − 2. P. Delsarte (1973), An algebraic approach to the association schemes of coding theory,
 * section 4.2. Our own: two hands sharing m cards share m(m − 1)/2 pairs, from which single cards' part (k − 1)²(m − k²/n)/(n − 2) is subtracted.
 */
export function seenPairsKernel(n: number, k: number): HandKernel {
  const variance = pairVariance(n, k);
  const pairs = (n * (n - 1)) / 2;
  const own = (k * (k - 1)) / 2;
  const of = (m: number): number => ((m * (m - 1)) / 2 - own ** 2 / pairs - ((k - 1) ** 2 * (m - k ** 2 / n)) / (n - 2)) / variance;
  return { degrees: (n * (n - 3)) / 2, cube: meanOver(n, k, (m) => pow(of(m), 3)), of };
}

/** Returns the variance, in every direction of that eigenspace, of one deal's table of pairs: (k)_2 (n − k)_2/(n)_4 in falling factorials. */
export function pairVariance(n: number, k: number): number {
  return (k * (k - 1) * (n - k) * (n - k - 1)) / (n * (n - 1) * (n - 2) * (n - 3));
}

function meanOver(n: number, k: number, value: (m: number) => number): number {
  return hypergeometricLaw(n, k, k).reduce((sum, chance, m) => sum + chance * value(m), 0);
}
