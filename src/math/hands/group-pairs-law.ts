import { hypergeometricLaw } from './hypergeometric.js';

/**
 * Returns law[v]: the chance that `draws` cards out of `groups` groups of `size` cards each hold v pairs of cards of one group, Σ m(m − 1)/2 over the
 * groups. It goes group by group: the share of a group in the cards that are left is hypergeometric. Our own; sums of positive terms, checked against
 * the hands of bridge and of poker in kinds/hand/laws.test.ts.
 */
export function groupPairsLaw(groups: number, size: number, draws: number): Float64Array {
  // left[c]: chances of the pairs so far where c draws are still to come; empty where there are none.
  let left = Array.from({ length: draws + 1 }, (_, open) => new Float64Array(open === draws ? [1] : []));
  for (let group = 0; group < groups; group++) {
    const next = left.map(() => new Float64Array(0));
    for (const [open, chances] of left.entries()) {
      if (chances.length === 0) continue;
      hypergeometricLaw((groups - group) * size, size, open).forEach((chance, met) => {
        if (chance > 0) addShifted(next, open - met, chances, chance, (met * (met - 1)) / 2);
      });
    }
    left = next;
  }
  return left[0];
}

/** Adds `chances`, times `weight` and moved up by `pairs`, to the law at `open`. */
function addShifted(into: Float64Array[], open: number, chances: Float64Array, weight: number, pairs: number): void {
  const before = into[open];
  const sum = new Float64Array(Math.max(before.length, chances.length + pairs));
  sum.set(before);
  for (let v = 0; v < chances.length; v++) sum[v + pairs] += weight * chances[v];
  into[open] = sum;
}
