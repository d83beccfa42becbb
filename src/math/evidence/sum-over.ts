/** Sums the counts of one row, which starts at `row`, over the cards from `from` up to but not `to`. */
export function sumOver(counts: Float64Array, row: number, cells: Uint16Array, from: number, to: number): number {
  let sum = 0;
  for (let q = from; q < to; q++) sum += counts[row + cells[q]];
  return sum;
}
