/** The number of candidate chances, evenly spaced between the least and the greatest observed. */
const ATOMS = 80;

/** The number of steps of the fit; after them its value moves by less than a page shows. */
const STEPS = 200;

/** The number of distinct counts to which they are merged. */
const MOST_VALUES = 400;

/**
 * Estimates the chance of a cell that was picked because it stands out, corrected for selection. The furthest cell was also lucky: its observed share
 * is too far out on average. Each of `counts` is binomial of `trials` with a chance of its own. The likeliest distribution of these chances is found,
 * whatever its form (J. Kiefer & J. Wolfowitz (1956), doi:10.1214/aoms/1177728066), and a count stands for the mean chance given it (B. Efron (2014),
 * Two modeling strategies for empirical Bayes estimation, doi:10.1214/13-STS455). Returns the function from a count to that chance, by steps of A. P.
 * Dempster, N. M. Laird & D. B. Rubin (1977).
 */
export function chosenShares(counts: ArrayLike<number>, trials: number): (count: number) => number {
  const met = new Map<number, number>();
  for (let cell = 0; cell < counts.length; cell++) met.set(counts[cell], (met.get(counts[cell]) ?? 0) + 1);
  const sorted = [...met].sort(([a], [b]) => a - b);
  const [least, most] = [sorted[0][0], sorted[sorted.length - 1][0]];
  if (least === most) return (count) => count / trials;
  const values = sorted.length > MOST_VALUES ? together(sorted, least, most) : sorted;
  const chances = Float64Array.from({ length: ATOMS }, (_, k) => (least + ((most - least) * k) / (ATOMS - 1)) / trials);
  const likelihoods = values.map(([count]) => likelihoodsOf(count, trials, chances));
  let weights = new Float64Array(ATOMS).fill(1 / ATOMS);
  for (let step = 0; step < STEPS; step++) {
    const next = new Float64Array(ATOMS);
    values.forEach(([, cells], v) => {
      const own = likelihoods[v];
      let all = 0;
      for (let k = 0; k < ATOMS; k++) all += weights[k] * own[k];
      for (let k = 0; k < ATOMS; k++) next[k] += (cells * weights[k] * own[k]) / all / counts.length;
    });
    weights = next;
  }
  return (count) => {
    const own = likelihoodsOf(count, trials, chances);
    let [all, sum] = [0, 0];
    for (let k = 0; k < ATOMS; k++) {
      all += weights[k] * own[k];
      sum += weights[k] * own[k] * chances[k];
    }
    return all > 0 ? sum / all : count / trials;
  };
}

/** The likelihoods of a count, up to a factor: that of its own share is 1. */
function likelihoodsOf(count: number, trials: number, chances: Float64Array): Float64Array {
  const own = logOf(count, trials, count / trials);
  return chances.map((chance) => Math.exp(logOf(count, trials, chance) - own));
}

function logOf(count: number, trials: number, chance: number): number {
  const came = count === 0 ? 0 : count * Math.log(chance);
  return came + (count === trials ? 0 : (trials - count) * Math.log1p(-chance));
}

/** Merges counts that lie close together into one, at their mean. */
function together(sorted: readonly (readonly [number, number])[], least: number, most: number): (readonly [number, number])[] {
  const sums = new Map<number, [number, number]>();
  for (const [count, cells] of sorted) {
    const place = Math.floor(((count - least) / (most - least)) * (MOST_VALUES - 1));
    const [sum, all] = sums.get(place) ?? [0, 0];
    sums.set(place, [sum + count * cells, all + cells]);
  }
  return [...sums.values()].map(([sum, all]) => [sum / all, all] as const);
}
