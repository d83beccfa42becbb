import { demand } from '../demand.js';
import { logBinomialMass } from '../primitives/log-binomial-mass.js';
import { addLogs } from '../primitives/log-sum.js';
import { pow } from '../primitives/pow.js';

export interface UpperTail {
  readonly upper: number;
  readonly logUpper: number;
}

/** The n d² from which the chance that both one-sided distances are that large is negligible beside that of either: e^−24, e^−12. */
const FAR = { few: 4, many: 2 } as const;
/** Up to this n the matrix formula is quick: at most 57 rows before n d² = 4. */
const MOST_MATRIX = 200;
/** The t at which the two series of the limit law are equally short. */
const SERIES_MEET = 1.18;

/**
 * P(D ≥ d): the chance that the empirical distribution of n ≥ 1 independent uniform numbers is somewhere d ∈ [0, 1] or more from the true one
 * (Kolmogorov's two-sided statistic).
 *
 * Up to 200 values the exact matrix formula of Durbin, and twice Smirnov's exact one-sided law from n d² = 4 on: relative error below 1e-10.
 * For more, the limit law with Vrbik's correction, absolute error below 1e-4, and twice Smirnov's from n d² = 2 on, relative error below 1e-5.
 * Measured in kolmogorov.test.ts. Throws E_INTERNAL outside the domain.
 */
export function kolmogorovTail(d: number, n: number): UpperTail {
  demand(Number.isSafeInteger(n) && n >= 1, 'E_INTERNAL', 'kolmogorov: number of values must be a whole number, one or more', n);
  demand(d >= 0 && d <= 1, 'E_INTERNAL', 'kolmogorov: distance must lie between 0 and 1', d);
  if (n * d ** 2 >= (n <= MOST_MATRIX ? FAR.few : FAR.many)) {
    const log = Math.LN2 + logSmirnovTail(d, n);
    return { upper: Math.exp(log), logUpper: log };
  }
  if (n <= MOST_MATRIX) return tail(1 - durbin(d, n));
  const root = Math.sqrt(n) * d;
  return kolmogorovLimitTail(root + 1 / (6 * Math.sqrt(n)) + (root - 1) / (4 * n));
}

/**
 * The limit of P(√n D ≥ t) for large n, t ≥ 0: A. N. Kolmogorov (1933), Sulla determinazione empirica di una legge di distribuzione. Uses whichever
 * is short: 2 Σ (−1)^(k−1) e^(−2k²t²), or 1 − (√(2π)/t) Σ e^(−(2k−1)²π²/(8t²)). Relative error below 1e-13, measured in kolmogorov.test.ts. The
 * correction for finite n is J. Vrbik (2018), Small-sample corrections to Kolmogorov–Smirnov test statistic.
 */
export function kolmogorovLimitTail(t: number): UpperTail {
  if (t < SERIES_MEET) {
    let below = 0;
    for (let k = 1; k <= 9; k += 2) below += Math.exp(-((k * Math.PI) ** 2) / (8 * t * t));
    return tail(t > 0 ? 1 - (Math.sqrt(2 * Math.PI) / t) * below : 1);
  }
  let rest = 1;
  for (let k = 2; k <= 5; k++) rest += (k % 2 === 0 ? -1 : 1) * Math.exp(-2 * (k * k - 1) * t * t);
  const log = Math.LN2 - 2 * t * t + Math.log(rest);
  return { upper: Math.exp(log), logUpper: log };
}

function tail(upper: number): UpperTail {
  return { upper, logUpper: Math.log(upper) };
}

/**
 * log P(D⁺ ≥ d) by Smirnov's finite sum of positive terms: d Σ C(n, j) (d + j/n)^(j−1) (1 − d − j/n)^(n−j) over j ≤ n(1 − d). Z. W.
 * Birnbaum & F. H. Tingey (1951), One-sided confidence contours for probability distribution functions, doi:10.1214/aoms/1177729550.
 */
function logSmirnovTail(d: number, n: number): number {
  const logs: number[] = [];
  for (let j = 0; j <= Math.floor(n * (1 - d)); j++) {
    const p = Math.min(1, d + j / n);
    logs.push(logBinomialMass(j, n, p, Math.max(0, 1 - p)) - Math.log(p));
  }
  return Math.log(d) + addLogs(...logs);
}

/**
 * P(D < d) as n!/nⁿ times the middle entry of the n-th power of a (2k − 1)-square matrix, k = ⌈nd⌉: J. Durbin (1973), Distribution Theory
 * for Tests Based on the Sample Distribution Function, as arranged by G. Marsaglia, W. W. Tsang & J. Wang (2003),
 * doi:10.18637/jss.v008.i18.
 */
function durbin(d: number, n: number): number {
  const k = Math.floor(n * d) + 1;
  const m = 2 * k - 1;
  const h = k - n * d;
  const entry = (i: number, j: number): number => {
    if (i - j + 1 < 0) return 0;
    let value = 1;
    if (j === 0) value -= pow(h, i + 1);
    if (i === m - 1) value -= pow(h, m - j);
    if (i === m - 1 && j === 0 && 2 * h - 1 > 0) value += pow(2 * h - 1, m);
    for (let g = 1; g <= i - j + 1; g++) value /= g;
    return value;
  };
  const start = Float64Array.from({ length: m * m }, (_, at) => entry(Math.floor(at / m), at % m));
  // At most nⁿ/n!, which of 200 is 2e85: nothing leaves the doubles.
  let middle = powerOf(start, m, n)[(k - 1) * m + k - 1];
  for (let i = 1; i < n; i++) middle *= i / n;
  return middle;
}

function powerOf(base: Float64Array, m: number, n: number): Float64Array {
  if (n === 1) return base;
  const half = powerOf(base, m, Math.floor(n / 2));
  const square = product(half, half, m);
  return n % 2 === 0 ? square : product(square, base, m);
}

function product(a: Float64Array, b: Float64Array, m: number): Float64Array {
  const matrix = new Float64Array(m * m);
  for (let i = 0; i < m; i++) {
    for (let l = 0; l < m; l++) {
      const factor = a[i * m + l];
      for (let j = 0; j < m; j++) matrix[i * m + j] += factor * b[l * m + j];
    }
  }
  return matrix;
}
