import { pow } from '../primitives/pow.js';
/** The sums over the cells' chances p that the moments of Pearson's statistic need: the number of cells, Σ 1/p and Σ 1/p². */
export interface InverseSums {
  readonly cells: number;
  readonly first: number;
  readonly second: number;
}

export interface PearsonMoments {
  readonly variance: number;
  readonly thirdCumulant: number;
}

/** Returns the sums of the cells with these chances, each above 0. */
export function inverseSums(chances: readonly number[]): InverseSums {
  let first = 0;
  let second = 0;
  for (const chance of chances) {
    first += 1 / chance;
    second += 1 / chance ** 2;
  }
  return { cells: chances.length, first, second };
}

/** Returns the sums without one cell of chance `chance`, the others' chances scaled up to add to 1 again. */
export function removeCell({ cells, first, second }: InverseSums, chance: number): InverseSums {
  const left = 1 - chance;
  return { cells: cells - 1, first: (first - 1 / chance) * left, second: (second - 1 / chance ** 2) * left ** 2 };
}

/**
 * Computes variance and third cumulant of Pearson's statistic of a multinomial of `trials`, exact at every number of trials; its mean is cells − 1.
 *
 * The variance is that of J. B. S. Haldane (1937), doi:10.1093/biomet/29.1-2.133. Both follow from Q = (1/N) Σ k(s, t) over ordered pairs of trials,
 * with k = [same cell]/p − 1. The term of a single trial, 1/p − 1, varies where the chances differ; pairs and triangles add E[k³] and cells − 1.
 * Exact except for rounding; checked against whole laws in multinomial-tails.test.ts and few-trials.test.ts.
 */
export function pearsonMoments(sums: InverseSums, trials: number): PearsonMoments {
  return pearsonMomentsOf(sums)(trials);
}

/** Returns a function for the same at any number of trials: the part that depends only on the cells is computed once. */
export function pearsonMomentsOf({ cells, first, second }: InverseSums): (trials: number) => PearsonMoments {
  const spread = first - cells ** 2;
  const skew = second - 3 * cells * first + 2 * pow(cells, 3);
  const pair = first - 3 * cells + 2;
  return (trials) => {
    const others = 1 - 1 / trials;
    return {
      variance: spread / trials + 2 * (cells - 1) * others,
      thirdCumulant: (skew / trials + others * (18 * spread + 4 * pair)) / trials + 8 * (cells - 1) * others * (1 - 2 / trials),
    };
  };
}
