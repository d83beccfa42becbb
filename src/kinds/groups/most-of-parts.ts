import { mostAdded } from '../../core/statistic/added.js';
import type { Fitted } from '../../core/statistic/statistic.js';

/** Returns the most that one deal adds to each cell of the counts of `parts`, one after another; `ends[i]` is where those of part i end. */
export function mostOfParts(parts: readonly { readonly fitted: Fitted }[], ends: readonly number[]): (cell: number) => number {
  return (cell) => {
    const part = ends.findIndex((end) => cell < end);
    return mostAdded(parts[part].fitted.adds, cell - (ends[part - 1] ?? 0));
  };
}
