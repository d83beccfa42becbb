/**
 * Counts the cycles of the permutation in cells[at … at + n), in [1, n]; n is the length of the scratch `met`. Follows p → cells[at + p] until it
 * closes.
 */
export function countCycles(cells: Uint16Array, at: number, met: Uint8Array): number {
  met.fill(0);
  let cycles = 0;
  for (let start = 0; start < met.length; start++) {
    if (met[start] !== 0) continue;
    cycles++;
    for (let p = start; met[p] === 0; p = cells[at + p]) met[p] = 1;
  }
  return cycles;
}
