/** log Σ e^x of the logs given, without overflow or underflow; −∞ where all are. */
export function addLogs(...logs: readonly number[]): number {
  let most = -Infinity;
  for (const log of logs) if (log > most) most = log;
  if (most === -Infinity) return most;
  let sum = 0;
  for (const log of logs) sum += Math.exp(log - most);
  return most + Math.log(sum);
}
