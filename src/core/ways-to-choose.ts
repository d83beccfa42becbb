/** In how many ways `count` things can be chosen among `among`, exactly: a binomial coefficient, 0 where there are fewer. */
export function waysToChoose(among: bigint | number, count: number): bigint {
  const from = BigInt(among);
  if (from < BigInt(count)) return 0n;
  let ways = 1n;
  for (let k = 0n; k < BigInt(count); k++) ways = (ways * (from - k)) / (k + 1n);
  return ways;
}
