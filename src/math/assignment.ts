/**
 * Returns, for each of n rows, the column given to it so that the sum of `costs` (row-major, n · n) is least and no column is given twice. Successive
 * shortest paths with potentials, n³ steps: R. Jonker & A. Volgenant (1987), A shortest augmenting path algorithm for dense and sparse linear
 * assignment problems, doi:10.1007/BF02278710.
 */
export function assign(costs: Float64Array, n: number): Uint16Array {
  const rowPrice = new Float64Array(n);
  const columnPrice = new Float64Array(n + 1);
  /** The row of each column; column n is where a path begins. */
  const rowOf = new Int32Array(n + 1).fill(-1);
  const before = new Int32Array(n + 1);
  for (let row = 0; row < n; row++) {
    const least = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY);
    const reached = new Uint8Array(n + 1);
    rowOf[n] = row;
    let column = n;
    while (rowOf[column] >= 0) {
      reached[column] = 1;
      const from = rowOf[column];
      let step = Number.POSITIVE_INFINITY;
      let next = n;
      for (let to = 0; to < n; to++) {
        if (reached[to]) continue;
        const cost = costs[from * n + to] - rowPrice[from] - columnPrice[to];
        if (cost < least[to]) {
          least[to] = cost;
          before[to] = column;
        }
        if (least[to] < step) {
          step = least[to];
          next = to;
        }
      }
      for (let to = 0; to <= n; to++) {
        if (reached[to]) {
          rowPrice[rowOf[to]] += step;
          columnPrice[to] -= step;
        } else least[to] -= step;
      }
      column = next;
    }
    for (; column !== n; column = before[column]) rowOf[column] = rowOf[before[column]];
  }
  const given = new Uint16Array(n);
  for (let column = 0; column < n; column++) given[rowOf[column]] = column;
  return given;
}
