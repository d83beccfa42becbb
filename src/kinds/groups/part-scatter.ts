import type { Decks } from '../../core/subject/outcome.js';
import type { PartsBase } from './parts-base.js';

/** Outcomes that are compared with one and the same earlier one, and how far apart they lie at the least: neighbours may depend on each other. */
const APART = 256;

/** Squares are kept as whole numbers of so small a part of 1. */
const UNIT = 1024;

/** What is kept of every base: pairs, the sum of their squared likeness, and of the likeness of an outcome with itself. */
export const SCATTER_CELLS = 3;

/** How much the outcomes of a sample vary, as multiples of what even ones do. */
export interface Scatter {
  /** Of the mean of the statistic. */
  readonly mean: number;
  /** Of its variance, at least 1. */
  readonly variance: number;
}

/**
 * The scatter that three cells hold; null where no two outcomes were compared. Where outcomes are independent of one law, the mean of k(a, a) and
 * of k(a, b)² are the trace of the covariance of what is counted, relative to the even one, and that of its square: of H as of Q the first is
 * the mean and twice the second the variance, but for the part that the law's own distance from even adds.
 */
export function scatterOf([pairs, squares, own]: ArrayLike<number> & Iterable<number>): Scatter | null {
  return pairs > 0 ? { mean: own / pairs / UNIT, variance: Math.max(1, squares / pairs / UNIT) } : null;
}

/** Writes the scatter of a block of `trials` outcomes, base by base, into `cells` from `from` on; to be called with its outcomes in order. */
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
