import type { Fitted } from '../../../../core/statistic/statistic.js';

/** A reader of the distance of counts in a row's tail. */
export interface TailReader {
  /** Returns the mark of these counts: the lower it is, the further in the tail. */
  mark(counts: Float64Array): number;
  /** Returns true if the log p of counts with this mark is at most `level`. */
  isInside(mark: number, level: number, counts: Float64Array): boolean;
}

/**
 * Makes a reader for row `row` of a statistic and one of its tails. If the statistic has `values`, the mark is the value. The p-value is then
 * computed only between the nearest known values on either side of the level, since it decreases with the value. Else the mark is the log p itself.
 */
export function tailReader(
  { test, values }: Pick<Fitted, 'test' | 'values'>,
  row: number,
  tail: 'logP' | 'logLowerP',
  trials: number,
): TailReader {
  const logP = (counts: Float64Array): number => test(counts, trials)[row][tail];
  if (!values) return { mark: logP, isInside: (mark, level) => mark <= level };
  const sign = tail === 'logP' ? -1 : 1;
  const known = new Map<number, { inside: number; outside: number }>();
  return {
    mark: (counts) => sign * values(counts, trials)[row],
    isInside(mark, level, counts) {
      const edge = known.get(level) ?? { inside: -Infinity, outside: Infinity };
      known.set(level, edge);
      if (mark <= edge.inside) return true;
      if (mark >= edge.outside) return false;
      const inside = logP(counts) <= level;
      if (inside) edge.inside = mark;
      else edge.outside = mark;
      return inside;
    },
  };
}
