import type { Suspect } from './suspects.js';
import { suspectsAt } from './suspects.js';

/** How well one explanation fits. */
interface Scored {
  readonly suspect: Suspect;
  /** (n − 1)/N Σ (O − N P)²: about `expected` where it is the cause. */
  readonly distance: number;
  readonly expected: number;
}

/** Which known mistake explains what was counted. */
export interface Explanation {
  /** The best of the known mistakes; those with the same law at this number of cards stand together. Empty where none of them fits. */
  readonly best: readonly Suspect[];
  /** Natural logarithm of the odds of the best against the next, both equally likely beforehand; null where there is no other. */
  readonly logOdds: number | null;
  /** The closest, whether it fits or not, and the next after it with another law. */
  readonly closest: Suspect;
  readonly next: Suspect | null;
  /** How many known mistakes were compared. */
  readonly compared: number;
  /** The distance of the counts from the closest law, and what it would be on average if that law were the cause. */
  readonly distance: number;
  readonly expected: number;
  /** Whether the positions alone do not tell these counts from those of an even shuffle: what is uneven shows elsewhere. */
  readonly even: boolean;
}

/** An explanation must be better than none by odds of e^10, about 22,000 to 1, or luck would often look like one of so many mistakes. */
const CLEAR = 20;

/** Two laws this close cell by cell are one explanation. */
const SAME = 1e-12;

/**
 * Compares the position counts of `trials` deals with the exact position law of every known mistake. Null where there is no law to compare
 * with, no deal, or a count where every known mistake has none.
 *
 * The odds are those of the Gaussian law of the counts, whose covariance for an even shuffle, (1/(n − 1)) C ⊗ C, is used for all: the log
 * likelihood of a law P is −½ (n − 1)/N Σ (O − N P)² up to what all share. An explanation is ruled out by a count where its law has none.
 * It fits where it is clearly nearer than an even law, and its distance is near what it would be on average, (n − 1)(n − Σ P²), which is exact at any number of deals; the margin, ten
 * and six standard deviations, leaves room for laws whose spread is not that of an even one.
 */
export function explain(counts: Float64Array, trials: number, n: number): Explanation | null {
  if (trials < 1) return null;
  const ranked = suspectsAt(n)
    .map((suspect) => score(suspect, counts, trials, n))
    .sort((a, b) => a.distance - b.distance);
  if (ranked.length === 0 || !Number.isFinite(ranked[0].distance)) return null;
  const [first] = ranked;
  const even = score({ ...first.suspect, law: new Float64Array(n * n) }, counts, trials, n);
  const same = ranked.filter(({ suspect }) => alike(suspect.law, first.suspect.law));
  const next = ranked.find((one) => !same.includes(one));
  const clear = even.distance - first.distance > CLEAR;
  const fits = clear && first.distance <= first.expected + 10 + 6 * Math.sqrt(2 * first.expected);
  return {
    best: fits ? same.map(({ suspect }) => suspect) : [],
    logOdds: next && Number.isFinite(next.distance) ? (next.distance - first.distance) / 2 : null,
    closest: first.suspect,
    next: next?.suspect ?? null,
    compared: ranked.length,
    distance: first.distance,
    expected: first.expected,
    even: !clear,
  };
}

function score(suspect: Suspect, counts: Float64Array, trials: number, n: number): Scored {
  let squares = 0;
  let mass = 0;
  for (let cell = 0; cell < counts.length; cell++) {
    const probability = 1 / n + suspect.law[cell];
    const impossible = probability < SAME;
    if (impossible && counts[cell] > 0) return { suspect, distance: Number.POSITIVE_INFINITY, expected: 0 };
    mass += probability * probability;
    squares += (counts[cell] - trials * probability) ** 2;
  }
  return { suspect, distance: ((n - 1) / trials) * squares, expected: (n - 1) * (n - mass) };
}

function alike(a: Float64Array, b: Float64Array): boolean {
  return a.every((off, cell) => Math.abs(off - b[cell]) < SAME);
}
