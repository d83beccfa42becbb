/**
 * Counts the ways to take `take` stones from `cells`: the vectors v with 0 ≤ v_j ≤ cells_j and sum `take`, which is 0 or more. By inclusion and
 * exclusion over the cells of which too many would be taken. So the cost does not grow with the numbers of stones but doubles with every cell.
 */
export function countRemovals(cells: readonly bigint[], take: bigint): bigint {
  let signed = new Map<bigint, bigint>([[0n, 1n]]);
  for (const cell of cells) {
    const next = new Map(signed);
    for (const [over, sign] of signed) {
      const more = over + cell + 1n;
      if (more <= take) next.set(more, (next.get(more) ?? 0n) - sign);
    }
    signed = next;
  }
  let ways = 0n;
  for (const [over, sign] of signed) ways += sign * spreads(take - over, cells.length);
  return ways;
}

/** Counts the ways to spread `stones` over `cells` cells without a limit: the binomial coefficient of stones + cells − 1 over cells − 1. */
function spreads(stones: bigint, cells: number): bigint {
  if (cells === 0) return stones === 0n ? 1n : 0n;
  let ways = 1n;
  for (let i = 1n; i < BigInt(cells); i++) ways = (ways * (stones + i)) / i;
  return ways;
}
