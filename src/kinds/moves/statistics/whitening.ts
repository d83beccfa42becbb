/**
 * The lower triangular L with L Lᵀ = `covariance` (a symmetric positive definite matrix, rows of numbers), by Cholesky's method.
 */
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

/** L⁻¹ v, by forward substitution: numbers of covariance L Lᵀ become uncorrelated ones of variance 1. */
export function whiten(lower: readonly Float64Array[], vector: ArrayLike<number>): Float64Array {
  const out = new Float64Array(lower.length);
  lower.forEach((row, i) => {
    let rest = vector[i];
    for (let k = 0; k < i; k++) rest -= row[k] * out[k];
    out[i] = rest / row[i];
  });
  return out;
}

/** A pivot below this share of its variance is rounding: the variable follows from those before. */
const LEAST_PIVOT = 1e-9;

/** Whether a covariance matrix is that of variables of which none follows from the others. */
export function isRegular(covariance: readonly (readonly number[])[]): boolean {
  return cholesky(covariance).every((row, i) => row[i] ** 2 > LEAST_PIVOT * covariance[i][i]);
}
