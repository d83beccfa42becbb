/**
 * Computes log (G + Σ weight (G_i − G)) from log G and the logs of G_i: a tail G with first-order corrections, each for one part of the law taken
 * exactly. Our own, see `multinomialLaw`. Never below the least of them, which no first-order sum may undercut, and never above 0. The sums are
 * compared with exact laws in multinomial-tails.test.ts, digits-law.test.ts.
 */
export function correctedLog(bulk: number, parts: readonly { readonly weight: number; readonly log: number }[]): number {
  const logs = [bulk, ...parts.map(({ log }) => log)];
  const most = Math.max(...logs);
  const least = Math.min(...logs);
  const gamma = Math.exp(bulk - most);
  let sum = gamma;
  for (const { weight, log } of parts) sum += weight * (Math.exp(log - most) - gamma);
  return Math.min(0, Math.max(least, sum > 0 ? most + Math.log(sum) : -Infinity));
}
