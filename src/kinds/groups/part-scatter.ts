import type { Decks } from '../../core/subject/outcome.js';
import type { PartsBase } from './parts-base.js';

/** The number of outcomes compared with one and the same earlier one, and the least distance between them: neighbours may depend on each other. */
const APART = 256;

/** The number of steps per 1 in which squares are kept as whole numbers. */
const UNIT = 1024;

/** The number of cells kept for every base: pairs, the sum of their squared likeness, and of the likeness of an outcome with itself. */
export const SCATTER_CELLS = 3;

/** The variation of the outcomes of a sample, as multiples of that of even ones. */
export interface Scatter {
  /** The factor on the mean of the statistic. */
  readonly mean: number;
  /** The factor on its variance, at least 1. */
  readonly variance: number;
  /** Pairs of outcomes that were compared. */
  readonly pairs: number;
}

/**
 * Returns the scatter that three cells hold; null where no two outcomes were compared. Where outcomes are independent of one law, the mean of k(a, a)
 * is the trace of the covariance of the counts, relative to the even one; that of k(a, b)² is the trace of its square. For both H and Q the first is
 * the mean and twice the second the variance, except for what the law's own distance from even adds.
 */
export function scatterOf([pairs, squares, own]: ArrayLike<number> & Iterable<number>): Scatter | null {
  return pairs > 0 ? { mean: own / pairs / UNIT, variance: Math.max(1, squares / pairs / UNIT), pairs } : null;
}

/** Writes the scatter of a block of `trials` outcomes, base by base, into `cells` from `from` on. Call it with the outcomes in order. */
export function scatterCounter(bases: readonly PartsBase[], trials: number, cells: Float64Array, from: number): (decks: Decks) => void {
  const apart = Math.max(1, Math.min(APART, Math.floor(trials / 2)));
  const likenesses = bases.map(({ likeness }) => likeness?.() ?? null);
  const roots = bases.map(({ kernel }) => Math.sqrt(kernel.degrees));
  let last = new Uint16Array(0);
  let dealt = 0;
  return ({ cells: outcomes, length, width }) => {
    for (let deal = 0, at = 0; deal < length; deal++, at += width, dealt++) {
      if (dealt % apart === 0) {
        if (dealt > 0) for (const likeness of likenesses) likeness?.keep(last, 0);
        last = outcomes.slice(at, at + width);
      }
      if (dealt < apart) continue;
      for (let b = 0; b < likenesses.length; b++) {
        const likeness = likenesses[b];
        const alike = likeness?.alike(outcomes, at) ?? null;
        if (!likeness || alike === null) continue;
        const cell = from + SCATTER_CELLS * b;
        cells[cell]++;
        cells[cell + 1] += Math.round(UNIT * alike ** 2);
        cells[cell + 2] += likeness.own ? Math.round((UNIT * likeness.own()) / roots[b]) : UNIT;
      }
    }
  };
}
