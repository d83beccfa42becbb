/** Returns the exact number of ways to choose `count` of `among` things: a binomial coefficient, 0 if there are fewer. */
export function waysToChoose(among: bigint | number, count: number): bigint {
  const from = BigInt(among);
  if (from < BigInt(count)) return 0n;
  let ways = 1n;
  for (let k = 0n; k < BigInt(count); k++) ways = (ways * (from - k)) / (k + 1n);
  return ways;
}

/** Returns the same for `among`, one fewer, two fewer and so on, `turns` of them: each from the one before, by C(a − 1, k) = C(a, k)(a − k)/a. */
export function waysAmongFewer(among: bigint, count: number, turns: number): readonly bigint[] {
  const size = BigInt(count);
  let ways = waysToChoose(among, count);
  return Array.from({ length: turns }, (_, turn) => {
    const from = among - BigInt(turn);
    const now = ways;
    ways = from > size ? (ways * (from - size)) / from : 0n;
    return now;
  });
}
