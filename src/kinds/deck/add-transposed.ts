/** Adds an n × n table to counts with its rows and columns exchanged: cell [i][j] to [j][i]. */
export function addTransposed(table: ArrayLike<number>, n: number, counts: Float64Array): void {
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) counts[j * n + i] += table[i * n + j];
}
