/**
 * log Σ e^x of the logs given, without overflow or underflow; −∞ where all are. The largest is factored out: P. Blanchard, D. J. Higham & N. J.
 * Higham (2021), Accurately computing the log-sum-exp and softmax functions, doi:10.1093/imanum/draa038. Error below 1e-15 · max(1,
 * |log|) for up to a few terms; measured in log-sum.test.ts.
 */
export function addLogs(...logs: readonly number[]): number {
  let most = -Infinity;
  for (const log of logs) if (log > most) most = log;
  if (most === -Infinity) return most;
  let sum = 0;
  for (const log of logs) sum += Math.exp(log - most);
  return most + Math.log(sum);
}
