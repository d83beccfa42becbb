import type { Fitted } from '../../../core/statistic/statistic.js';

/** Reads how far out a row's tail is. */
export interface TailReader {
  /** The mark of these counts: the lower it is, the further out. */
  mark(counts: Float64Array): number;
  /** Whether the log p of counts with this mark lies at or under `level`. */
  isInside(mark: number, level: number, counts: Float64Array): boolean;
}

/**
 * Of row `row` of a statistic and one of its tails. Where the statistic gives values beside its answers the mark is the value, and the p-value is worked out
 * only between the nearest values known on either side of the level, since it falls with the value; else the mark is the log p itself.
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
