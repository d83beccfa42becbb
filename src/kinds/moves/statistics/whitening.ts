/** Returns the lower triangular L with L Lᵀ = `covariance` (a symmetric positive definite matrix, rows of numbers), by Cholesky's method. */
export function cholesky(covariance: readonly (readonly number[])[]): readonly Float64Array[] {
  const rows: Float64Array[] = [];
  covariance.forEach((row, i) => {
    const own = new Float64Array(i + 1);
    for (let j = 0; j <= i; j++) {
      let rest = row[j];
      const other = j === i ? own : rows[j];
      for (let k = 0; k < j; k++) rest -= own[k] * other[k];
      own[j] = j === i ? Math.sqrt(rest) : rest / other[j];
    }
    rows.push(own);
  });
  return rows;
}

/** Computes L⁻¹ v by forward substitution: numbers of covariance L Lᵀ become uncorrelated ones of variance 1. */
export function whiten(lower: readonly Float64Array[], vector: ArrayLike<number>): Float64Array {
  const out = new Float64Array(lower.length);
  lower.forEach((row, i) => {
    let rest = vector[i];
    for (let k = 0; k < i; k++) rest -= row[k] * out[k];
    out[i] = rest / row[i];
  });
  return out;
}

/** The least pivot, as a share of its variance: a smaller one is rounding, and the variable follows from those before. */
const LEAST_PIVOT = 1e-9;

/** Returns true where no variable with this covariance matrix is determined by the others. */
export function isRegular(covariance: readonly (readonly number[])[]): boolean {
  return cholesky(covariance).every((row, i) => row[i] ** 2 > LEAST_PIVOT * covariance[i][i]);
}

/** The largest residual of a whole count, also as a share of the total counted, that can be rounding. */
const ROUNDING = 1e-6;
const ROUNDING_SHARE = 1e-9;

/**
 * Computes sᵀ M⁻ s of numbers s with mean 0 and covariance M: the squared length of the residuals of each given those before it. A number determined
 * by those before has no luck of its own and counts as the average by luck, 1. So the sum has the same mean as where none is determined, and scatters
 * less. Where such a number differs from what determines it, which luck never produces, it counts as far out. `counted`: how many outcomes the
 * numbers are counts of.
 */
export function squaredLength(covariance: readonly (readonly number[])[], numbers: ArrayLike<number>, counted: number): number {
  const rows: (Float64Array | null)[] = [];
  const whitened = new Float64Array(covariance.length);
  let sum = 0;
  for (const [i, row] of covariance.entries()) {
    const own = new Float64Array(i + 1);
    let rest = numbers[i];
    for (let j = 0; j <= i; j++) {
      let left = row[j];
      const other = j === i ? own : rows[j];
      // What follows from others is 0 once they are known.
      if (!other) continue;
      for (let k = 0; k < j; k++) left -= own[k] * other[k];
      own[j] = j === i ? left : left / other[j];
      if (j < i) rest -= own[j] * whitened[j];
    }
    const follows = !(own[i] > LEAST_PIVOT * row[i]);
    own[i] = Math.sqrt(Math.max(0, own[i]));
    rows.push(follows ? null : own);
    if (!follows) whitened[i] = rest / own[i];
    const sound = Math.abs(rest) <= ROUNDING + ROUNDING_SHARE * counted;
    sum += follows ? (sound ? 1 : rest ** 2 / LEAST_PIVOT) : whitened[i] ** 2;
  }
  return sum;
}
