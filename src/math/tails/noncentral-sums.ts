import { logPoissonMass } from '../primitives/log-poisson-mass.js';
import { unimodalEdges } from '../primitives/unimodal-edges.js';
import { gammaTails } from './gamma-tails.js';

/** The number of terms found by recurrence before the next is computed afresh, so that rounding cannot pile up over thousands. */
const BLOCK = 256;

/**
 * Guesses the j where the terms of either sum are greatest. One is to the next about as (mean/j) · (x/(a + j)), since the tails are near their masses
 * there; that is 1 where j² + aj = mean · x.
 */
function guessPeak(a: number, x: number, mean: number): number {
  return Math.floor((Math.sqrt(a * a + 4 * mean * x) - a) / 2);
}

/** A term of a sum, or the central tail in it, of shape a + j at x: its log, and the tail as a multiple of its mass. */
interface Term {
  readonly log: number;
  readonly ratio: number;
}

/** The terms of one sum by j, each worked out once: the search for its edges asks for most of them several times. */
function termsOf(a: number, x: number, mean: number, side: 'logUpper' | 'logLower'): (j: number) => Term {
  const kept = new Map<number, Term>();
  return (j) => {
    const found = kept.get(j);
    if (found) return found;
    const { log, ratio } = centralTerm(a, j, x, side);
    const term = { log: logPoissonMass(j, mean) + log, ratio };
    kept.set(j, term);
    return term;
  };
}

/**
 * The central tail of shape a + j. Rounding a + j can cost the tail 1e-12 when j is in the millions, so the log is carried over to the unrounded
 * shape: by Q(a + 1, x) − Q(a, x) = mass its slope in the shape is near 1/ratio for the upper tail, −1/ratio for the lower one.
 */
function centralTerm(a: number, j: number, x: number, side: 'logUpper' | 'logLower'): Term {
  const shape = a + j;
  // Exact: a rounded sum less the whole number in it is a double.
  const lost = a - (shape - j);
  const log = gammaTails(shape, x)[side];
  const ratio = Math.exp(log - logPoissonMass(shape, x));
  return { log: log + (side === 'logUpper' ? lost : -lost) / ratio, ratio };
}

/**
 * log Σ_j Poisson(j; mean) Q(a + j, x): the upper tail of the noncentral chi-squared law at 2x, with 2a degrees and noncentrality 2 mean.
 *
 * Climbs by Q(a + 1, x) = Q(a, x) + x^a e^−x/Γ(a + 1) (DLMF, https://dlmf.nist.gov/8.8.E6), in which nothing cancels. Accuracy of both sums
 * as in `noncentralChiSquaredTails`, where it is measured.
 */
export function logNoncentralUpper(a: number, x: number, mean: number): number {
  const termAt = termsOf(a, x, mean, 'logUpper');
  const { first, peak, last } = unimodalEdges((j) => termAt(j).log, guessPeak(a, x, mean));
  const top = termAt(peak).log;
  let sum = 0;
  for (let from = first; from <= last; from += BLOCK) {
    const end = Math.min(from + BLOCK - 1, last);
    const begin = termAt(from);
    let term = Math.exp(begin.log - top);
    let { ratio } = begin;
    for (let j = from; j <= end; j++) {
      sum += term;
      term *= (mean / (j + 1)) * (1 + 1 / ratio);
      ratio = ((ratio + 1) * (a + j + 1)) / x;
    }
  }
  return top + Math.log(sum);
}

/**
 * log Σ_j Poisson(j; mean) P(a + j, x): the lower tail of the same law.
 *
 * Descends by P(a, x) = P(a + 1, x) + x^a e^−x/Γ(a + 1) (DLMF, https://dlmf.nist.gov/8.8.E5), in which nothing cancels.
 */
export function logNoncentralLower(a: number, x: number, mean: number): number {
  const termAt = termsOf(a, x, mean, 'logLower');
  const { first, peak, last } = unimodalEdges((j) => termAt(j).log, guessPeak(a, x, mean));
  const top = termAt(peak).log;
  let sum = 0;
  for (let from = last; from >= first; from -= BLOCK) {
    const end = Math.max(from - BLOCK + 1, first);
    const begin = termAt(from);
    let term = Math.exp(begin.log - top);
    let { ratio } = begin;
    for (let j = from; j >= end; j--) {
      sum += term;
      term *= (j / mean) * (1 + (a + j) / (x * ratio));
      ratio = 1 + (ratio * x) / (a + j);
    }
  }
  return top + Math.log(sum);
}
