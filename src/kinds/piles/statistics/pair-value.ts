/** Returns Q of tables of pairs of piles one after the other, each sizes × sizes, where sizes have these chances. */
export function pairValue(counts: Float64Array, chances: Float64Array, total: number): number {
  const sizes = chances.length;
  let value = 0;
  for (let table = 0; table < counts.length; table += sizes * sizes) {
    const rows = new Float64Array(sizes);
    const columns = new Float64Array(sizes);
    for (let a = 0; a < sizes; a++) {
      for (let b = 0; b < sizes; b++) {
        const count = counts[table + a * sizes + b];
        rows[a] += count;
        columns[b] += count;
      }
    }
    for (let a = 0; a < sizes; a++) {
      for (let b = 0; b < sizes; b++) {
        const [p, q] = [chances[a], chances[b]];
        value += (counts[table + a * sizes + b] - rows[a] * q - columns[b] * p + total * p * q) ** 2 / (total * p * q);
      }
    }
  }
  return value;
}
