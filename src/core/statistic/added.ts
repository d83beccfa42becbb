/**
 * The amount that every deal adds to each row and each column of the counts; one side alone is one row. If deals differ in that, the most that one
 * adds to any cell, or to each.
 */
export type Added =
  | { readonly rows: number; readonly columns?: number }
  | { readonly rows?: undefined; readonly columns: number }
  | { readonly rows?: undefined; readonly columns?: undefined; readonly atMost: number | ((cell: number) => number) };

export function mostAdded(adds: Added, cell: number): number {
  if ('atMost' in adds) return typeof adds.atMost === 'number' ? adds.atMost : adds.atMost(cell);
  return Math.min(adds.rows ?? Infinity, adds.columns ?? Infinity);
}
