import { multinomialKernel, type PartsKernel } from '../../../math/pearson/homogeneity-law.js';
import { pow } from '../../../math/primitives/pow.js';

/** The kernel Σ u_i over piles, u = [same block]/p − 1: piles are independent, so the moments of theirs add up. Held to every two deals in pile-kernels.test.ts. */
export function sizesKernel(piles: number, chances: Float64Array): PartsKernel {
  const { cube, degrees, rarest, self } = multinomialKernel(chances);
  return {
    degrees: piles * degrees,
    cube: piles * cube,
    self: { variance: piles * self.variance, third: piles * self.third, along: piles * self.along },
    rarest,
  };
}

/**
 * The kernel Σ u_i u_j over pairs of piles, u = [same block]/p − 1: E[k³] as `pilePairs` has it. A deal has with itself Σ d_i d_j, d = 1/p − 1 with
 * mean μ and variance v: its variance is that of the pairs, v² + 2 μ² v each, and 2 μ² v for every two pairs with a pile in common; along the
 * kernel lies what both piles of a pair vary by, v² a pair. Its third moment shows nowhere and is left out.
 */
export function pairsKernel(piles: number, chances: Float64Array): PartsKernel {
  const { cube, degrees, rarest, self } = multinomialKernel(chances);
  const spread = self.variance;
  const pairs = (piles * (piles - 1)) / 2;
  const triples = (pairs * (piles - 2)) / 3;
  return {
    degrees: pairs * degrees ** 2,
    cube: pairs * cube ** 2 + 6 * triples * pow(degrees, 3),
    self: {
      variance: pairs * (spread ** 2 + 2 * degrees ** 2 * spread) + 6 * triples * degrees ** 2 * spread,
      third: 0,
      along: pairs * spread ** 2,
    },
    rarest: rarest ** 2,
  };
}
