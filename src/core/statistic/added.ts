/**
 * What every deal adds, whatever it is, to each row of the counts, and to each column: one side alone is one row. Where deals differ in that, the most
 * that one adds to any cell, or to each.
 */
export type Added =
  | { readonly rows: number; readonly columns?: number }
  | { readonly rows?: undefined; readonly columns: number }
  | { readonly rows?: undefined; readonly columns?: undefined; readonly atMost: number | ((cell: number) => number) };

/** The most that one deal adds to a cell. */
export function mostAdded(adds: Added, cell: number): number {
  if ('atMost' in adds) return typeof adds.atMost === 'number' ? adds.atMost : adds.atMost(cell);
  return Math.min(adds.rows ?? Infinity, adds.columns ?? Infinity);
}
