/** The share of an integral that is left out at either end, and its accuracy: far below what any number of deals shows. */
const LEFT_OUT = 1e-20;
const GOOD = 1e-13;

/** The most halvings of the distance between points. Some five are enough for hundreds of cards. */
const MOST_HALVINGS = 12;

/**
 * Returns the chance of each card to come at each position, row-major [position][card], where cards are drawn one after the other in proportion to
 * their weights, each above 0. Absolute error below 1e-12.
 *
 * Such a draw has the order in which exponential clocks of these rates ring (J. I. Yellott 1977, doi:10.1016/0022-2496(77)90026-8). So card c comes
 * at position p with the chance ∫ w_c e^(−w_c t) P(p of the others have rung by t) dt. Over s = log t the integrand is smooth and falls off fast at
 * both ends, where the trapezoid rule gains digits with every point (L. N. Trefethen & J. A. C. Weideman 2014, doi:10.1137/130932132). The step is
 * halved until nothing changes.
 */
export function weightedSteps(weights: readonly number[]): Float64Array {
  const n = weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rates = Float64Array.from(weights, (weight) => weight / total);
  // Cards of one weight have the same chances.
  const distinct = Float64Array.from(new Set(rates)).sort();
  const from = Math.log(LEFT_OUT);
  const to = Math.log(-from / distinct[0]);
  const rung = rungAt(rates, distinct);
  let points = 2 * Math.ceil(to - from);
  let step = (to - from) / points;
  let sums = new Float64Array(distinct.length * n);
  for (let k = 0; k <= points; k++) rung.add(Math.exp(from + k * step), sums);
  for (let halving = 0; halving < MOST_HALVINGS; halving++) {
    const finer = sums.slice();
    for (let k = 0; k < points; k++) rung.add(Math.exp(from + (k + 0.5) * step), finer);
    const changed = finer.reduce((most, sum, at) => Math.max(most, Math.abs(sum / 2 - sums[at])), 0) * step;
    sums = finer;
    step /= 2;
    points *= 2;
    if (changed < GOOD) break;
  }
  const chances = new Float64Array(n * n);
  rates.forEach((rate, card) => {
    const of = distinct.indexOf(rate) * n;
    for (let p = 0; p < n; p++) chances[p * n + card] = Math.max(0, sums[of + p] * step);
  });
  return chances;
}

/**
 * Adds, for a card of each distinct rate and each position, t times the density at which it rings at time t when that number of the others rang
 * before it.
 */
function rungAt(rates: Float64Array, distinct: Float64Array): { add(t: number, into: Float64Array): void } {
  const n = rates.length;
  const all = new Float64Array(n + 1);
  const others = new Float64Array(n);
  return {
    add(t, into) {
      all.fill(0);
      all[0] = 1;
      rates.forEach((rate, i) => {
        const has = -Math.expm1(-rate * t);
        const not = Math.exp(-rate * t);
        for (let k = i + 1; k > 0; k--) all[k] = all[k] * not + all[k - 1] * has;
        all[0] *= not;
      });
      distinct.forEach((rate, d) => {
        const has = -Math.expm1(-rate * t);
        const not = Math.exp(-rate * t);
        takeOut(all, has, not, others);
        const density = t * rate * not;
        for (let p = 0; p < n; p++) into[d * n + p] += density * others[p];
      });
    },
  };
}

/** Computes the law of how many of the others have rung from that of all, `all`: divided from the end at which errors die away. */
function takeOut(all: Float64Array, has: number, not: number, others: Float64Array): void {
  const n = others.length;
  if (not >= has) {
    others[0] = all[0] / not;
    for (let k = 1; k < n; k++) others[k] = (all[k] - has * others[k - 1]) / not;
    return;
  }
  others[n - 1] = all[n] / has;
  for (let k = n - 1; k > 0; k--) others[k - 1] = (all[k] - not * others[k]) / has;
}
