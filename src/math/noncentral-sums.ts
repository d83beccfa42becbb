import { gammaTails } from './gamma-tails.js';
import { logPoissonMass } from './log-poisson-mass.js';
import { unimodalEdges } from './unimodal-edge.js';

/** Below this part of the sum a further term changes nothing. */
const NEGLIGIBLE = 1e-18;

/** Near the j where the terms of either sum are greatest: the mode of the Poisson weights, moved to where the point x is likely. */
function guessPeak(a: number, x: number, mean: number): number {
  return Math.floor((Math.sqrt(a * a + 4 * mean * x) - a) / 2);
}

/**
 * log Σ_j Poisson(j; mean) Q(a + j, x): the upper tail of the noncentral chi-squared law at 2x, with 2a degrees and noncentrality 2 mean.
 *
 * Climbs from the first term that counts with Q(a + 1, x) = Q(a, x) + x^a e^−x/Γ(a + 1), in which nothing cancels.
 */
export function logNoncentralUpper(a: number, x: number, mean: number): number {
  const logTerm = (j: number): number => logPoissonMass(j, mean) + gammaTails(a + j, x).logUpper;
  const { first, peak } = unimodalEdges(logTerm, guessPeak(a, x, mean));
  const logMass = logPoissonMass(a + first, x);
  let ratio = Math.exp(gammaTails(a + first, x).logUpper - logMass);
  let weight = 1;
  let sum = ratio;
  for (let j = first; j <= peak || weight * ratio > sum * NEGLIGIBLE; j++) {
    const shape = a + j + 1;
    ratio = ((ratio + 1) * shape) / x;
    weight *= (mean / (j + 1)) * (x / shape);
    sum += weight * ratio;
  }
  return logPoissonMass(first, mean) + logMass + Math.log(sum);
}

/**
 * log Σ_j Poisson(j; mean) P(a + j, x): the lower tail of the same law.
 *
 * Descends from the last term that counts with P(a, x) = P(a + 1, x) + x^a e^−x/Γ(a + 1), in which nothing cancels.
 */
export function logNoncentralLower(a: number, x: number, mean: number): number {
  const logTerm = (j: number): number => logPoissonMass(j, mean) + gammaTails(a + j, x).logLower;
  const { peak, last } = unimodalEdges(logTerm, guessPeak(a, x, mean));
  const logMass = logPoissonMass(a + last, x);
  let ratio = Math.exp(gammaTails(a + last, x).logLower - logMass);
  let weight = 1;
  let sum = ratio;
  for (let j = last; j > 0 && (j >= peak || weight * ratio > sum * NEGLIGIBLE); j--) {
    const shape = a + j;
    ratio = 1 + (ratio * x) / shape;
    weight *= (j / mean) * (shape / x);
    sum += weight * ratio;
  }
  return logPoissonMass(last, mean) + logMass + Math.log(sum);
}
