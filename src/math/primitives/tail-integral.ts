/** The step in u. The weight of a node is STEP ds/du = STEP · s · (1 + e^−u). */
const STEP = 0.1;
/** The g from which the terms fall: the weights grow no faster than s, and e^−g falls faster where a convex g that begins at 0 is above 1. */
const FAR = 1;
const nodes: number[] = [];
const weights: number[] = [];
for (let k = -38; k <= 40; k++) {
  const u = k * STEP;
  const node = Math.exp(u - Math.exp(-u));
  nodes.push(node);
  weights.push(STEP * node * (1 + Math.exp(-u)));
}

/**
 * ∫₀^∞ e^(−g(s)) ds for a convex g with g(0) = 0 that is analytic around the half line; `scale` is about the s at which g reaches 1.
 *
 * Double-exponential rule with s = scale · exp(u − e^−u) and 79 nodes: from pure exponentials to half Gaussians the relative error is below
 * 1e-15; measured in tail-integral.test.ts. H. Takahasi & M. Mori (1974), Double exponential formulas for numerical integration,
 * doi:10.2977/prims/1195192451.
 */
export function tailIntegral(g: (s: number) => number, scale: number): number {
  let sum = 0;
  for (let i = 0; i < nodes.length; i++) {
    const height = g(scale * nodes[i]);
    const after = sum + weights[i] * Math.exp(-height);
    // What follows is smaller still, and changes nothing either.
    if (after === sum && height > FAR) break;
    sum = after;
  }
  return scale * sum;
}
